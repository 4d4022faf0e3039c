import Ambient
import AmbientTesting

private struct BadgeKey: ContainerValueKey { static let defaultValue = "-" }
private struct WeightKey: ContainerValueKey { static let defaultValue = 1 }

extension ContainerValues {
  var badge: String {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }

  /// The setter replaces a number below 1 with 1.
  var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = max(1, newValue) }
  }
}

/// A container that shows one row for each subview: the subview's badge, then the subview.
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

/// A container that shows the number of its subviews, then the subviews.
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
  /// The rows of ``Badged``.
  ///
  /// Each row is one string: its texts, joined by spaces.
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
