import SwiftUI

// Entries of `ContainerValues` and `Transaction`, and their uses. Tests refer to each form by the
// identifier, such as Q01, that starts its comment.

/// Q01: keys of container values, declared with a key type and as entries.
private struct LaneKey: ContainerValueKey { static let defaultValue = "middle" }

extension ContainerValues {
  var lane: String {
    get { self[LaneKey.self] }
    set { self[LaneKey.self] = newValue }
  }

  /// G06: an entry in `ContainerValues` instead of `EnvironmentValues`.
  @Entry var berth: Int = 0
  /// A public entry.
  @Entry public var isTidal = false
  @Entry var keeper: Captain?
}

extension View {
  /// Q02: a helper that sets a value.
  func berth(_ number: Int) -> some View { containerValue(\.berth, number) }
}

/// Q03: container values read from the subviews, one by one and as a collection.
struct Pier<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    ForEach(subviews: content) { subview in
      let values = subview.containerValues
      Text("\(values.berth) \(values.lane) \(values.isTidal) \(values.keeper == nil)")
      subview
    }
    Group(subviews: content) { subviews in
      Text("\(subviews.count) berths")
      if let first = subviews.first { first }
    }
  }
}

/// Q04: container values of sections.
struct Docks<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    Group(sections: content()) { sections in
      ForEach(sections) { section in
        section.header
        Text("\(section.content.count) of \(section.containerValues.lane)")
      }
    }
  }
}

/// Q05: a key of transactions, declared with a key type.
private struct HelmsmanKey: TransactionKey { static let defaultValue = "nobody" }

extension Transaction {
  var helmsman: String {
    get { self[HelmsmanKey.self] }
    set { self[HelmsmanKey.self] = newValue }
  }
}

/// Q06: transaction values that actions and a view set in every way, and that a view reads.
struct Manoeuvres: View {
  let hear: (String) -> Void
  @State private var knots = 0
  var body: some View {
    Text("\(knots)").transaction { hear("\($0.helmsman) \($0.isGentle)") }
    Button("Ada") { withTransaction(\.helmsman, "Ada") { knots += 1 } }
    Button("Gentle") {
      var transaction = Transaction()
      transaction.isGentle = true
      transaction.helmsman = "Bob"
      withTransaction(transaction) { knots += 1 }
    }
    Button("Animated") { withAnimation(.easeInOut) { knots += 1 } }
    Text("inner").transaction { $0.helmsman = "set" }
  }
}
