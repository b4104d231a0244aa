// Where things lie in memory, in bytes, and what numbers mean: read by Swift here and by the page, for
// which tools/wasm makes schema.js of these lines. So each is `let name = number` and nothing else.

// Results: memory of the caller's that a call writes its results to.
let resultNumbers = 0
let resultAddress = 64
let resultCapacity = 68
let resultCount = 72
let resultSize = 80

// What a call answers: done, or a problem whose words are the result's bytes.
let done = 0
let refused = 1

// A cluster. Its name is 64 times the index of its own pin, twice its deepest zoom, and 1 when all of
// its pins have the same coordinate. In supercluster's way it stands on the unit square of Web Mercator,
// its name is that of the child it was made of, and the number is supercluster's id.
let rowLongitude = 0
let rowLatitude = 8
let rowName = 16
let rowCount = 20
let rowMissing = 24
let rowFound = 28
let rowNumber = 32
let rowSize = 40

// Changes of clusters.
let insertPin = 0
let removePin = 1
let movePin = 2
let recountPin = 3
