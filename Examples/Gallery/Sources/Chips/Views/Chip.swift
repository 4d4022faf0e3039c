import SwiftUI

/// A topic that can be chosen.
struct Chip: View {
  let topic: String

  @Environment(Interests.self) private var interests

  var body: some View {
    Toggle(topic, isOn: isChosen)
      .toggleStyle(.chip)
      .accessibilityIdentifier(topic)
  }

  private var isChosen: Binding<Bool> {
    Binding {
      interests.contains(topic)
    } set: { isChosen in
      interests.set(topic, isChosen: isChosen)
    }
  }
}
