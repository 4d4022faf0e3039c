public import AmbientCore

/// How content looks where it scrolls under the bars of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// The host chooses the look.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The content ends at a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// The content fades out at the edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// A way in which the user can scroll.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String

  /// A gesture of the hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The eyes: the user looks at the edge of the view.
  public static let look = ScrollInputKind(name: "look")
  /// The crown of a watch.
  public static let digitalCrown = ScrollInputKind(name: "digitalCrown")
}

/// Whether the user can scroll in a given way.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String

  /// The host decides whether the input scrolls the view.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The user can scroll in this way.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The user cannot scroll in this way.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// The edge effects of scroll views, and the ways in which the user can scroll.
struct ScrollEdgeTraits: Equatable {
  var hidden: Edge.Set = []
  var styles: [Edge: String] = [:]
  var inputs: [String: String] = [:]

  fileprivate subscript(hiddenAt edges: Edge.Set) -> Bool {
    get { hidden.isSuperset(of: edges) }
    set { if newValue { hidden.formUnion(edges) } else { hidden.subtract(edges) } }
  }

  /// The name of the style at some edges; nil for the default of the host.
  ///
  /// The getter returns the style at the first of these edges in the order of `Edge.allCases`.
  fileprivate subscript(styleAt edges: Edge.Set) -> String? {
    get { Edge.allCases.first { edges.contains(Edge.Set($0)) }.flatMap { styles[$0] } }
    set {
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = newValue }
    }
  }

  func describe(_ attributes: inout ElementAttributes) {
    if !hidden.isEmpty { attributes[.hiddenEdgeEffects] = hidden.names }
    let styles = Edge.allCases.compactMap { edge in self.styles[edge].map { "\(edge)=\($0)" } }
    if !styles.isEmpty { attributes[.edgeEffects] = styles.joined(separator: " ") }
    let inputs = self.inputs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    if !inputs.isEmpty { attributes[.scrollInputs] = inputs.joined(separator: " ") }
  }
}

extension View {
  /// Hides the edge effect at the given edges of the scroll views in the view.
  ///
  /// The edge effect changes the look of content where the content scrolls under bars.
  ///
  /// - Parameters:
  ///   - hidden: Whether the effect is hidden.
  ///   - edges: The edges.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the scroll views in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits.edges[hiddenAt: edges], hidden, fileID: fileID, line: line)
  }

  /// The form of `scrollEdgeEffectHidden(_:for:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  ///
  /// - Parameters:
  ///   - hidden: Whether the effect is hidden.
  ///   - edges: The edges.
  /// - Returns: The modified view.
  public nonisolated func scrollEdgeEffectHidden(
    _asFunction hidden: Bool,
    for edges: Edge.Set
  ) -> some View {
    scrollEdgeEffectHidden(hidden, for: edges, fileID: "", line: 0)
  }

  /// Sets how content looks under the bars at the given edges of the scroll views in the view.
  ///
  /// - Parameters:
  ///   - style: The look; nil for the default of the host.
  ///   - edges: The edges.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let name = style == .automatic ? nil : style?.name
    return environment(
      \.scrollTraits.edges[styleAt: edges],
      name,
      fileID: fileID,
      line: line
    )
  }

  /// The form of `scrollEdgeEffectStyle(_:for:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  ///
  /// - Parameters:
  ///   - style: The look; nil for the default of the host.
  ///   - edges: The edges.
  /// - Returns: The modified view.
  public nonisolated func scrollEdgeEffectStyle(
    _asFunction style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View {
    scrollEdgeEffectStyle(style, for: edges, fileID: "", line: 0)
  }

  /// Sets whether the user can scroll in the view in a given way.
  ///
  /// - Parameters:
  ///   - behavior: Whether the user can scroll.
  ///   - input: The way of scrolling.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let name = behavior == .automatic ? nil : behavior.name
    return environment(
      \.scrollTraits.edges.inputs[input.name],
      name,
      fileID: fileID,
      line: line
    )
  }

  /// The form of `scrollInputBehavior(_:for:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  ///
  /// - Parameters:
  ///   - behavior: Whether the user can scroll.
  ///   - input: The way of scrolling.
  /// - Returns: The modified view.
  public nonisolated func scrollInputBehavior(
    _asFunction behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View {
    scrollInputBehavior(behavior, for: input, fileID: "", line: 0)
  }
}
