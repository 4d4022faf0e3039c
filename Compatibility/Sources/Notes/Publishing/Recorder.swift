import Combine
import SwiftUI

/// A recorder of memos, isolated to the main actor as guides recommend.
@MainActor
final class Recorder: ObservableObject {
  @Published private(set) var seconds = 0
  @Published var title = ""
  @Published private(set) var suggestions: [String] = []

  private var subscriptions: Set<AnyCancellable> = []
  private var clock: AnyCancellable?

  init(title: String = "Memo") {
    self.title = title
    $title
      .map { $0.isEmpty ? [] : [$0.lowercased(), $0.uppercased()] }
      .removeDuplicates()
      .sink { [weak self] in self?.suggestions = $0 }
      .store(in: &subscriptions)
  }

  var isRecording: Bool { clock != nil }

  func start(_ ticks: some Publisher<Void, Never>) {
    objectWillChange.send()
    clock = ticks.sink { [weak self] in self?.seconds += 1 }
  }

  func stop() {
    objectWillChange.send()
    clock = nil
  }
}

/// A store of memos.
///
/// Like older code, it has no published property.
final class Shelf: ObservableObject {
  var capacity = 3 {
    willSet { objectWillChange.send() }
  }
}

/// A model with its own publisher.
final class Beacon: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var isLit = false { willSet { objectWillChange.send() } }
}

/// A view model declared as a protocol.
protocol Titled: ObservableObject {
  var title: String { get set }
}

extension Recorder: @preconcurrency Titled {}

/// Publishers of Foundation and Dispatch.
enum Feeds {
  static func ticks(
    every interval: TimeInterval,
    on runLoop: RunLoop = .main
  ) -> AnyPublisher<Date, Never> {
    Timer.publish(every: interval, on: runLoop, in: .common).autoconnect().eraseToAnyPublisher()
  }

  static func notices(_ name: Notification.Name) -> AnyPublisher<Notification, Never> {
    NotificationCenter.default.publisher(for: name)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  static func settled(
    _ text: Published<String>.Publisher,
    on runLoop: RunLoop = RunLoop.main
  ) -> AnyPublisher<String, Never> {
    text.debounce(for: .milliseconds(5), scheduler: runLoop).eraseToAnyPublisher()
  }

  static func thinned(_ text: Published<String>.Publisher) -> AnyPublisher<String, Never> {
    text.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true).eraseToAnyPublisher()
  }

  static func later(_ value: Int) -> Future<Int, Never> {
    Future { $0(.success(value)) }
  }
}
