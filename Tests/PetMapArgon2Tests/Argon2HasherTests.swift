import PetMapArgon2
import PetMapAnnouncements
import Testing

struct Argon2HasherTests {
  /// Low costs for tests in debug builds.
  private let hasher = Argon2Hasher(kibibytes: 64, passes: 1)

  /// Hashes created with Debian's `argon2` 0~20171227; the first is also in the reference
  /// implementation's tests.
  private static let reference = [
    "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$PL01amPyeUuxG7H0vIr5X+qHkZvWnHmGBGXFYvh8z2E",
  ]

  @Test(arguments: reference)
  func `a hash created by another program is verified`(_ hash: String) throws {
    #expect(try Argon2Hasher().matches("password", PasswordHash(text: hash)))
    #expect(try !Argon2Hasher().matches("passwore", PasswordHash(text: hash)))
  }

  @Test func `the hash contains the default costs`() throws {
    let hash = try Argon2Hasher().hash("482913")
    #expect(hash.text.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
  }

  @Test(arguments: ["482913", "", "żółw 🐢", "a\u{0}b"])
  func `a hash matches only its own password`(_ password: String) throws {
    let hash = try hasher.hash(password)
    #expect(try hasher.matches(password, hash))
    #expect(try !hasher.matches(password + "0", hash))
    #expect(try !hasher.matches("a", hash))
  }

  @Test func `two hashes of the same password have different salts`() throws {
    let hashes = try [hasher.hash("482913"), hasher.hash("482913")]
    #expect(hashes[0] != hashes[1])
    #expect(try hasher.matches("482913", hashes[1]))
  }

  @Test(arguments: [
    "", "482913", "$argon2id$v=19$m=64,t=1,p=1$c2FsdA", "$argon2i$v=19$m=64,t=1,p=1$",
  ])
  func `no password matches a string that is not a hash`(_ text: String) {
    #expect(throws: PasswordHashingError.unknownHash) {
      try hasher.matches("", PasswordHash(text: text))
    }
  }
}
