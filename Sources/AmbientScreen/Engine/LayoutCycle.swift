import AmbientHosting
import AmbientLayout
import AmbientSupport
import AmbientViews

/// A value of the layout that changes again after each update of its readers.
struct LayoutCycle {
  /// The property that changes in a cycle, and ways to end the cycle.
  struct Property {
    let name: String
    /// The heading of the values in the message.
    let title: String
    let remedies: [String]
  }

  /// The element whose layout changes; nil for the screen.
  let element: Element?

  let property: Property

  /// The values as text: the values that a reader got, and the last value, which the reader did not
  /// get.
  let values: [String]

  private init(_ property: Property, of element: Element?, _ values: [String]) {
    self.property = property
    self.element = element
    self.values = values
  }
}

extension LayoutCycle.Property {
  fileprivate static let size = Self(
    name: "size",
    title: "Sizes",
    remedies: [
      "Do not compute the size of the view from the geometry that the view observes.",
      "Give the view a frame of a fixed size.",
    ]
  )

  fileprivate static let position = Self(
    name: "position",
    title: "Positions",
    remedies: [
      "Do not compute the position of the view from the geometry that the view observes.",
      "Observe the position of a view that does not move.",
    ]
  )

  /// The geometry of a view whose frame stays the same.
  ///
  /// Another part of the geometry changes, such as the safe area insets. The message still lists
  /// frames, because the layout records no other geometry of a view.
  fileprivate static let geometry = Self(
    name: "geometry",
    title: "Frames",
    remedies: [
      "Do not compute the geometry of the view from the geometry that the view observes."
    ]
  )

  /// The size of a container with container-relative frames.
  fileprivate static let containerSize = Self(
    name: "size",
    title: "Sizes",
    remedies: [
      "Give the container a frame of a fixed size.",
      "Use 'containerRelativeFrame' only along the axes on which its result fits in the container.",
    ]
  )

  /// The size that is available to a `ViewThatFits`.
  fileprivate static let availableSize = Self(
    name: "available size",
    title: "Sizes",
    remedies: [
      "Do not resize views around the ViewThatFits when one of its views appears or disappears.",
      "Give the ViewThatFits a frame of a fixed size.",
    ]
  )

  fileprivate static let contentSize = ofScrollView("content size", "Sizes")
  fileprivate static let scrollViewSize = ofScrollView("size", "Sizes")
  fileprivate static let scrollTargets = ofScrollView("list of visible targets", "Targets")
  fileprivate static let scrollOffset = ofScrollView("scroll offset", "Offsets")

  private static func ofScrollView(_ name: String, _ title: String) -> Self {
    Self(
      name: name,
      title: title,
      remedies: ["Do not scroll or resize the view in an action that observes its geometry."]
    )
  }
}

extension LayoutCycle {
  /// Creates a cycle.
  ///
  /// - Parameters:
  ///   - element: The element whose layout changes; nil for the screen.
  ///   - values: The values that a reader got, and the last value. All values have the same case.
  init(of element: Element?, _ values: [LayoutValue]) {
    let frames = values.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    let sizes = values.compactMap { if case .size(let size) = $0 { size } else { nil } }
    let available = values.compactMap { if case .available(let size) = $0 { size } else { nil } }
    let geometries = values.compactMap(\.scrollGeometry)
    if frames.vary(\.size) {
      self.init(.size, of: element, frames.map { text($0.size) })
    } else if frames.vary(\.origin) {
      self.init(.position, of: element, frames.map { text($0.origin) })
    } else if !frames.isEmpty {
      self.init(.geometry, of: element, frames.map { "\(text($0.size)) at \(text($0.origin))" })
    } else if !sizes.isEmpty {
      self.init(.containerSize, of: element, sizes.map(text))
    } else if !available.isEmpty {
      self.init(.availableSize, of: element, available.map(text))
    } else if geometries.vary(\.contentSize) {
      self.init(.contentSize, of: element, geometries.map { text($0.contentSize) })
    } else if geometries.vary(\.containerSize) {
      self.init(.scrollViewSize, of: element, geometries.map { text($0.containerSize) })
    } else if geometries.vary(\.contentOffset) {
      self.init(.scrollOffset, of: element, geometries.map { text($0.contentOffset) })
    } else {
      self.init(.scrollTargets, of: element, values.map(\.targetNames))
    }
  }
}

extension LayoutValue {
  fileprivate var scrollGeometry: ScrollGeometry? {
    switch self {
    case .scrolling(let geometry): geometry
    case .targets(let event): event.geometry
    case .frame, .size, .available: nil
    }
  }

  /// The identifiers of the visible targets as text; empty for other values.
  fileprivate var targetNames: String {
    guard case .targets(let event) = self else { return "" }
    let names = event.targets.compactMap { $0.identifiers.first.map { "\($0.value.base)" } }
    return names.joined(separator: " ")
  }
}

extension Diagnostic {
  /// The warning for a cycle: each update of the readers of a layout changes the layout again.
  ///
  /// - Parameter cycles: The values that kept changing. The message shows the first three of them.
  /// - Returns: The warning.
  @MainActor
  static func layoutDoesNotSettle(_ cycles: [LayoutCycle]) -> Diagnostic {
    let name = cycles.first?.property.name ?? "geometry"
    let kind = cycles.first?.element.map { "\($0.kind)" } ?? "screen"
    var facts: [(String, String)] = []
    for cycle in cycles.prefix(3) {
      if let element = cycle.element {
        facts.append(("Views", element.views.joined(separator: " in ")))
      }
      facts.append((cycle.property.title, cycle.values.joined(separator: ", ")))
    }
    if cycles.count > 3 { facts.append(("More views", "\(cycles.count - 3)")) }
    return Diagnostic(
      """
      The \(name) of a \(kind) changed again after each update of the views that read it. \
      To end the cycle, these views do not get the last \(name).
      """,
      facts: facts,
      remedies: cycles.first?.property.remedies ?? []
    )
  }
}

private func text(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }

private func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

private func text(_ length: CGFloat) -> String {
  length == .infinity ? "∞" : Double(length).elementValue.description
}

extension Array {
  /// Returns whether `part` returns different results for at least two of the values.
  fileprivate func vary(_ part: (Element) -> some Equatable) -> Bool {
    zip(self, dropFirst()).contains { part($0) != part($1) }
  }
}
