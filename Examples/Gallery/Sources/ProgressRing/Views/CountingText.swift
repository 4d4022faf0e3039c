import SwiftUI

/// A whole number that counts up or down when it is animated.
struct CountingText: View, Animatable {
  var number: Double
  var unit = ""

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View {
    Text(verbatim: "\(Int(number.rounded()))\(unit)")
      .monospaced()
  }
}
