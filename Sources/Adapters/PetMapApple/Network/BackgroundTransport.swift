#if canImport(Darwin)
  public import Foundation
  public import PetMapAPI
  import Synchronization

  /// A transport whose uploads continue while the app is suspended, and after the system ended it.
  ///
  /// Requests of at least ``backgroundSize`` bytes, which are those with a photo, are sent by a
  /// background session; all others by a ``URLSessionTransport``. If an app that was ended sends the
  /// same upload again, it joins the one that is still running, or gets the response that has
  /// arrived in the meantime, so that a photo is not sent twice.
  ///
  /// ```swift
  /// let transport = BackgroundTransport(
  ///   identifier: "org.example.pets.uploads", folder: .applicationSupportDirectory)
  /// let client = APIClient(base: base, transport: transport)
  /// // In the app's body, so that the system can start it when an upload has ended:
  /// WindowGroup { RootView() }
  ///   .backgroundTask(.urlSession("org.example.pets.uploads")) {
  ///     await transport.eventsHandled()
  ///   }
  /// ```
  ///
  /// Without a connection, an upload waits for one, for up to a day. Background sessions follow
  /// redirects by themselves.
  public final class BackgroundTransport: StreamingTransport {
    /// The minimum size in bytes of a request that is sent in the background: 16 KiB.
    public static let backgroundSize = 16_384

    private let foreground = URLSessionTransport()
    private let uploads: Uploads
    private let session: URLSession

    /// Creates the transport. Create one per app, when it starts.
    ///
    /// - Parameters:
    ///   - identifier: The name of the background session, unique to the app.
    ///   - folder: A folder for the bodies of uploads. A folder named like the session is created in
    ///     it, which is not backed up and can be read only after the device was first unlocked.
    public init(identifier: String, folder: URL) {
      let configuration = URLSessionConfiguration.background(withIdentifier: identifier)
      configuration.isDiscretionary = false
      configuration.sessionSendsLaunchEvents = true
      configuration.timeoutIntervalForResource = 24 * 60 * 60
      configuration.urlCache = nil
      configuration.httpCookieStorage = nil
      uploads = Uploads(folder: folder.appendingPathComponent(identifier, isDirectory: true))
      session = URLSession(configuration: configuration, delegate: uploads, delegateQueue: nil)
    }

    /// Sends a request and returns the complete response.
    public func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse {
      try await send(request) { _ in }
    }

    /// Sends a request, reports the progress of the upload, and returns the complete response.
    public func send(
      _ request: ClientRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws(TransportError) -> ClientResponse {
      guard request.body.count >= Self.backgroundSize else {
        return try await foreground.send(request, progress: progress)
      }
      let name = UploadName(request)
      let running = await session.allTasks.first { UploadName($0)?.isSameUpload(as: name) == true }
      if let running {
        return try await uploads.response(to: running, name, progress: progress)
      }
      if let response = uploads.takeResponse(to: name) { return response }
      let task = session.uploadTask(
        with: try URLSessionTransport.message(request),
        fromFile: try uploads.store(request.body, name))
      task.taskDescription = name.text
      return try await uploads.response(to: task, name, progress: progress)
    }

    /// Sends a request and passes on the body of a response with status 2xx, line by line.
    public func stream(
      _ request: ClientRequest, receive: @escaping @Sendable ([UInt8]) -> Void
    ) async throws(TransportError) -> ClientResponse {
      try await foreground.stream(request, receive: receive)
    }

    /// Waits until the events are handled for which the system has started the app.
    public func eventsHandled() async { await uploads.eventsHandled() }
  }

  /// The name of an upload, which its task keeps across starts of the app.
  private struct UploadName {
    /// The name of the file with the body, the size of the body, and the URL, separated by spaces.
    let text: String
    let file: String

    init(_ request: ClientRequest) {
      file = UUID().uuidString
      text = "\(file) \(request.body.count) \(request.url)"
    }

    init?(_ task: URLSessionTask) {
      guard let text = task.taskDescription, let end = text.firstIndex(of: " ") else { return nil }
      self.text = text
      file = String(text[..<end])
    }

    /// The size and the URL. The same photo makes a body of the same size each time, although its
    /// boundary differs.
    var upload: Substring { text.dropFirst(file.count) }

    func isSameUpload(as other: UploadName) -> Bool { upload == other.upload }
  }

  /// The uploads of a background session.
  private final class Uploads: NSObject, URLSessionDataDelegate, Sendable {
    private struct State {
      var bodies: [Int: Data] = [:]
      var waiting: [Int: [Waiting]] = [:]
      /// The results of tasks that ended before anything waited for them, since the app was started.
      var results: [Int: Result<ClientResponse, TransportError>] = [:]
      var areEventsHandled = false
      var waitingForEvents: [CheckedContinuation<Void, Never>] = []
    }

    private struct Waiting {
      let progress: @Sendable (TransferProgress) -> Void
      let resume: @Sendable (Result<ClientResponse, TransportError>) -> Void
    }

    /// A response that arrived while nothing waited for it.
    private struct KeptResponse: Codable {
      let status: Int
      let headers: [String: String]
      let body: Data
    }

    private let folder: URL
    private let state = Mutex(State())

    init(folder: URL) { self.folder = folder }

    // MARK: Files

    /// Stores the body of an upload and returns its file.
    func store(_ body: [UInt8], _ name: UploadName) throws(TransportError) -> URL {
      var folder = folder
      let file = folder.appendingPathComponent(name.file)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try folder.setResourceValues(values)
        try Data(body).write(to: file, options: .completeFileProtectionUntilFirstUserAuthentication)
      } catch {
        throw .failed(cause: "cannot store the upload: \(error.localizedDescription)")
      }
      return file
    }

    private var responses: URL { folder.appendingPathComponent("responses.json") }

    private func keptResponses() -> [String: KeptResponse] {
      guard let data = try? Data(contentsOf: responses) else { return [:] }
      return (try? JSONDecoder().decode([String: KeptResponse].self, from: data)) ?? [:]
    }

    private func keep(_ kept: [String: KeptResponse]) {
      guard let data = try? JSONEncoder().encode(kept) else { return }
      try? data.write(
        to: responses, options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
    }

    /// Removes and returns the response to an upload that ended while nothing waited for it.
    func takeResponse(to name: UploadName) -> ClientResponse? {
      state.withLock { _ in takeKept(name) }
    }

    /// Like ``takeResponse(to:)``, while the lock is held.
    private func takeKept(_ name: UploadName) -> ClientResponse? {
      var kept = keptResponses()
      guard let response = kept.removeValue(forKey: String(name.upload)) else { return nil }
      keep(kept)
      return ClientResponse(
        status: response.status,
        headers: response.headers.map { HTTPHeader($0.key, $0.value) },
        body: Array(response.body))
    }

    // MARK: Waiting

    /// Starts or joins a task, and returns its response.
    func response(
      to task: URLSessionTask, _ name: UploadName,
      progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws(TransportError) -> ClientResponse {
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation {
          (continuation: CheckedContinuation<Result<ClientResponse, TransportError>, Never>) in
          let ended = state.withLock { state -> Result<ClientResponse, TransportError>? in
            // A task that was running before may have ended by now.
            if let result = state.results.removeValue(forKey: task.taskIdentifier) { return result }
            if let response = takeKept(name) { return .success(response) }
            state.waiting[task.taskIdentifier, default: []].append(
              Waiting(progress: progress) { continuation.resume(returning: $0) })
            return nil
          }
          if let ended { return continuation.resume(returning: ended) }
          task.resume()
        }
      } onCancel: {
        task.cancel()
      }
      return try result.get()
    }

    func eventsHandled() async {
      await withCheckedContinuation { continuation in
        let areHandled = state.withLock { state in
          if !state.areEventsHandled { state.waitingForEvents.append(continuation) }
          return state.areEventsHandled
        }
        if areHandled { continuation.resume() }
      }
    }

    // MARK: URLSessionDataDelegate

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
      totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
      let progress = TransferProgress(
        sent: Int(totalBytesSent), total: Int(totalBytesExpectedToSend))
      let waiting = state.withLock { $0.waiting[task.taskIdentifier] ?? [] }
      for one in waiting { one.progress(progress) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      state.withLock { $0.bodies[dataTask.taskIdentifier, default: Data()].append(data) }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      let identifier = task.taskIdentifier
      let name = UploadName(task)
      if let name {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name.file))
      }
      let body = state.withLock { $0.bodies.removeValue(forKey: identifier) ?? Data() }
      let result: Result<ClientResponse, TransportError>
      if let error {
        result = .failure(URLSessionTransport.error(error))
      } else if let response = task.response {
        result = Result { () throws(TransportError) in
          try URLSessionTransport.response(response, body: Array(body))
        }
      } else {
        result = .failure(.failed(cause: "no response"))
      }
      let waiting = state.withLock { state -> [Waiting] in
        if let waiting = state.waiting.removeValue(forKey: identifier) { return waiting }
        if let name, case .success(let response) = result {
          var kept = keptResponses()
          kept[String(name.upload)] = KeptResponse(
            status: response.status,
            headers: Dictionary(
              response.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
            body: Data(response.body))
          keep(kept)
        } else {
          state.results[identifier] = result
        }
        return []
      }
      for one in waiting { one.resume(result) }
    }

    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
      let waiting = state.withLock { state in
        state.areEventsHandled = true
        defer { state.waitingForEvents = [] }
        return state.waitingForEvents
      }
      for continuation in waiting { continuation.resume() }
    }
  }
#endif
