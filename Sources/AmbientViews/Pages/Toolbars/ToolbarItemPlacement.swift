import AmbientCore

/// The position of an item in a toolbar.
///
/// Hosts see the name of the constant as the attribute `placement`. For `automatic`, there is no
/// attribute.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// The host chooses the position.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The position in the center, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The position next to the controls that lead to other pages.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The position of the most important action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The position of less important actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The position of information about the current state.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The position of the action that completes the task of a sheet, such as "Save".
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The position of the action that cancels the task of a sheet, such as "Cancel".
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The position of an action that destroys data, such as "Delete".
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The position above the on-screen keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The position at the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The position at the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The older name of ``topBarLeading``.
  public static let navigationBarLeading = topBarLeading
  /// The older name of ``topBarTrailing``.
  public static let navigationBarTrailing = topBarTrailing
  /// The position in the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

  /// The position at the trailing edge of the top bar, for items that always stay visible.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
  /// The position in a bar below the window.
  public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
  /// The position in place of the title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// The position in place of the large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// The position in place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// The position in place of the subtitle that is below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")

  /// Returns a position in a bar below the toolbar.
  ///
  /// For the identifier 1, hosts see the attribute `placement` with the value `accessoryBar 1`.
  ///
  /// - Parameter id: The identifier of the bar.
  /// - Returns: The position.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(name: "accessoryBar \(id)")
  }

  var attributes: ElementAttributes {
    ElementAttributes(.placement, self == .automatic ? nil : name)
  }
}
