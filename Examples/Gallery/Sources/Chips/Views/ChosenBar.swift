import SwiftUI

/// The number of chosen topics, with a button that clears them.
struct ChosenBar: View {
  @Environment(Interests.self) private var interests

  var body: some View {
    HStack {
      ViewThatFits(in: .horizontal) {
        Text("You have chosen \(interests.chosen.count) topics")
        Text("\(interests.chosen.count) chosen")
      }
      .lineLimit(1)
      Spacer()
      Button("Clear", action: interests.clear)
        .disabled(interests.chosen.isEmpty)
    }
    .font(.subheadline)
  }
}
