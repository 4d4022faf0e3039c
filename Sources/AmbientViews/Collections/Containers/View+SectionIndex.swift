public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension View {
  /// Sets the label that the index of the list shows for the section.
  ///
  /// - Parameter label: The label, such as a letter; nil for no label.
  /// - Returns: A section with the label.
  /// - Note: Ambient only passes this on to the host.
  @ViewBuilder public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    if let label {
      NamedWrapper(kind: .listSection, attribute: .indexLabel, name: label, content: self)
    } else {
      self
    }
  }

  /// Sets the label that the index of the list shows for the section.
  ///
  /// - Parameter label: The label.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
    sectionIndexLabel(Text(label))
  }

  /// Sets the label that the index of the list shows for the section; nil for no label.
  ///
  /// - Parameter label: The label.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Sets the label that the index of the list shows for the section.
  ///
  /// - Parameter label: The label.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringResource) -> some View {
    sectionIndexLabel(Text(label))
  }

  /// Sets whether the lists in the view show an index of sections.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the lists in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listSectionIndexVisibility(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.listTraits.sectionIndex, visibility, fileID: fileID, line: line)
  }

  /// The form of `listSectionIndexVisibility(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  public nonisolated func listSectionIndexVisibility(
    _asFunction visibility: Visibility
  ) -> some View {
    listSectionIndexVisibility(visibility, fileID: "", line: 0)
  }

  /// Adds controls for the section, such as a button that adds a row.
  ///
  /// Hosts see the controls as an element that follows the section.
  ///
  /// - Parameter content: The controls.
  /// - Returns: The section, followed by the controls.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    TupleView((self, Wrapper(kind: .sectionActions, content: content())))
  }
}
