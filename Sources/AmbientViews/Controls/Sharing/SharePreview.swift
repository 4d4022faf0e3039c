import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A title and pictures that represent an item of a ``ShareLink``.
///
/// ```swift
/// ShareLink(item: photo, preview: SharePreview(photo.caption, image: photo.image))
/// ```
///
/// In the share sheet, hosts see an element of kind `sharePreview` that has the title. The
/// ``TransferSourceDetail`` of the element has the image and the icon. The element also contains
/// each picture that is an ``Image``.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let content: SharePreviewContent

  private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
    content = SharePreviewContent(
      title: title,
      pictures: [SharedPicture(.image, image), SharedPicture(.icon, icon)].compactMap(\.self)
    )
  }
}

extension SharePreview {
  /// Creates a preview with a title, an image and an icon.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, such as a picture of the item.
  ///   - icon: The icon, such as the icon of the app.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image, icon) }

  /// Creates a preview with a title, an image and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image, such as a picture of the item.
  ///   - icon: The icon, such as the icon of the app.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image, icon)
  }

  /// Creates a preview with a title, an image and an icon.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, such as a picture of the item.
  ///   - icon: The icon, such as the icon of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image, icon)
  }

  /// Creates a preview with a title, an image and an icon.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image, such as a picture of the item.
  ///   - icon: The icon, such as the icon of the app.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(Text(titleResource), image, icon)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title of the preview.
  ///   - image: The image, such as a picture of the item.
  public init(_ title: Text, image: Image) { self.init(title, image, nil) }

  /// Creates a preview with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the preview.
  ///   - image: The image, such as a picture of the item.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(Text(titleKey), image, nil)
  }

  /// Creates a preview with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title of the preview.
  ///   - image: The image, such as a picture of the item.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }

  /// Creates a preview with a title and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the preview.
  ///   - image: The image, such as a picture of the item.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(Text(titleResource), image, nil)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  ///
  /// - Parameters:
  ///   - title: The title of the preview.
  ///   - icon: The icon, such as the icon of the app.
  public init(_ title: Text, icon: Icon) { self.init(title, nil, icon) }

  /// Creates a preview with a title and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the preview.
  ///   - icon: The icon, such as the icon of the app.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }

  /// Creates a preview with a title and an icon.
  ///
  /// - Parameters:
  ///   - title: The title of the preview.
  ///   - icon: The icon, such as the icon of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }

  /// Creates a preview with a title and an icon.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the preview.
  ///   - icon: The icon, such as the icon of the app.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(Text(titleResource), nil, icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  ///
  /// - Parameter title: The title of the preview.
  public init(_ title: Text) { self.init(title, nil, nil) }

  /// Creates a preview with a title.
  ///
  /// - Parameter titleKey: The title of the preview.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }

  /// Creates a preview with a title.
  ///
  /// - Parameter title: The title of the preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }

  /// Creates a preview with a title.
  ///
  /// - Parameter titleResource: The title of the preview.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(Text(titleResource), nil, nil) }
}

struct SharePreviewContent {
  let title: Text
  let pictures: [SharedPicture]
}

struct SharedPicture: Identifiable {
  enum Role { case image, icon }

  let id: Role

  /// The picture as a view; nil if the picture is not an ``Image``.
  let view: Image?

  let provider: NSItemProvider

  init?<Value: Transferable>(_ role: Role, _ value: Value?) {
    guard let value else { return nil }
    id = role
    view = value as? Image
    provider = NSItemProvider(transferring: value)
  }
}

struct SharePreviewElement {
  let preview: SharePreviewContent
}

extension SharePreviewElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.sharePreview)
    description[.title] = preview.title.string(in: environment)
    let pictures = preview.pictures
    if !pictures.isEmpty {
      description.set(TransferSourceDetail(.share) { pictures.map(\.provider) })
    }
    return description
  }

  var content: some View { ForEach(preview.pictures) { $0.view } }
}
