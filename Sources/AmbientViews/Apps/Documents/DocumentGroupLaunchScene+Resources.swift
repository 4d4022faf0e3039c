public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension DocumentGroupLaunchScene {
  /// Creates a scene with a title, actions and a background.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the window.
  ///   - actions: The buttons with which the user creates documents.
  ///   - background: The views behind the title and the actions.
  ///   - backgroundAccessoryView: Returns views between the background and the title.
  ///   - overlayAccessoryView: Returns views that cover the title.
  @_disfavoredOverload
  public nonisolated init<
    Background: View,
    BackgroundAccessory: View,
    OverlayAccessory: View
  >(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      title: Text(titleResource),
      actions: actions(),
      background: background(),
      backgroundAccessory: backgroundAccessoryView,
      overlayAccessory: overlayAccessoryView
    )
  }
}

extension DocumentGroupLaunchScene where Actions == DefaultDocumentGroupLaunchActions {
  /// Creates a scene with a title and a background.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the window.
  ///   - background: The views behind the title and the actions.
  ///   - backgroundAccessoryView: Returns views between the background and the title.
  ///   - overlayAccessoryView: Returns views that cover the title.
  @_disfavoredOverload
  public nonisolated init<
    Background: View,
    BackgroundAccessory: View,
    OverlayAccessory: View
  >(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      title: Text(titleResource),
      actions: DefaultDocumentGroupLaunchActions(),
      background: background(),
      backgroundAccessory: backgroundAccessoryView,
      overlayAccessory: overlayAccessoryView
    )
  }
}
