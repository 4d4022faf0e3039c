import Ambient
import AmbientTesting

private struct BadgeKey: ContainerValueKey { static let defaultValue = "-" }
private struct WeightKey: ContainerValueKey { static let defaultValue = 1 }

extension ContainerValues {
  var badge: String {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }

  /// A weight with a setter that stores 1 instead of a smaller value.
  var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = max(1, newValue) }
  }
}

/// A container that shows the badge of each view before the view.
struct Badged<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(subviews: content) { subview in
      HStack {
        Text(subview.containerValues.badge)
        subview
      }
    }
  }
}

/// A container that shows the number of its views before the views.
struct Counted<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      Text("\(subviews.count)")
      subviews
    }
  }
}

extension TestHost {
  /// The texts of each row of ``Badged``.
  var rows: [String] {
    elements.filter { $0.kind == "HStack" }.map { row in
      var texts: [String] = []
      var waiting = [row]
      while let next = waiting.popLast() {
        if next.kind == "Text", let text = next.text { texts.append(text) }
        waiting += next.children.reversed()
      }
      return texts.joined(separator: " ")
    }
  }
}
