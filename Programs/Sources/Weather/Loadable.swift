import SwiftUI

/// A value that is loaded, or the reason why it is not here.
enum Loadable<Value> {
  case loading
  case failed(any Error)
  case loaded(Value)

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}

struct LoadableView<Value, Content: View>: View {
  let value: Loadable<Value>
  let retry: @MainActor () async -> Void
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    switch value {
    case .loading:
      ProgressView { Text("Loading the forecast") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .failed(let error):
      ContentUnavailableView {
        Label("No forecast", systemImage: "wifi.slash")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        RetryButton(action: retry)
      }
    case .loaded(let value):
      content(value)
    }
  }
}

struct RetryButton: View {
  let action: @MainActor () async -> Void
  @State private var isTrying = false

  var body: some View {
    Button("Try again") {
      isTrying = true
      Task {
        await action()
        isTrying = false
      }
    }
    .buttonStyle(.bordered)
    .disabled(isTrying)
  }
}
