import SwiftUI

/// Shows each view as a card, the featured views first.
struct CardStack<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.brand) private var brand

  var body: some View {
    VStack(spacing: brand.spacing.medium) {
      Group(subviews: content) { subviews in
        let featured = subviews.filter { $0.containerValues.isFeatured }
        let others = subviews.filter { !$0.containerValues.isFeatured }
        ForEach(featured) { Card(subview: $0).environment(\.cardEmphasis, .loud) }
        if !featured.isEmpty && !others.isEmpty { Divider() }
        ForEach(others) { Card(subview: $0) }
        if subviews.isEmpty {
          Text("Nothing here").foregroundStyle(.secondary)
        }
      }
    }
  }
}

struct Card: View {
  let subview: Subview
  @Environment(\.cardEmphasis) private var emphasis

  var body: some View {
    VStack(alignment: .leading) {
      if let title = subview.containerValues.cardTitle {
        Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      }
      subview
    }
    .modifier(CardModifier(emphasis: emphasis))
  }
}

struct CardModifier: ViewModifier {
  var emphasis: CardEmphasis
  @Environment(\.brand) private var brand

  func body(content: Content) -> some View {
    content
      .padding(brand.spacing.large)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(brand.surface, in: .rect(cornerRadius: brand.corner))
      .compositingGroup()
      .shadow(color: .black.opacity(0.15), radius: emphasis > .regular ? 8 : 2, x: 0, y: 2)
  }
}

/// The width of the widest view, which `EqualWidths` gives to all views.
struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    switch (value, nextValue()) {
    case (let old?, let new?): value = max(old, new)
    case (nil, let new): value = new
    case (_, nil): break
    }
  }
}

struct EqualWidths: ViewModifier {
  @Binding var width: CGFloat?

  func body(content: Content) -> some View {
    content
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
        }
      }
      .onPreferenceChange(WidestKey.self) { width = $0 }
      .frame(width: width)
  }
}

/// A chip whose border follows the environment's shape.
struct Chip: View {
  private let text: Text
  @Environment(\.brand) private var brand

  init(_ key: LocalizedStringKey) { text = Text(key) }

  @_disfavoredOverload
  init(_ string: some StringProtocol) { text = Text(string) }

  var body: some View {
    text
      .font(.footnote)
      .padding(brand.spacing.small)
      .overlay { Capsule().stroke(.tint) }
  }
}
