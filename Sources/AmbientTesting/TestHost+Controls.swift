import AmbientCore
public import AmbientHosting
import AmbientLayout
public import Testing

/// Actions on controls that have a value.
extension TestHost {
  /// Moves a slider to a value.
  ///
  /// The slider takes the nearest value that it allows.
  ///
  /// - Parameters:
  ///   - name: The name of the slider.
  ///   - value: The value, in the unit of the slider.
  ///   - number: The position among the sliders with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func adjust(
    _ name: String,
    to value: Double,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.adjust(value), on: name, number, sourceLocation)
  }

  /// Increases the value of a stepper or slider by a number of steps.
  ///
  /// A slider without a step of its own moves by a tenth of its range.
  ///
  /// - Parameters:
  ///   - name: The name of the stepper or slider.
  ///   - times: The number of steps.
  ///   - number: The position among the steppers and sliders with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func increment(
    _ name: String,
    times: Int = 1,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(name, number)
    perform(sourceLocation) { tree throws(UserActionError) in
      try tree.step(up: true, times: times, search)
    }
  }

  /// Decreases the value of a stepper or slider by a number of steps.
  ///
  /// A slider without a step of its own moves by a tenth of its range.
  ///
  /// - Parameters:
  ///   - name: The name of the stepper or slider.
  ///   - times: The number of steps.
  ///   - number: The position among the steppers and sliders with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func decrement(
    _ name: String,
    times: Int = 1,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(name, number)
    perform(sourceLocation) { tree throws(UserActionError) in
      try tree.step(up: false, times: times, search)
    }
  }

  /// Chooses an option of a picker.
  ///
  /// - Parameters:
  ///   - option: The label of the option.
  ///   - picker: The name of the picker.
  ///   - number: The position among the pickers with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func choose(
    _ option: String,
    in picker: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(picker, number)
    perform(sourceLocation) { tree throws(UserActionError) in
      try tree.choose(option, in: search)
    }
  }
}

/// Actions with a pointer.
///
/// Views with a drag gesture take ``DragEvent``. Views of your own can take this event too. A swipe
/// can also turn the page of a tab view with pages. On all other views, the actions fail.
extension TestHost {
  /// The direction of a swipe.
  public enum SwipeDirection: Sendable {
    /// From the trailing edge toward the leading edge.
    case leading
    /// From the leading edge toward the trailing edge.
    case trailing
    /// From the lower edge toward the upper edge.
    case up
    /// From the upper edge toward the lower edge.
    case down

    fileprivate var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

    /// Whether the swipe goes to the next page.
    fileprivate var isForward: Bool { self == .leading || self == .up }
  }

  /// Drags a pointer over an element, from one point to another.
  ///
  /// The element gets a `DragEvent` with the phase `changed`, then one with the phase `ended`.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - start: The start of the drag, in points from the upper leading corner of the element.
  ///   - end: The end of the drag, in points from the same corner.
  ///   - number: The position among the elements that have the name and take drags, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func drag(
    _ name: String,
    from start: ElementPoint = ElementPoint(x: 0, y: 0),
    to end: ElementPoint,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(name, number)
    perform(sourceLocation) { tree throws(UserActionError) in
      let element = try tree.find(taking: DragEvent.self, search)
      try tree.perform(DragEvent(.changed, from: start, to: end), on: element, name)
      tree.settle()
      try tree.perform(DragEvent(.ended, from: start, to: end), on: element, name)
    }
  }

  /// Swipes over an element: drags the pointer by 100 points in a direction.
  ///
  /// If no element with the name takes drags, the swipe can turn the page of a tab view with pages.
  /// The name is then the name of the tab view, or a text in it. The test fails if there is no
  /// further page.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - direction: The direction of the swipe.
  ///   - number: The position among the elements that have the name and take drags, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func swipe(
    _ name: String,
    _ direction: SwipeDirection,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let axes = Axis.Set(direction.axis)
    if let tabView = tabView(name, number, turningAlong: axes),
      search(name, number).matches(in: viewTree, where: { $0.takes(DragEvent.self) }).isEmpty
    {
      return perform(sourceLocation) { tree throws(UserActionError) in
        try tree.turnPage(of: tabView, isForward: direction.isForward)
      }
    }
    let (near, far) = (ElementPoint(x: 0, y: 0), ElementPoint(x: 100, y: 100))
    let (start, end) =
      switch direction {
      case .leading: (ElementPoint(x: far.x, y: 0), near)
      case .trailing: (near, ElementPoint(x: far.x, y: 0))
      case .up: (ElementPoint(x: 0, y: far.y), near)
      case .down: (near, ElementPoint(x: 0, y: far.y))
      }
    drag(name, from: start, to: end, number: number, sourceLocation: sourceLocation)
  }
}
