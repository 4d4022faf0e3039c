/// The host reports which view of a `ViewThatFits` it shows.
///
/// A host that sends these events sets ``HostedTree/choosesFittingViews`` to true. After the event,
/// only the reported view appears, and a ``FittingViewDetail`` identifies this view.
public struct FittingViewEvent: ElementEvent, Equatable {
  /// The identifier of the element that the host shows.
  ///
  /// Usually this element is a child of the `ViewThatFits`. If one modifier applies to several of
  /// the views, these views are inside the element of the modifier. The host then reports the
  /// element of the shown view, and not the element of the modifier.
  public var view: ElementID

  /// Always false, because the host sends the event without an action of the user.
  public static var makesControl: Bool { false }

  /// Creates the event.
  ///
  /// - Parameter view: The identifier of the element that the host shows.
  public init(view: ElementID) { self.view = view }
}
