import AmbientCore
public import Foundation

extension ShareLink
where
  Data == CollectionOfOne<String>,
  PreviewImage == Never,
  PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link that shares a string and has a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the link.
  ///   - item: The string.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(titleResource))
    )
  }
}

extension ShareLink
where
  Data.Element == String,
  PreviewImage == Never,
  PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link that shares strings and has a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the link.
  ///   - items: The strings.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: items, subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(titleResource))
    )
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>,
  PreviewImage == Never,
  PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link that shares a URL and has a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the link.
  ///   - item: The URL.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(titleResource))
    )
  }
}

extension ShareLink
where
  Data.Element == URL,
  PreviewImage == Never,
  PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link that shares URLs and has a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the link.
  ///   - items: The URLs.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: items, subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(titleResource))
    )
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares a value and has a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the link.
  ///   - item: The value.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  ///   - preview: The title and the pictures that represent the value.
  @_disfavoredOverload
  public init<I: Transferable>(
    _ titleResource: LocalizedStringResource,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text(titleResource))
    }
  }

  /// Creates a link that shares values and has a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the link.
  ///   - items: The values.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  ///   - preview: Returns the title and the pictures that represent a value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text(titleResource))
    }
  }
}
