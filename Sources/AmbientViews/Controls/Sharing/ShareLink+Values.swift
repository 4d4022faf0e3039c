public import AmbientCore

/// Links that share values of any type, together with previews of the values.
extension ShareLink {
  /// Creates a link that shares a value and has a view as its label.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  ///   - preview: The title and the pictures that represent the value.
  ///   - label: The views that the link shows.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(item, subject, message, preview, label())
  }

  /// Creates a link that shares values and has a view as its label.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  ///   - preview: Returns the title and the pictures that represent a value.
  ///   - label: The views that the link shows.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview, label())
  }

  private init<I: Transferable>(
    _ item: I,
    _ subject: Text?,
    _ message: Text?,
    _ preview: SharePreview<PreviewImage, PreviewIcon>,
    _ label: Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label)
  }

  private init(
    _ items: Data,
    _ subject: Text?,
    _ message: Text?,
    _ preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    _ label: Label
  ) {
    let previews = items.map { preview($0).content }
    self.init(
      ShareRequest(items: items, subject: subject, message: message, previews: previews),
      label: label
    )
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares a value.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  ///   - preview: The title and the pictures that represent the value.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item, subject, message, preview, DefaultShareLinkLabel())
  }

  /// Creates a link that shares a value and has a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - item: The value.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  ///   - preview: The title and the pictures that represent the value.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares a value and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - item: The value.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  ///   - preview: The title and the pictures that represent the value.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item, subject, message, preview, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares a value and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - item: The value.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the item.
  ///   - preview: The title and the pictures that represent the value.
  public init<I: Transferable>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item, subject, message, preview, DefaultShareLinkLabel(title))
  }

  /// Creates a link that shares values.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  ///   - preview: Returns the title and the pictures that represent a value.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel())
  }

  /// Creates a link that shares values and has a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - items: The values.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  ///   - preview: Returns the title and the pictures that represent a value.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares values and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - items: The values.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  ///   - preview: Returns the title and the pictures that represent a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares values and has a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - items: The values.
  ///   - subject: The subject, such as the subject of a mail.
  ///   - message: A text about the items.
  ///   - preview: Returns the title and the pictures that represent a value.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title))
  }
}
