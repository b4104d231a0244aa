#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A PostgreSQL server for tests, on a Unix socket in a short directory under `/tmp`. It is stopped
/// when its last reference is released.
///
/// PostgreSQL refuses to run as root, so a process that runs as root starts it as `nobody`.
///
/// Unchecked: tests start and stop a server on one thread, and otherwise read only addresses.
package final class PostgresCluster: @unchecked Sendable {
  /// The directory of the server's programs.
  package static let programs = "/usr/lib/postgresql/15/bin/"
  private let directory = TemporaryDirectory()
  private var server: QuietProgram?
  /// The directory of the server's socket.
  package var host: String { directory.path }

  /// Whether the server's programs are installed.
  package static var isAvailable: Bool { unsafe access(programs + "initdb", X_OK) == 0 }

  /// - Parameter settings: Lines for `postgresql.conf`.
  package init(_ settings: [String] = [], encoding: String = "UTF8") {
    let data = makeDataDirectory()
    Self.run([
      Self.programs + "initdb", "--pgdata", data, "--username", "petmap", "--auth", "trust",
      "--encoding", encoding, "--no-locale", "--no-sync",
    ])
    configure(settings)
    start()
  }

  /// Creates a streaming standby.
  package init(standbyOf primary: PostgresCluster) {
    let data = makeDataDirectory()
    Self.run([
      Self.programs + "pg_basebackup", "--pgdata", data, "--host", primary.host, "--username",
      "petmap", "--write-recovery-conf", "--checkpoint", "fast", "--no-sync",
    ])
    configure(["primary_conninfo = 'host=\(primary.host) user=petmap'"])
    start()
  }

  private func makeDataDirectory() -> String {
    let data = directory.file("data")
    guard unsafe mkdir(data, 0o700) == 0 else { fatalError("no directory for the cluster") }
    if getuid() == 0 {
      for path in [directory.path, data] { unsafe _ = chown(path, Self.nobody, Self.nogroup) }
    }
    return data
  }

  private func configure(_ settings: [String]) {
    // Acknowledged writes need not survive a power failure in tests.
    let lines =
      [
        "listen_addresses = ''", "unix_socket_directories = '\(directory.path)'", "fsync = off",
        "log_min_messages = panic", "max_connections = 500", "shared_buffers = 64MB",
      ] + settings
    let path = directory.file("data/postgresql.auto.conf")
    let text = Array(lines.joined(separator: "\n").utf8) + [0x0A]
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard unsafe write(file, text, text.count) == text.count else { fatalError("no settings") }
    close(file)
  }

  /// Makes a standby the primary of a new timeline.
  package func promote() { run("SELECT pg_promote()") }

  deinit { kill(SIGQUIT) }

  private static let nobody: uid_t = 65534
  private static let nogroup: gid_t = 65534

  /// The arguments that run a program as `nobody` if this process runs as root.
  private static var prefix: [String] {
    getuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"] : []
  }

  private static func start(_ command: [String]) -> QuietProgram { QuietProgram(prefix + command) }

  private static func run(_ command: [String]) {
    guard start(command).wait() == 0 else { fatalError("failed: \(command)") }
  }

  /// Starts the server and waits until it accepts connections.
  package func start() {
    server = Self.start([Self.programs + "postgres", "-D", directory.file("data")])
    for _ in 0..<200 {
      if Self.start([Self.programs + "pg_isready", "-h", host]).wait() == 0 { return }
      usleep(50_000)
    }
    fatalError("the server does not start")
  }

  /// Terminates the server's processes. SIGQUIT terminates them immediately, like a crash.
  package func kill(_ signal: Int32 = SIGQUIT) {
    server?.kill(signal)
    server?.wait()
    server = nil
  }

  /// Suspends or resumes all processes of the server. A suspended server hangs without closing its
  /// connections.
  package func signal(_ signal: Int32) {
    guard let server = server?.identifier else { return }
    for process in [server] + Self.children(of: server) { sendSignal(process, signal) }
  }

  private static func children(of parent: pid_t) -> [pid_t] {
    guard let file = unsafe fopen("/proc/\(parent)/task/\(parent)/children", "r") else { return [] }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
      .compactMap { pid_t($0) }
  }

  /// Runs SQL statements in a database with psql.
  package func run(_ statements: String, in database: String = "postgres") {
    Self.run([
      Self.programs + "psql", "-h", host, "-U", "petmap", "-v", "ON_ERROR_STOP=1", "-c", statements,
      database,
    ])
  }

  /// Creates a database.
  ///
  /// - Returns: The address of the database.
  package func database(_ name: String) -> String {
    run("CREATE DATABASE \(name) TEMPLATE template0")
    return address(of: name)
  }

  /// Returns the address of a database.
  package func address(of database: String) -> String {
    "postgres://petmap@/\(database)?host=\(host)"
  }

  /// Returns the address of a database on one of several servers.
  package static func address(of database: String, on clusters: [PostgresCluster]) -> String {
    "postgres://petmap@/\(database)?host=" + clusters.map(\.host).joined(separator: ",")
  }

  /// A server shared by tests, each of which has its own database. It is stopped at process exit.
  package static let shared: PostgresCluster = {
    let cluster = PostgresCluster()
    atexit { PostgresCluster.shared.end() }
    return cluster
  }()

  /// Stops the server and removes its files.
  private func end() {
    kill(SIGQUIT)
    directory.remove()
  }
}

/// The system's function, which methods named `kill` hide.
func sendSignal(_ identifier: pid_t, _ signal: Int32) { _ = kill(identifier, signal) }
