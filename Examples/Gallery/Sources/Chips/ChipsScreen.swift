import SwiftUI

/// Topics as chips in lines that wrap, with a field that filters them.
public struct ChipsScreen: View {
  @State private var interests = Interests()

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Interests")
        .font(.title.bold())
      TextField("Filter", text: $interests.filter)
        .textFieldStyle(.roundedBorder)
      ScrollView {
        ChipsLayout {
          ForEach(interests.matches, id: \.self) { topic in
            Chip(topic: topic)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Divider()
      ChosenStrip()
      ChosenBar()
    }
    .padding()
    .tint(.teal)
    .environment(interests)
  }
}

#Preview {
  ChipsScreen()
}

#Preview("Right to left") {
  ChipsScreen()
    .environment(\.layoutDirection, .rightToLeft)
}
