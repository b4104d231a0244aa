// What a call leaves for the page to read: three lists, valid until the next call.

nonisolated(unsafe) var answerBytes: [UInt8] = []
nonisolated(unsafe) var answerIntegers: [UInt32] = []
nonisolated(unsafe) var answerNumbers: [Double] = []

/// Where the bytes lie.
@_expose(wasm, "answerBytes") @_cdecl("petmap_answer_bytes")
func exportAnswerBytes() -> UnsafePointer<UInt8>? {
  answerBytes.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes there are.
@_expose(wasm, "answerByteCount") @_cdecl("petmap_answer_byte_count")
func exportAnswerByteCount() -> Int32 { Int32(answerBytes.count) }

/// Where the whole numbers lie.
@_expose(wasm, "answerIntegers") @_cdecl("petmap_answer_integers")
func exportAnswerIntegers() -> UnsafePointer<UInt32>? {
  answerIntegers.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many whole numbers there are.
@_expose(wasm, "answerIntegerCount") @_cdecl("petmap_answer_integer_count")
func exportAnswerIntegerCount() -> Int32 { Int32(answerIntegers.count) }

/// Where the numbers lie.
@_expose(wasm, "answerNumbers") @_cdecl("petmap_answer_numbers")
func exportAnswerNumbers() -> UnsafePointer<Double>? {
  answerNumbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many numbers there are.
@_expose(wasm, "answerNumberCount") @_cdecl("petmap_answer_number_count")
func exportAnswerNumberCount() -> Int32 { Int32(answerNumbers.count) }

/// Frees what large answers hold.
@_expose(wasm, "forgetAnswer") @_cdecl("petmap_forget_answer")
func exportForgetAnswer() {
  answerBytes = []
  answerIntegers = []
  answerNumbers = []
}
