import AmbientTesting
import SwiftUI
import Testing

@testable import Chat

@MainActor
private final class ManualService: ChatService {
  nonisolated let events: AsyncStream<ChatEvent>
  private let continuation: AsyncStream<ChatEvent>.Continuation
  var sent: [String] = []
  var fails = false

  struct Offline: Error {}

  nonisolated init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  func emit(_ event: ChatEvent) { continuation.yield(event) }

  func send(_ text: String) async throws {
    if fails { throw Offline() }
    sent.append(text)
  }
}

@MainActor
@Suite struct ChatTests {
  private let service = ManualService()
  private let day = Date(timeIntervalSince1970: 1_700_000_000)

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.timeZone = .gmt
    environment.calendar = Calendar(identifier: .gregorian)
    environment.calendar.timeZone = .gmt
    return environment
  }

  private func makeHost() -> TestHost {
    let messages = [
      Message(id: 1, sender: "Ada", isMine: false, text: "Hi!", sent: day),
      Message(
        id: 2,
        sender: "Me",
        isMine: true,
        text: "See **you**",
        sent: day + 86_400,
        reactions: ["👍": 1, "😂": 3]
      ),
    ]
    let model = ChatModel(messages: messages, service: service)
    return TestHost(environment: environment) { ChatView(model: model) }
  }

  private func write(_ text: String, in host: TestHost) {
    host.find(.textField, "Message").type(text)
    host.find(.button, "Send").tap()
  }

  @Test func `Messages are grouped by day`() {
    let host = makeHost()
    #expect(host.findAll(.heading).map(\.name) == ["14 November", "15 November"])
    #expect(host.findAll(.group).count == 2)
    #expect(host.find(.text, "See you").exists)
  }

  @Test func `Reactions are sorted by their counts, and a tap adds one to a count`() {
    let host = makeHost()
    let reactions = { host.findAll(.text).map(\.name).filter { $0.contains(/\s\d$/) } }
    #expect(reactions() == ["😂 3", "👍 1"])
    host.find(.text, "See you").perform(.showMenu)
    let bodies = host.bodies { host.find(.button, "👍").tap() }
    #expect(reactions() == ["😂 3", "👍 2"])
    #expect(bodies == ["BubbleView"])
  }

  @Test func `A sent message appears, and clears the field`() async {
    let host = makeHost()
    #expect(!host.find(.button, "Send").isEnabled)
    write("  On my way ", in: host)
    #expect(host.find(.text, "On my way").exists)
    #expect(host.find(.textField, "Message").value == nil)
    await host.settle { service.sent == ["On my way"] }
    host.find(.textField, "Message").type("Soon")
    host.find(.textField, "Message").submit()
    #expect(host.find(.text, "Soon").exists)
  }

  @Test func `A message that fails can be sent again`() async {
    service.fails = true
    let host = makeHost()
    write("Hello?", in: host)
    await host.settle { !host.findAll(.button, "Not delivered. Try again").isEmpty }
    service.fails = false
    host.find(.button, "Not delivered. Try again").tap()
    await host.settle { service.sent == ["Hello?"] }
    #expect(host.findAll(.button, "Not delivered. Try again").isEmpty)
  }

  @Test func `The typing indicator shows until the message arrives`() async {
    let host = makeHost()
    service.emit(.typing(sender: "Ada"))
    await host.settle { !host.findAll(.element, "Ada is typing").isEmpty }
    service.emit(.message(sender: "Ada", text: "Ready", date: day + 90_000))
    await host.settle { !host.findAll(.text, "Ready").isEmpty }
    #expect(host.findAll(.element, "Ada is typing").isEmpty)
  }

  @Test func `The up arrow key brings back the last message`() {
    let host = makeHost()
    host.focus("Message")
    host.press(key: .upArrow)
    #expect(host.find(.textField, "Message").value == "See **you**")
    host.press(key: .return, modifiers: .command)
    #expect(host.findAll(.text, "See you").count == 2)
  }

  @Test func `A message is sent with its attachment`() {
    let host = makeHost()
    host.find(.button, "Attach").tap()
    host.find(.button, "Place").tap()
    #expect(host.find(.button, "Send").isEnabled)
    host.find(.button, "Remove the attachment").tap()
    #expect(!host.find(.button, "Send").isEnabled)
    host.find(.button, "Attach").tap()
    host.find(.button, "Place").tap()
    write("Here", in: host)
    #expect(host.findAll(.text, "Lisbon").count == 1)
    #expect(host.findAll(.button, "Remove the attachment").isEmpty)
  }

  @Test func `The newest message is visible on a screen`() async {
    let messages = (1...60).map { number in
      Message(id: number, sender: "Ada", isMine: false, text: "Number \(number)", sent: day)
    }
    let model = ChatModel(messages: messages, service: service)
    let host = TestHost(size: CGSize(width: 320, height: 480)) { ChatView(model: model) }
    #expect(host.find(.text, "Number 60").exists)
    #expect(host.findAll(.text, "Number 1").isEmpty)
    service.emit(.message(sender: "Ada", text: "Newest", date: day))
    await host.settle { !host.findAll(.text, "Newest").isEmpty }
  }

  @Test func `Words in a flow layout wrap on a narrow screen`() {
    let host = TestHost(size: CGSize(width: 60, height: 200)) {
      FlowLayout(spacing: 4) {
        ForEach(1..<4) { Text("Word\($0)") }
      }
    }
    func tops() -> [CGFloat] {
      ["Word1", "Word2", "Word3"].compactMap { host.frame(of: $0)?.minY }
    }
    #expect(Set(tops()).count == 3)
    host.size = CGSize(width: 400, height: 200)
    #expect(Set(tops()).count == 1)
  }

  @Test func `The heading of a day disappears with the last message of the day`() {
    let host = makeHost()
    host.find(.text, "Hi!").perform(.showMenu)
    host.find(.button, "Delete").tap()
    #expect(host.findAll(.text, "Hi!").isEmpty)
    #expect(host.findAll(.heading).map(\.name) == ["15 November"])
  }

  @Test func `A chosen file is attached with its name and size`() throws {
    let host = makeHost()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(count: 2000).write(to: file)
    host.find(.button, "Attach").tap()
    host.find(.button, "File").tap()
    host.choose(files: [file])
    #expect(host.find(.text, "\(file.lastPathComponent), 2 kB").exists)
    host.find(.button, "Send").tap()
    #expect(host.findAll(.text, "\(file.lastPathComponent), 2 kB").count == 1)
    #expect(host.findAll(.button, "Remove the attachment").isEmpty)
  }

  @Test func `No file is attached if the file dialog fails`() {
    let host = makeHost()
    host.find(.button, "Attach").tap()
    host.find(.button, "File").tap()
    host.failFileDialog(with: CocoaError(.fileReadNoPermission))
    #expect(host.findAll(.button, "Remove the attachment").isEmpty)
    #expect(!host.find(.button, "Send").isEnabled)
  }

  @Test func `A new message scrolls to the end after the user has scrolled away`() async {
    let messages = (1...60).map { number in
      Message(id: number, sender: "Ada", isMine: false, text: "Number \(number)", sent: day)
    }
    let model = ChatModel(messages: messages, service: service)
    let host = TestHost(size: CGSize(width: 320, height: 480)) { ChatView(model: model) }
    host.scroll(to: .zero)
    #expect(host.find(.text, "Number 1").exists)
    #expect(host.findAll(.text, "Number 60").isEmpty)
    host.scroll(.down)
    #expect(host.findAll(.text, "Number 1").isEmpty)
    service.emit(.message(sender: "Ada", text: "Newest", date: day))
    await host.settle { !host.findAll(.text, "Newest").isEmpty }
    let frame = host.frame(of: "Newest") ?? .zero
    let field = host.find(.textField, "Message").node.flatMap { host.frame(of: $0.element) }
    #expect(frame.maxY <= field?.minY ?? 0)
  }

  @Test func `A sent message is visible above the field`() {
    let messages = (1...40).map { number in
      Message(id: number, sender: "Ada", isMine: false, text: "Number \(number)", sent: day)
    }
    let model = ChatModel(messages: messages, service: service)
    let host = TestHost(size: CGSize(width: 320, height: 480)) { ChatView(model: model) }
    host.scroll(.up)
    #expect(host.findAll(.text, "Number 40").isEmpty)
    write("Hello", in: host)
    let field = host.find(.textField, "Message").node.flatMap { host.frame(of: $0.element) }
    #expect(host.frame(of: "Hello")?.maxY ?? .infinity <= field?.minY ?? 0)
  }

  @Test func `The error of a deleted message does not appear on the next message`() async {
    service.fails = true
    let host = makeHost()
    write("Hello?", in: host)
    await host.settle { !host.findAll(.button, "Not delivered. Try again").isEmpty }
    host.find(.text, "Hello?").perform(.showMenu)
    host.find(.button, "Delete").tap()
    #expect(host.findAll(.button, "Not delivered. Try again").isEmpty)
    service.fails = false
    write("Hello again", in: host)
    await host.settle { service.sent == ["Hello again"] }
    #expect(host.findAll(.button, "Not delivered. Try again").isEmpty)
  }
}
