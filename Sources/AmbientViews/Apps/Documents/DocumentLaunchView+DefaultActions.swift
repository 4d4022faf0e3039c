public import AmbientCore
public import struct Foundation.URL

#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#endif

extension DocumentLaunchView where Actions == DefaultDocumentGroupLaunchActions {
  /// Creates a view with a title, a button for a new document, and a background.
  ///
  /// - Parameters:
  ///   - titleKey: The title above the actions.
  ///   - contentTypes: The types of files that the user can open.
  ///   - onDocumentOpen: Returns the views that show a document and cover the window. The
  ///     argument is the URL of the file.
  ///   - background: The views behind the title and the actions.
  ///   - backgroundAccessoryView: Returns views between the background and the title.
  ///   - overlayAccessoryView: Returns views that cover the title.
  @_disfavoredOverload
  public nonisolated init<
    Background: View,
    BackgroundAccessory: View,
    OverlayAccessory: View
  >(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      contentTypes,
      onDocumentOpen,
      DocumentLaunchContent(
        title: Text(titleKey),
        actions: DefaultDocumentGroupLaunchActions(),
        background: background(),
        backgroundAccessory: backgroundAccessoryView,
        overlayAccessory: overlayAccessoryView
      )
    )
  }

  /// Creates a view with a title, a button for a new document, and a background.
  ///
  /// - Parameters:
  ///   - title: The title above the actions.
  ///   - contentTypes: The types of files that the user can open.
  ///   - onDocumentOpen: Returns the views that show a document and cover the window. The
  ///     argument is the URL of the file.
  ///   - background: The views behind the title and the actions.
  ///   - backgroundAccessoryView: Returns views between the background and the title.
  ///   - overlayAccessoryView: Returns views that cover the title.
  @_disfavoredOverload
  public nonisolated init<
    S: StringProtocol,
    Background: View,
    BackgroundAccessory: View,
    OverlayAccessory: View
  >(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      contentTypes,
      onDocumentOpen,
      DocumentLaunchContent(
        title: Text(title),
        actions: DefaultDocumentGroupLaunchActions(),
        background: background(),
        backgroundAccessory: backgroundAccessoryView,
        overlayAccessory: overlayAccessoryView
      )
    )
  }

  /// Creates a view with a title, a button for a new document, and a background.
  ///
  /// - Parameters:
  ///   - titleResource: The title above the actions.
  ///   - contentTypes: The types of files that the user can open.
  ///   - onDocumentOpen: Returns the views that show a document and cover the window. The
  ///     argument is the URL of the file.
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
    for contentTypes: [UTType],
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      contentTypes,
      onDocumentOpen,
      DocumentLaunchContent(
        title: Text(titleResource),
        actions: DefaultDocumentGroupLaunchActions(),
        background: background(),
        backgroundAccessory: backgroundAccessoryView,
        overlayAccessory: overlayAccessoryView
      )
    )
  }

  /// Creates a view with a title, a button for a new document, and a background.
  ///
  /// - Parameters:
  ///   - title: The title above the actions; nil for none.
  ///   - contentTypes: The types of files that the user can open.
  ///   - onDocumentOpen: Returns the views that show a document and cover the window. The
  ///     argument is the URL of the file.
  ///   - background: The views behind the title and the actions.
  ///   - backgroundAccessoryView: Returns views between the background and the title.
  ///   - overlayAccessoryView: Returns views that cover the title.
  @_disfavoredOverload
  public nonisolated init<
    Background: View,
    BackgroundAccessory: View,
    OverlayAccessory: View
  >(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      contentTypes,
      onDocumentOpen,
      DocumentLaunchContent(
        title: title,
        actions: DefaultDocumentGroupLaunchActions(),
        background: background(),
        backgroundAccessory: backgroundAccessoryView,
        overlayAccessory: overlayAccessoryView
      )
    )
  }
}
