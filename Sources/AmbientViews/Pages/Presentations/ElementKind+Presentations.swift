public import AmbientHosting

extension ElementKind {
  /// A sheet.
  ///
  /// Its attributes are `detents`, `detent`, `dragIndicator`, `cornerRadius`, `dismissDisabled`,
  /// `horizontalAdaptation`, `verticalAdaptation`, `backgroundInteraction`, `contentInteraction`,
  /// `breakthrough`, `presentationSizing`, `preventsTermination`, `transition` and
  /// `transitionSource`.
  ///
  /// The sheet takes ``DismissEvent`` unless `dismissDisabled` is true. The sheet also takes
  /// ``ChooseDetentEvent`` if the program has bound the current height. A sheet with the attribute
  /// `detents` has a ``PresentationDetentsDetail``. If the program has chosen a size with
  /// `presentationSizing`, the sheet has a ``PresentationSizingDetail``.
  public static let sheet: ElementKind = "Sheet"
  /// A presentation that covers its whole window.
  ///
  /// Modifiers in the content can give the cover the attributes of a ``sheet``. The cover takes
  /// ``DismissEvent`` unless `dismissDisabled` is true.
  public static let fullScreenCover: ElementKind = "FullScreenCover"
  /// A presentation that points to the view that presents it.
  ///
  /// Its own attributes are `arrowEdge` and `anchor`. Modifiers in the content can also give the
  /// popover the attributes of a ``sheet``. The popover takes ``DismissEvent`` unless
  /// `dismissDisabled` is true.
  public static let popover: ElementKind = "Popover"
  /// An alert; the text of the element is the title.
  ///
  /// Its children are an optional ``message``, an optional ``dialogIcon``, an optional toggle such
  /// as "Don't ask again", and the buttons.
  ///
  /// Its attribute is `severity`. It takes ``DismissEvent``.
  public static let alert: ElementKind = "Alert"
  /// A choice between actions; the text of the element is the title.
  ///
  /// It has the same children as an ``alert``.
  ///
  /// Its attributes are `titleVisibility` and `severity`. It takes ``DismissEvent``.
  public static let confirmationDialog: ElementKind = "ConfirmationDialog"
  /// The message of an alert or dialog, below its title.
  public static let message: ElementKind = "Message"
  /// The icon of an alert or dialog.
  public static let dialogIcon: ElementKind = "DialogIcon"
  /// A view that shines through things that cover it; the element has the attribute `breakthrough`.
  public static let breakthroughEffect: ElementKind = "BreakthroughEffect"
}

extension ElementAttribute where Value == String {
  /// The heights that the user can choose for a sheet, such as `large medium`.
  public static var detents: Self { Self("detents") }
  /// The current height of a sheet, which is one of its `detents`.
  public static var detent: Self { Self("detent") }
  /// The visibility of a sheet's drag indicator: `visible` or `hidden`; absent for the host's
  /// default.
  public static var dragIndicator: Self { Self("dragIndicator") }
  /// The visibility of a dialog's title: `visible` or `hidden`; absent for the host's default.
  public static var titleVisibility: Self { Self("titleVisibility") }
  /// The edge of the anchor at which the arrow of a popover is shown; absent if the host decides.
  public static var arrowEdge: Self { Self("arrowEdge") }
  /// The point or rectangle that a popover points to, or the fixed point of an effect such as a
  /// rotation.
  ///
  /// A point is given as two fractions of the view's size, such as `0.5 1`. A rectangle is given as
  /// x, y, width and height in points.
  public static var anchor: Self { Self("anchor") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the user can dismiss a presentation only with controls inside it.
  public static var dismissDisabled: Self { Self("dismissDisabled") }
  /// Whether a presentation keeps the app from ending; absent if the host decides.
  public static var preventsTermination: Self { Self("preventsTermination") }
}

extension ElementAttribute where Value == String {
  /// The presentation, such as `sheet`, that replaces the element if the width is compact.
  public static var horizontalAdaptation: Self { Self("horizontalAdaptation") }
  /// The presentation, such as `sheet`, that replaces the element if the height is compact.
  public static var verticalAdaptation: Self { Self("verticalAdaptation") }
  /// Whether the user can use the views behind a presentation: `enabled`, `disabled`, or a text
  /// such as `enabled(upThrough: medium)`.
  ///
  /// With `upThrough`, the user can use these views while the sheet is at most as high as the given
  /// detent.
  public static var backgroundInteraction: Self { Self("backgroundInteraction") }
  /// The effect of a swipe in a presentation: `resizes` or `scrolls`.
  public static var contentInteraction: Self { Self("contentInteraction") }
  /// How a view or a presentation shines through things that cover it: `subtle`, `prominent` or
  /// `none`.
  public static var breakthrough: Self { Self("breakthrough") }
  /// The size of a presentation, such as `fitted`, or the name of the program's type that computes
  /// the size.
  public static var presentationSizing: Self { Self("presentationSizing") }
  /// The importance of a dialog: `standard` or `critical`.
  public static var severity: Self { Self("severity") }
}
