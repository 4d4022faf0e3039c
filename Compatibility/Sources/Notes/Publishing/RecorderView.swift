import Combine
import SwiftUI

/// A view of the memo that is being recorded.
struct RecorderView: View {
  @StateObject private var recorder: Recorder
  @StateObject private var shelf = Shelf()
  @StateObject private var beacon = Beacon()

  let pulse: PassthroughSubject<Void, Never>

  init(title: String, pulse: PassthroughSubject<Void, Never>) {
    _recorder = StateObject(wrappedValue: Recorder(title: title))
    self.pulse = pulse
  }

  var body: some View {
    VStack {
      RecorderTitle(recorder: recorder)
      RecorderField(model: recorder)
      RecorderTime()
      Button(recorder.isRecording ? "Stop" : "Start") {
        if recorder.isRecording { recorder.stop() } else { recorder.start(pulse) }
      }
      Text(beacon.isLit ? "lit" : "dark")
      Button("Light") { beacon.isLit = true }
    }
    .environmentObject(recorder)
    .environmentObject(shelf)
    .onReceive(pulse) { shelf.capacity += 1 }
  }
}

struct RecorderTitle: View {
  @ObservedObject var recorder: Recorder

  var body: some View {
    Text(recorder.title)
    if let first = recorder.suggestions.first { Text(first) }
  }
}

struct RecorderField<Model: Titled>: View {
  @ObservedObject var model: Model

  var body: some View { TextField("Title", text: $model.title) }
}

struct RecorderTime: View {
  @EnvironmentObject private var recorder: Recorder
  @EnvironmentObject private var shelf: Shelf

  var body: some View {
    Text("\(recorder.seconds) s of \(shelf.capacity)")
    ShelfStepper(capacity: $shelf.capacity)
  }
}

struct ShelfStepper: View {
  @Binding var capacity: Int

  var body: some View { Button("Bigger") { capacity += 10 } }
}
