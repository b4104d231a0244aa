import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

/// What happens with a report that is sent with the form.
extension Service {
  func submit(
    _ submission: ReportSubmission, _ today: CalendarDate, _ call: Call
  ) throws(ServiceError) -> Response {
    let problems = submission.form(today: today).problemsOfSubmission(today: today)
    if let first = problems.first {
      var submission = submission
      submission.step = first.field.step
      return step(submission, call, messages(problems, submission, call), status: 400)
    }
    let share = limiters.take(.creates, for: call.head.network, at: environment.now())
    if let share, !share.isAllowed { return failed(share.refusal, submission, call) }
    do throws(ServiceError) {
      return try created(submission, today, call).adding(share?.fields ?? [])
    } catch {
      return failed(error, submission, call).adding(share?.fields ?? [])
    }
  }

  /// Creates the announcement once for each key, and publishes its photo.
  private func created(
    _ submission: ReportSubmission, _ today: CalendarDate, _ call: Call
  ) throws(ServiceError) -> Response {
    guard let body = submission.form(today: today).body(today: today),
      let key = CreationKey(submission.key, body: body.bytes)
    else { throw FormReceiver.malformed }
    let draft = try draft(body, today: today)
    let network = PeerNetwork(address: call.head.peer).reporterText
    return try CreationAttempt(key.digest, of: creations).run(bodyDigest: key.bodyDigest) {
      () throws(ServiceError) in
      let created = try store(draft, key, network)
      let sent = sentPage(
        created.id, created.password.digits, created.token, key: submission.key, call)
      if draft.confirmsNoPhoto { return page(sent.summary(created.announcement), to: call) }
      return finish(sent, submission.photoToken, call)
    }
  }

  /// Returns the last step's page after a failure, filled in with everything that was entered.
  private func failed(_ error: ServiceError, _ submission: ReportSubmission, _ call: Call)
    -> Response
  {
    let language = call.head.pageLanguage
    let status = error.code.httpStatus
    var submission = submission
    let field = submission.kind.fields.first { $0.inputName == error.field }
    switch error.code {
    case .conflict:
      submission.step = .microchip
      let problem = language(Phrase.chipAlreadyReported)
      return step(submission, call, [.microchip: problem], status: status)
    case .idempotencyKeyReused:
      submission.key = newToken()
    default:
      if let field {
        submission.step = field.step
        return step(submission, call, [field: language(field.info.error)], status: status)
      }
    }
    return step(
      submission, call, failure: (language(.notStored), error.reason(language)), status: status,
      headers: error.headers)
  }

  /// Publishes the photo of a created report, and returns the summary. If there is no photo, the
  /// page asks for one.
  private func finish(_ sent: SentPage, _ token: String?, _ call: Call) -> Response {
    // After a repeated submission, the photo has already been published.
    if let announcement = live.managed(sent.id), announcement.photoUrl != nil {
      return page(sent.summary(announcement), to: call)
    }
    guard let token, let photo = pendingPhotos.photo(token, at: environment.now()) else {
      return page(sent.photo(), to: call)
    }
    let announcement: Announcement
    do throws(ServiceError) {
      announcement = try publish(photo, of: sent.id, from: call.head)
    } catch {
      return photoFailed(error, sent, call, pending: token)
    }
    pendingPhotos.remove(token)
    return page(sent.summary(announcement), to: call)
  }

  /// Returns the pages of a report that was created.
  func sentPage(
    _ id: AnnouncementID, _ password: String, _ token: ManagementToken?, key: String, _ call: Call
  ) -> SentPage {
    let base = FeatureWriter(call.head).base
    return SentPage(
      id: id, password: password, link: token.map { ManagementLink($0, base: base) }, key: key,
      isReviewed: environment.reviewsReports, language: call.head.pageLanguage,
      formToken: formToken(call), base: base, pictures: environment.pictures,
      matches: { [self] in matchesPanel($0, call.head.pageLanguage, isForReporter: true) },
      shown: { [self] in live.isPublished($0) ? live.managed($0) : nil },
      alerts: alertControls(call.head.pageLanguage))
  }

  private func photoFailed(
    _ error: ServiceError, _ sent: SentPage, _ call: Call, pending: String? = nil
  ) -> Response {
    let language = call.head.pageLanguage
    let problem = error.code.photoProblem(language)
    let failure: (String, String)? =
      problem == nil ? (language(.notStored), error.reason(language)) : nil
    return page(
      sent.photo(problem: problem, failure: failure, pending: pending), to: call,
      status: error.code.httpStatus, headers: error.headers)
  }

  func addPhoto(_ form: SubmittedForm, _ call: Call) throws(ServiceError) -> Response {
    let credentials = FormCredentials(form.fields)
    let id: AnnouncementID
    do throws(ServiceError) {
      id = try checkPassword(credentials.password, of: credentials.id, from: call.head.peer)
    } catch {
      return credentialsRefused(error, credentials, call)
    }
    let key = form.fields[ReportSubmission.Name.key] ?? ""
    // The token is only shown again, so it need not be that of the report.
    let token = form.fields[SentPage.Name.token].flatMap { ManagementToken($0) }
    let sent = sentPage(id, credentials.password, token, key: key, call)
    switch form.photo {
    case .refused(let error): return photoFailed(error, sent, call)
    case .file(let bytes):
      do throws(ServiceError) {
        let announcement = try publish(
          prepared(bytes, from: call.head), of: id, from: call.head)
        return page(sent.summary(announcement), to: call)
      } catch {
        return photoFailed(error, sent, call)
      }
    case .none:
      let kept = form.fields[ReportSubmission.Name.photo] ?? ""
      if live.managed(id)?.photoUrl == nil, pendingPhotos.photo(kept, at: environment.now()) == nil
      {
        let problem = call.head.pageLanguage(Phrase.required)
        return page(sent.photo(problem: problem), to: call, status: 400)
      }
      return finish(sent, kept, call)
    }
  }
}
