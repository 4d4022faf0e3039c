public import AmbientCore
public import Foundation

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares a URL and has a view as its label.
  ///
  /// - Parameters:
  ///   - item: The URL.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  ///   - label: The views that the link shows.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: label()
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
  /// Creates a link that shares a URL.
  ///
  /// - Parameters:
  ///   - item: The URL.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel()
    )
  }

  /// Creates a link that shares a URL and has a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - item: The URL.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(titleKey))
    )
  }

  /// Creates a link that shares a URL and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - item: The URL.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(title))
    )
  }

  /// Creates a link that shares a URL and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - item: The URL.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  public init(
    _ title: Text,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel(title)
    )
  }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares URLs and has a view as its label.
  ///
  /// - Parameters:
  ///   - items: The URLs.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  ///   - label: The views that the link shows.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      ShareRequest(items: items, subject: subject, message: message),
      label: label()
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
  /// Creates a link that shares URLs.
  ///
  /// - Parameters:
  ///   - items: The URLs.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      ShareRequest(items: items, subject: subject, message: message),
      label: DefaultShareLinkLabel()
    )
  }

  /// Creates a link that shares URLs and has a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - items: The URLs.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: items, subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(titleKey))
    )
  }

  /// Creates a link that shares URLs and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - items: The URLs.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: items, subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(title))
    )
  }

  /// Creates a link that shares URLs and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - items: The URLs.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: items, subject: subject, message: message),
      label: DefaultShareLinkLabel(title)
    )
  }
}
