public import AmbientCore

/// Modifiers that set the distances in the lists and forms of a view.
///
/// - Invalidation: When a distance changes, the elements of the lists, forms or sections are
///   updated. No body runs.
extension View {
  /// Sets the distance between neighboring rows of the lists and forms in the view.
  ///
  /// Hosts see the distance as the attribute `rowSpacing` of each list and form.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points; nil for the default of the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the distance.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listRowSpacing(
    _ spacing: CGFloat?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.listTraits.rowSpacing, spacing, fileID: fileID, line: line)
  }

  /// Sets the distance of sections from their neighbors.
  ///
  /// The distance applies to all sections in the view, and to the view if it is a section.
  ///
  /// Hosts see the attribute `spacing` or `isCompact` of each section.
  ///
  /// - Parameters:
  ///   - spacing: The distance.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the distance.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listSectionSpacing(
    _ spacing: ListSectionSpacing,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.listTraits.sectionSpacing, spacing, fileID: fileID, line: line)
  }

  /// Sets the distance of sections from their neighbors, in points.
  ///
  /// The distance applies to all sections in the view, and to the view if it is a section.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the distance.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listSectionSpacing(
    _ spacing: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    listSectionSpacing(.custom(spacing), fileID: fileID, line: line)
  }
}
