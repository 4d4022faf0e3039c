import AmbientCore
public import Foundation

/// The geometry of the window in which the user creates and opens documents.
///
/// The frames are in the coordinate space of the window's content. They are zero until the host has
/// laid out the views.
public struct DocumentLaunchGeometryProxy: Equatable {
  /// The frame of the window's content.
  public let frame: CGRect

  /// The frame of the title and the actions.
  public let titleViewFrame: CGRect
}

/// The views in a window in which the user creates and opens documents.
struct DocumentLaunchContent<
  Actions: View,
  Background: View,
  BackgroundAccessory: View,
  OverlayAccessory: View
> {
  let title: Text?
  let actions: Actions
  let background: Background
  let backgroundAccessory: (DocumentLaunchGeometryProxy) -> BackgroundAccessory
  let overlayAccessory: (DocumentLaunchGeometryProxy) -> OverlayAccessory

  @State private var frame = CGRect.zero
  @State private var titleFrame = CGRect.zero

  nonisolated init(
    title: Text?,
    actions: Actions,
    background: Background,
    backgroundAccessory: @escaping (DocumentLaunchGeometryProxy) -> BackgroundAccessory,
    overlayAccessory: @escaping (DocumentLaunchGeometryProxy) -> OverlayAccessory
  ) {
    self.title = title
    self.actions = actions
    self.background = background
    self.backgroundAccessory = backgroundAccessory
    self.overlayAccessory = overlayAccessory
  }
}

extension DocumentLaunchContent: LibraryView {
  var body: some View {
    let geometry = DocumentLaunchGeometryProxy(frame: frame, titleViewFrame: titleFrame)
    ZStack {
      background
      backgroundAccessory(geometry)
      VStack {
        title.font(.largeTitle)
        actions
      }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(DocumentLaunchSpace()))
      } action: {
        titleFrame = $0
      }
      overlayAccessory(geometry)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: CGRect.self) {
      CGRect(origin: .zero, size: $0.size)
    } action: {
      frame = $0
    }
    .coordinateSpace(.named(DocumentLaunchSpace()))
  }
}

private struct DocumentLaunchSpace: Hashable {}
