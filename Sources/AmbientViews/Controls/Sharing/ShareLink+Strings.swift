public import AmbientCore

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares a string and has a view as its label.
  ///
  /// - Parameters:
  ///   - item: The string.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  ///   - label: The views that the link shows.
  public init(
    item: String,
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
  Data == CollectionOfOne<String>,
  PreviewImage == Never,
  PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link that shares a string.
  ///
  /// - Parameters:
  ///   - item: The string.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel()
    )
  }

  /// Creates a link that shares a string and has a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - item: The string.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(titleKey))
    )
  }

  /// Creates a link that shares a string and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - item: The string.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel(Text(title))
    )
  }

  /// Creates a link that shares a string and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - item: The string.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  public init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      ShareRequest(items: [item], subject: subject, message: message),
      label: DefaultShareLinkLabel(title)
    )
  }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares strings and has a view as its label.
  ///
  /// - Parameters:
  ///   - items: The strings.
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
  Data.Element == String,
  PreviewImage == Never,
  PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link that shares strings.
  ///
  /// - Parameters:
  ///   - items: The strings.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      ShareRequest(items: items, subject: subject, message: message),
      label: DefaultShareLinkLabel()
    )
  }

  /// Creates a link that shares strings and has a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - items: The strings.
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

  /// Creates a link that shares strings and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - items: The strings.
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

  /// Creates a link that shares strings and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - items: The strings.
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
