/// The host reports which view of a `ViewThatFits` it shows.
///
/// A host that sends these events sets ``HostedTree/choosesFittingViews`` to true. After the event,
/// only the reported view appears, and a ``FittingViewDetail`` identifies this view.
public struct FittingViewEvent: ElementEvent, Equatable {
  /// The identifier of the child element that the host shows.
  ///
  /// If the child is a modifier around several views, and the host shows one of them, this is the
  /// identifier of that view's element.
  public var view: ElementID

  /// Always false, because the host sends the event without an action of the user.
  public static var makesControl: Bool { false }

  /// Creates the event.
  ///
  /// - Parameter view: The identifier of the element that the host shows.
  public init(view: ElementID) { self.view = view }
}
