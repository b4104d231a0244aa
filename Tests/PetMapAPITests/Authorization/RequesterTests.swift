import PetMapAnnouncements
import PetMapAPI
import Testing

struct RequesterTests {
  let token = AdminToken("0123456789abcdef!~")

  @Test(arguments: [
    ("Basic dTpw", "u", "p"), ("bAsIc  dTpw", "u", "p"), ("Basic dTpwOng=", "u", "p:x"),
    ("Basic xbw6xYI=", "ż", "ł"),
  ])
  func `Basic credentials consist of a user and a password`(
    header: String, user: String, password: String
  ) {
    let credentials = BasicCredentials(header: header)
    #expect(credentials?.user == user)
    #expect(credentials?.password == password)
  }

  @Test func `credentials round-trip through a header`() {
    for password in ["1", "12", "123", "1234:5", "ł€🐶"] {
      let credentials = BasicCredentials(
        user: "2ed6657d-e927-568b-95e1-2665a8aea6a2", password: password)
      #expect(BasicCredentials(header: credentials.header) == credentials)
    }
  }

  @Test(arguments: [
    "", "Basic", "Basic ", "Bearer dTpw", "Basicx dTpw", "Basic dTpw=", "Basic dTp", "Basic d!pw",
    "Basic dXA=", "Basic OnA=", "Basic dTo=", "Basic ====", "Basic dT=w", "Basic /zpw",
  ])
  func `a malformed header contains no credentials`(header: String) {
    #expect(BasicCredentials(header: header) == nil)
    let problem = #expect(throws: AuthorizationProblem.self) {
      try Requester(reporter: header)
    }
    #expect(problem?.challenge.header == "Basic realm=\"petmap\"")
    #expect(problem?.code.httpStatus == 401)
  }

  @Test(arguments: [
    "0123456789abcdef!~", "Bearer 0123456789abcdef!~", "bearer  0123456789abcdef!~",
  ])
  func `the token is accepted with or without the Bearer scheme`(header: String) throws {
    #expect(try Requester.administrator(header: header, token: token) == .administrator())
    #expect(try Requester(header: header, token: token) == .administrator(.administrator()))
  }

  @Test func `an administrator with the token as the password has a name`() throws {
    let header = BasicCredentials(user: "alex", password: "0123456789abcdef!~").header
    let actor = try Requester.administrator(header: header, token: token)
    #expect(actor == .administrator("alex"))
    #expect(try Requester(header: header, token: token) == .administrator(actor))
  }

  @Test(arguments: ["0123456789abcdef!", "Bearer", "", "Token 0123456789abcdef!~", "Basic dTpw"])
  func `any other header is rejected`(header: String) {
    let problem = #expect(throws: AuthorizationProblem.self) {
      try Requester.administrator(header: header, token: token)
    }
    #expect(problem?.message == "Invalid admin token")
    #expect(problem?.challenge.header == "Bearer")
  }

  @Test func `every administrator request is rejected if there is no token`() {
    for header in ["", "Bearer ", "x"] {
      #expect(throws: AuthorizationProblem.self) {
        try Requester.administrator(header: header, token: nil)
      }
    }
  }

  @Test func `a missing header is reported`() {
    let problem = #expect(throws: AuthorizationProblem.self) {
      try Requester.administrator(header: nil, token: token)
    }
    #expect(problem?.message == "Missing Authorization header")
    let other = #expect(throws: AuthorizationProblem.self) {
      try Requester(header: nil, token: token)
    }
    #expect(other?.message == "Missing Authorization header")
  }

  @Test func `a reporter or the administrator can close an announcement`() throws {
    let expected = Requester.reporter(BasicCredentials(user: "u", password: "p"))
    #expect(try Requester(header: "Basic dTpw", token: token) == expected)
    let problem = #expect(throws: AuthorizationProblem.self) {
      try Requester(header: "Bearer wrong", token: token)
    }
    #expect(problem?.message == "Invalid admin token")
    let broken = #expect(throws: AuthorizationProblem.self) {
      try Requester(header: "Basic x", token: token)
    }
    #expect(broken?.reason == .badCredentials)
  }

  @Test(arguments: [
    "", "0123456789abcde", "0123456789 abcdef", "0123456789abcdé__", "0123456789abcdef\n",
  ])
  func `a weak or malformed token is rejected`(text: String) {
    #expect(AdminToken(text) == nil)
  }
}
