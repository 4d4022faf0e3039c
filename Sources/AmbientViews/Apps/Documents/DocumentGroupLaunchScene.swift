public import AmbientCore

/// A scene with a window in which the user creates and opens documents.
///
/// ```swift
/// @main
/// struct Poems: App {
///   var body: some Scene {
///     DocumentGroup(newDocument: Poem()) { file in
///       TextField("Poem", text: file.$document.text)
///     }
///     DocumentGroupLaunchScene("Poems") {
///       NewDocumentButton("New poem")
///     } background: {
///       Color.yellow
///     }
///   }
/// }
/// ```
///
/// By default, the window opens when the app launches, and a ``DocumentGroup`` does not create a
/// new document at launch. The window stays closed if a scene above the launch scene in the app's
/// body opens a window at launch.
///
/// The element of the window has the attribute `role` with the value `documentLaunch`. The host
/// adds its own ways to open a document.
public struct DocumentGroupLaunchScene<Actions: View> {
  private let views: AnyView

  nonisolated init<
    Background: View,
    BackgroundAccessory: View,
    OverlayAccessory: View
  >(
    title: Text?,
    actions: Actions,
    background: Background,
    backgroundAccessory: @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory,
    overlayAccessory: @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory
  ) {
    let content = DocumentLaunchContent(
      title: title,
      actions: actions,
      background: background,
      backgroundAccessory: backgroundAccessory,
      overlayAccessory: overlayAccessory
    )
    views = AnyView(
      _WindowsView(id: nil, title: title, role: .documentLaunch) { (_: Binding<Never?>) in content }
    )
  }
}

extension DocumentGroupLaunchScene: Scene {
  /// The type of the body: this scene has no body.
  public typealias Body = Never

  /// The window, while it is open.
  public nonisolated var _sceneViews: AnyView { views }
}

/// The default actions of a scene in which the user creates documents: a button for a new document.
public struct DefaultDocumentGroupLaunchActions {
  nonisolated init() {}
}

extension DefaultDocumentGroupLaunchActions: View, LibraryView {
  /// The button that creates a document.
  public var body: some View { NewDocumentButton() }
}

extension DocumentGroupLaunchScene {
  /// Creates a scene with a title, actions and a background.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the window.
  ///   - actions: The buttons with which the user creates documents.
  ///   - background: The views behind the title and the actions.
  ///   - backgroundAccessoryView: Returns views between the background and the title.
  ///   - overlayAccessoryView: Returns views that cover the title.
  public nonisolated init<
    Background: View,
    BackgroundAccessory: View,
    OverlayAccessory: View
  >(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      title: Text(titleKey),
      actions: actions(),
      background: background(),
      backgroundAccessory: backgroundAccessoryView,
      overlayAccessory: overlayAccessoryView
    )
  }

  /// Creates a scene with a title, actions and a background.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - actions: The buttons with which the user creates documents.
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
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      title: Text(title),
      actions: actions(),
      background: background(),
      backgroundAccessory: backgroundAccessoryView,
      overlayAccessory: overlayAccessoryView
    )
  }

  /// Creates a scene with a title, actions and a background.
  ///
  /// - Parameters:
  ///   - title: The title of the window; nil for none.
  ///   - actions: The buttons with which the user creates documents.
  ///   - background: The views behind the title and the actions.
  ///   - backgroundAccessoryView: Returns views between the background and the title.
  ///   - overlayAccessoryView: Returns views that cover the title.
  public nonisolated init<
    Background: View,
    BackgroundAccessory: View,
    OverlayAccessory: View
  >(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      title: title,
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
  ///   - titleKey: The title of the window.
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
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      title: Text(titleKey),
      actions: DefaultDocumentGroupLaunchActions(),
      background: background(),
      backgroundAccessory: backgroundAccessoryView,
      overlayAccessory: overlayAccessoryView
    )
  }

  /// Creates a scene with a title and a background.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
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
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      title: Text(title),
      actions: DefaultDocumentGroupLaunchActions(),
      background: background(),
      backgroundAccessory: backgroundAccessoryView,
      overlayAccessory: overlayAccessoryView
    )
  }

  /// Creates a scene with a title and a background.
  ///
  /// - Parameters:
  ///   - title: The title of the window; nil for none.
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
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView:
      @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory = { _ in EmptyView() }
  ) {
    self.init(
      title: title,
      actions: DefaultDocumentGroupLaunchActions(),
      background: background(),
      backgroundAccessory: backgroundAccessoryView,
      overlayAccessory: overlayAccessoryView
    )
  }
}
