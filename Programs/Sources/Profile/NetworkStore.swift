import Combine
import SwiftUI

/// Keeps the state of the network, and applies actions to it.
@MainActor
final class NetworkStore: ObservableObject {
  @Published private(set) var state: NetworkState

  init(_ state: NetworkState = .sample) {
    self.state = state
  }

  func send(_ action: NetworkAction) {
    var next = state
    next.reduce(action)
    if next != state { state = next }
  }

  func binding<Value>(
    _ path: KeyPath<NetworkState, Value>,
    _ action: @escaping (Value) -> NetworkAction
  ) -> Binding<Value> {
    Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
  }
}

/// A function in the environment that sends an action to the store.
@MainActor
struct Send {
  fileprivate var store: NetworkStore?

  func callAsFunction(_ action: NetworkAction, animation: Animation? = .default) {
    withAnimation(animation) { store?.send(action) }
  }
}

extension EnvironmentValues {
  @Entry var send = Send(store: nil)
}

extension View {
  func network(_ store: NetworkStore) -> some View {
    environmentObject(store).environment(\.send, Send(store: store))
  }
}
