public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Sections whose content the user shows and hides.
///
/// The header contains an element of kind `disclosureLabel`. This element takes ``PressEvent`` and
/// ``ExpandEvent``, which change `isExpanded`. The content is in the tree only while `isExpanded`
/// is true.
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that the user expands and closes, with a view as its header.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the section is expanded. Expanding and closing the section sets the
  ///     binding.
  ///   - content: The views that are visible while the section is expanded.
  ///   - header: The views in the header of the section.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section that the user expands and closes, with a title as its header.
  ///
  /// - Parameters:
  ///   - titleKey: The title in the header of the section.
  ///   - isExpanded: Whether the section is expanded. Expanding and closing the section sets the
  ///     binding.
  ///   - content: The views that are visible while the section is expanded.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section that the user expands and closes, with a title as its header.
  ///
  /// - Parameters:
  ///   - title: The title in the header of the section.
  ///   - isExpanded: Whether the section is expanded. Expanding and closing the section sets the
  ///     binding.
  ///   - content: The views that are visible while the section is expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section that the user expands and closes, with a title as its header.
  ///
  /// - Parameters:
  ///   - titleResource: The title in the header of the section.
  ///   - isExpanded: Whether the section is expanded. Expanding and closing the section sets the
  ///     binding.
  ///   - content: The views that are visible while the section is expanded.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the user can hide the content of the section.
  ///
  /// In Ambient, the user can hide the content only if the section was created with `isExpanded`.
  ///
  /// - Parameter collapsible: Accepted without effect.
  /// - Returns: The section.
  /// - Note: Accepted without effect.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}
