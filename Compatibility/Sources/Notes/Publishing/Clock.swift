import SwiftUI

/// A publishing clock in a file that imports SwiftUI alone.
final class ClockModel: ObservableObject {
  @Published var ticks = 0
}

struct ClockView: View {
  @StateObject private var model: ClockModel

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init(clock: @autoclosure @escaping () -> ClockModel = ClockModel()) {
    _model = StateObject(wrappedValue: clock())
  }

  var body: some View {
    Text(model.ticks > 0 ? "ticks" : "silent")
      .onReceive(timer) { _ in model.ticks += 1 }
      .onReceive(NotificationCenter.default.publisher(for: .rewind)) { _ in model.ticks = 0 }
  }
}

extension Notification.Name {
  static let rewind = Notification.Name("rewind")
}
