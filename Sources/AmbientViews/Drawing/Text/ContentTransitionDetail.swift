import AmbientCore
public import AmbientHosting

/// How a host changes a text or an image from its old content to its new content.
///
/// A text or an image has this detail if its environment has a ``ContentTransition`` other than
/// `identity`.
///
/// In a tree whose `runsAnimations` is true, ``change`` describes an animated change of the content
/// until the animation is over. In any other tree, ``change`` is nil. The host then finds the
/// animation in the transaction of the element.
public struct ContentTransitionDetail: ElementDetail, Equatable {
  /// The transition of the text or image.
  public let transition: ContentTransition

  /// The change that an animation shows now; nil while no animation changes the content.
  ///
  /// During the animation, the element itself already has the new content.
  public private(set) var change: Change?

  /// A change of the content of an element.
  public struct Change: Equatable {
    /// The old text; nil for an image.
    public let oldText: String?

    /// All attributes of the element before the change, such as `systemName` for an image.
    public let oldAttributes: ElementAttributes

    /// The progress from the old to the new content, from 0 to 1.
    public let progress: Double

    /// Whether digits count down to the new content.
    ///
    /// For `numericText(value:)`, this property is true if the new value is less than the old
    /// value.
    public let countsDown: Bool
  }

  init(_ transition: ContentTransition) { self.transition = transition }
}

extension ContentTransitionDetail: ContentChangeDetail {
  package func isChanged(from old: ElementDescription, to new: ElementDescription) -> Bool {
    transition != .identity && (old.text != new.text || old.picture != new.picture)
  }

  package func describe(
    _ progress: Double,
    from old: ElementDescription,
    in description: inout ElementDescription
  ) {
    let before = old.details.lazy.compactMap { $0 as? ContentTransitionDetail }.first
    var detail = self
    detail.change = Change(
      oldText: old.text,
      oldAttributes: old.attributes,
      progress: progress,
      countsDown: transition.countsDown(from: before?.transition)
    )
    description.set(detail)
    description[.oldContent] = old.text ?? old.picture.compactMap(\.self).first
    description[.contentProgress] = progress
  }
}

extension ElementDescription {
  mutating func set(_ transition: ContentTransition) {
    guard transition != .identity else { return }
    self[.contentTransition] = transition.attributeText
    set(ContentTransitionDetail(transition))
  }

  /// The attributes that identify the picture of an image.
  fileprivate var picture: [String?] {
    [attributes[.systemName], attributes[.imageName], attributes[.imageURL]]
  }
}
