public import AmbientCore

/// The tint of the icons in the rows of a list.
public struct ListItemTint: Sendable {
  /// The value of the attribute `itemTint`.
  fileprivate let name: String
  fileprivate let isFixed: Bool

  /// Returns a tint that takes precedence over the accent color that the user chose.
  ///
  /// - Parameter tint: The color of the tint.
  /// - Returns: The tint.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(name: tint.description, isFixed: true)
  }

  /// Returns a tint that applies only if the user chose no accent color.
  ///
  /// - Parameter tint: The color of the tint.
  /// - Returns: The tint.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: tint.description, isFixed: false)
  }

  /// A gray tint.
  public static let monochrome = ListItemTint(name: "monochrome", isFixed: false)
}

extension View {
  /// Sets the tint of the icon in the row.
  ///
  /// - Parameter tint: The tint; nil for the default of the host.
  /// - Returns: A view with the tint.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    Wrapper(
      kind: .listRow,
      attributes: ElementAttributes(.itemTint, tint?.name ?? "automatic")
        .setting(.isItemTintFixed, to: tint?.isFixed == true ? true : nil),
      content: self
    )
  }

  /// Sets the tint of the icon in the row.
  ///
  /// The tint takes precedence over the accent color that the user chose.
  ///
  /// - Parameter tint: The color; nil for the default of the host.
  /// - Returns: A view with the tint.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map(ListItemTint.fixed))
  }

  /// Sets the color that a list on a watch shows behind the row.
  ///
  /// The modifier sets the same attributes as `listItemTint(_:)`.
  ///
  /// - Parameter color: The color; nil for the default of the host.
  /// - Returns: A view with the color.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listRowPlatterColor(_ color: Color?) -> some View {
    listItemTint(color)
  }
}
