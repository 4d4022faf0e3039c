import SwiftUI
import Testing

#if canImport(AmbientTesting)
import Ambient
#endif

@MainActor
@Suite struct Actions {
  private let record = Record()
  private let page: URL

  init() throws { page = try #require(URL(string: "page:1")) }

  @Test func `openURL reports true if the handler handles the URL`() {
    #expect(opening(page) { _ in .handled } == ["asked for page:1", "true"])
  }

  @Test func `openURL reports false if the handler discards the URL`() {
    #expect(opening(page) { _ in .discarded } == ["asked for page:1", "false"])
  }

  @Test func `openURL can be called without a completion handler`() {
    let (record, open) = (record, Handle<OpenURLAction>())
    let stage = Stage {
      Giver(\.openURL, open)
        .environment(
          \.openURL,
          OpenURLAction { url in
            record("asked for \(url)")
            return .discarded
          }
        )
    }
    open.value?(page)
    stage.close()
    #expect(record.takeLines() == ["asked for page:1"])
  }

  @Test func `openURL calls only the nearest handler`() {
    let record = record
    let opened = opening(page) { _ in
      record("asked further out")
      return .handled
    } around: { content in
      content.environment(\.openURL, OpenURLAction { _ in .discarded })
    }
    #expect(opened == ["false"])
  }

  // With Apple's SwiftUI, the system would really open the URLs that these tests pass to it.
  #if canImport(AmbientTesting)
  @Test func `openURL passes the URL to the system if the handler requests it`() {
    #expect(
      opening(page) { _ in .systemAction }
        == ["asked for page:1", "the system opens page:1", "true"]
    )
  }

  @Test func `openURL passes another URL to the system if the handler returns one`() throws {
    let other = try #require(URL(string: "page:2"))
    #expect(
      opening(page) { _ in .systemAction(other) }
        == ["asked for page:1", "the system opens page:2", "true"]
    )
  }

  @Test func `openURL passes the URL to the system if there is no handler`() {
    #expect(opening(page) == ["the system opens page:1", "true"])
  }
  #endif

  @Test func `The system refuses a file URL, but a handler may accept it`() {
    let file = URL(filePath: "/page")
    #expect(opening(file) == ["false"])
    #expect(opening(file) { _ in .systemAction } == ["asked for file:///page", "false"])
    #expect(opening(file) { _ in .handled } == ["asked for file:///page", "true"])
  }

  @Test func `The refresh action is nil if no ancestor is refreshable`() throws {
    let refresh = Handle<RefreshAction?>()
    let stage = Stage {
      Giver(\.refresh, refresh)
      Text("refreshable").refreshable {}
    }
    let action = try #require(refresh.value)
    #expect(action == nil)
    stage.close()
  }

  @Test func `The refresh action runs the closure of the nearest refreshable view`() async throws {
    let (record, refresh) = (record, Handle<RefreshAction?>())
    let stage = Stage {
      Giver(\.refresh, refresh)
        .refreshable {
          await Task.yield()
          record("near")
        }
        .refreshable { record("far") }
    }
    let action = try #require(refresh.value ?? nil)
    await action()
    #expect(record.takeLines() == ["near"])
    stage.close()
  }

  /// Opens a URL below a handler and returns the recorded lines.
  private func opening(
    _ url: URL,
    handler: ((URL) -> OpenURLAction.Result)? = nil,
    around: (Giver<OpenURLAction>) -> some View = { $0 }
  ) -> [String] {
    let (record, open) = (record, Handle<OpenURLAction>())
    let stage = Stage {
      around(Giver(\.openURL, open)).handlingURLs(handler, record).recordingSystem(record)
    }
    open.value?(url) { accepted in record("\(accepted)") }
    stage.close()
    return record.takeLines()
  }
}

extension View {
  /// Sets a handler in the environment if the handler is not nil.
  @ViewBuilder fileprivate func handlingURLs(
    _ handler: ((URL) -> OpenURLAction.Result)?,
    _ record: Record
  ) -> some View {
    if let handler {
      environment(
        \.openURL,
        OpenURLAction { url in
          record("asked for \(url)")
          return handler(url)
        }
      )
    } else {
      self
    }
  }

  /// Records the URLs that are left to the system.
  fileprivate func recordingSystem(_ record: Record) -> some View {
    #if canImport(AmbientTesting)
    environment(
      \.urlOpener,
      URLOpener { url, completion in
        record("the system opens \(url)")
        completion(true)
      }
    )
    #else
    self
    #endif
  }
}
