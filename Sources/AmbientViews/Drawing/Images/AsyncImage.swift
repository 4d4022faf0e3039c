public import AmbientCore
public import AmbientLayout
public import Foundation

/// A view that loads a picture and shows it.
///
/// ```swift
/// AsyncImage(url: flower.photo, scale: 2) { phase in
///   if let image = phase.image {
///     image.resizable()
///   } else if phase.error != nil {
///     Text("No photo")
///   } else {
///     ProgressView()
///   }
/// }
/// ```
///
/// The picture is loaded when the view appears, and again when the URL changes. Loading is canceled
/// when the view disappears. If the view appears again, it loads the picture unless it has the
/// picture already. The ``EnvironmentValues/imageLoader`` loads the picture.
///
/// A loaded picture becomes the same kind of element as an ``Image``. The element has the URL in
/// the attribute `url`, and the data in an ``ImageDataDetail``. If the library knows the format of
/// the picture, the element also has the size, in an ``ImageDetail``.
///
/// - Invalidation: The closure that returns the content runs again when the phase changes.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  @State private var phase = AsyncImagePhase.empty
  /// The URL of the image in `phase`; nil if `phase` contains no image.
  @State private var loadedURL: URL?
  @Environment(\.imageLoader) private var loader

  /// Creates a view that shows each phase of loading a picture.
  ///
  /// - Parameters:
  ///   - url: The URL of the picture; nil for none.
  ///   - scale: The number of pixels of the picture per point.
  ///   - transaction: The transaction in which the phase changes, such as a transaction with an
  ///     animation.
  ///   - content: Returns the view for a phase.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View, LibraryView {
  /// The view for the current phase.
  public var body: some View {
    content(phase).task(id: url) { @MainActor in await load() }
  }

  @MainActor private func load() async {
    // The task starts again when the tab or page with the view is shown again. An image that is
    // already loaded is not loaded again.
    if let url, url == loadedURL { return }
    if !phase.isEmpty { phase = .empty }
    loadedURL = nil
    guard let url else { return }
    let result: AsyncImagePhase
    do {
      let data = try await loader.data(at: url)
      let picture = LoadedPicture(url: url, data: data, scale: Double(scale))
      result = .success(Image(loaded: picture))
    } catch {
      result = .failure(error)
    }
    if Task.isCancelled { return }
    if result.image != nil { loadedURL = url }
    withTransaction(transaction) { phase = result }
  }
}

extension AsyncImage where Content == Image {
  /// Creates a view that shows an empty image until the picture is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL of the picture; nil for none.
  ///   - scale: The number of pixels of the picture per point.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image(loaded: nil) }
  }
}

extension AsyncImage {
  /// Creates a view that shows a placeholder until the picture is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL of the picture; nil for none.
  ///   - scale: The number of pixels of the picture per point.
  ///   - content: Returns the view for the picture.
  ///   - placeholder: Returns the view while there is no picture.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }
}
