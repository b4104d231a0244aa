/// What the words of a column with few of them were found to mean, each looked up once.
struct SeenWords<Meaning> {
  /// How many are kept.
  private static var limit: Int { 500 }

  private var meanings: [String: Meaning] = [:]

  /// What a word means, by `find` when it comes for the first time.
  mutating func meaning(of word: String, find: () -> Meaning) -> Meaning {
    if let seen = meanings[word] { return seen }
    let meaning = find()
    if meanings.count < Self.limit { meanings[word] = meaning }
    return meaning
  }
}
