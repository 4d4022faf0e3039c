/// The host reports which view of a `ViewThatFits` it shows.
///
/// A host that sends these events sets ``HostedTree/choosesFittingViews`` to true. After the event,
/// only the reported view appears, and a ``FittingViewDetail`` identifies this view.
public struct FittingViewEvent: ElementEvent, Equatable {
  /// The identifier of the element that the host shows.
  ///
  /// Usually this is a child element of the `ViewThatFits`. But a child element can be the element
  /// of a modifier that applies to several views. Then this is the element of one of these views.
  public var view: ElementID

  /// Always false, because the host sends the event without an action of the user.
  public static var makesControl: Bool { false }

  /// Creates the event.
  ///
  /// - Parameter view: The identifier of the element that the host shows.
  public init(view: ElementID) { self.view = view }
}
