public import AmbientCore

/// Modifiers that set the margins of scroll views, lists and forms in a view.
///
/// The content scrolls through the margins. Hosts see the margins as attributes of the elements
/// that scroll.
///
/// - Invalidation: A change updates the descriptions of these elements. No body runs.
extension View {
  /// Sets the margins at some edges, with a length for each edge.
  ///
  /// - Parameters:
  ///   - edges: The edges at which the margins are set.
  ///   - insets: The lengths in points.
  ///   - placement: The part of a scrolling view to which the margins apply.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the margins.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits.margins[edges, placement], insets, fileID: fileID, line: line)
  }

  /// Sets the margins at some edges to one length.
  ///
  /// - Parameters:
  ///   - edges: The edges at which the margins are set.
  ///   - length: The length in points; nil for the default of the host.
  ///   - placement: The part of a scrolling view to which the margins apply.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the margins.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return environment(
      \.scrollTraits.margins[edges, placement],
      insets,
      fileID: fileID,
      line: line
    )
  }

  /// Sets the margins at all edges to one length.
  ///
  /// - Parameters:
  ///   - length: The length in points.
  ///   - placement: The part of a scrolling view to which the margins apply.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the margins.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    contentMargins(.all, length, for: placement, fileID: fileID, line: line)
  }
}
