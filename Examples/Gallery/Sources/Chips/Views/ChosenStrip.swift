import SwiftUI

/// The chosen topics in one line that scrolls; a tap on a topic removes it.
///
/// A new topic is added at the end, and scrolls into view.
struct ChosenStrip: View {
  @Environment(Interests.self) private var interests

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(interests.chosen, id: \.self) { topic in
            Button {
              withAnimation { interests.set(topic, isChosen: false) }
            } label: {
              Text("\(topic) ✕")
                .fixedSize()
            }
            .accessibilityLabel("Remove \(topic)")
          }
        }
        .padding(.horizontal, Self.fadingLength)
      }
      .scrollIndicators(.hidden)
      .mask { fadingEdges }
      .onChange(of: interests.chosen) { old, new in
        guard new.count > old.count, let added = new.last else { return }
        withAnimation { proxy.scrollTo(added, anchor: .trailing) }
      }
    }
    .buttonStyle(.plain)
    .font(.subheadline)
    .foregroundStyle(.tint)
    .accessibilityIdentifier("chosen")
  }

  private static let fadingLength: CGFloat = 16

  /// Opaque in the middle, and transparent at the leading and trailing edges.
  private var fadingEdges: some View {
    HStack(spacing: 0) {
      LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
        .frame(width: Self.fadingLength)
      Color.black
      LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        .frame(width: Self.fadingLength)
    }
  }
}
