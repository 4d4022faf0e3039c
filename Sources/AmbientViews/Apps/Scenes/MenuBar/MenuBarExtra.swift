public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A scene that is an item of the system's menu bar.
///
/// ```swift
/// MenuBarExtra("Tea timer", systemImage: "cup.and.saucer") {
///   Button("Three minutes") { startTimer(minutes: 3) }
///   Button("Quit") { quit() }
/// }
/// ```
///
/// Hosts see an element of kind `menuBarExtra` with a ``Menu`` inside. The items of the menu are in
/// the tree only while the menu is open.
///
/// - Invalidation: Opening the menu runs the bodies of its items, and no other body.
public struct MenuBarExtra<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let isInserted: Binding<Bool>?

  nonisolated init(isInserted: Binding<Bool>?, label: Label, content: Content) {
    self.isInserted = isInserted
    self.label = label
    self.content = content
  }

  /// Creates an item with views as its label.
  ///
  /// - Parameters:
  ///   - content: The items of the menu.
  ///   - label: The views in the menu bar.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isInserted: nil, label: label(), content: content())
  }

  /// Creates an item with views as its label; the program can show and hide the item.
  ///
  /// - Parameters:
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  ///   - label: The views in the menu bar.
  public nonisolated init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isInserted: isInserted, label: label(), content: content())
  }
}

extension MenuBarExtra: Scene {
  /// The type of the body: an item of the menu bar has no body.
  public typealias Body = Never

  /// The element of the item, while the item is in the menu bar.
  public nonisolated var _sceneViews: some View {
    MenuBarExtraView(label: label, content: content, isInserted: isInserted)
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the item.
  ///   - content: The items of the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Text(titleKey), content: content())
  }

  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(isInserted: nil, label: Text(title), content: content())
  }

  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the item.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Text(titleResource), content: content())
  }

  /// Creates an item with a title; the program can show and hide the item.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the item.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, label: Text(titleKey), content: content())
  }

  /// Creates an item with a title; the program can show and hide the item.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, label: Text(title), content: content())
  }

  /// Creates an item with a title; the program can show and hide the item.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the item.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, label: Text(titleResource), content: content())
  }
}
