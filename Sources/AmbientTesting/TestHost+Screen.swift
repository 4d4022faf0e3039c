public import AmbientCore
public import AmbientHosting
public import AmbientLayout
public import AmbientScreen
public import AmbientViews

extension TestHost {
  /// Mounts a view on a screen of the given size, lays the view out, and settles.
  ///
  /// Each character of body text is 8 points wide and 16 points high.
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 320, height: 480)) { Text("Hello").padding() }
  /// #expect(host.frame(of: "Hello")?.size == CGSize(width: 40, height: 16))
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - environment: The environment of the view.
  ///   - runsAnimations: Whether animations take time on the clock of the tree.
  ///   - content: The view.
  public convenience init(
    size: CGSize,
    environment: EnvironmentValues = EnvironmentValues(),
    runsAnimations: Bool = false,
    @ViewBuilder content: () -> some View
  ) {
    self.init(
      screen: ScreenSettings(size: size),
      environment: environment,
      runsAnimations: runsAnimations,
      content: content
    )
  }

  /// Mounts a view on a screen, lays the view out, and settles.
  ///
  /// - Parameters:
  ///   - screen: The size of the screen, its safe area, and the sizes of texts and controls.
  ///   - environment: The environment of the view.
  ///   - runsAnimations: Whether animations take time on the clock of the tree.
  ///   - content: The view.
  public convenience init(
    screen: ScreenSettings,
    environment: EnvironmentValues = EnvironmentValues(),
    runsAnimations: Bool = false,
    @ViewBuilder content: () -> some View
  ) {
    let viewTree = ViewTree(environment: environment, content: content)
    viewTree.usesLazyRows = screen.usesLazyRows
    viewTree.runsAnimations = runsAnimations
    self.init(viewTree, on: screen)
  }

  /// The size of the screen in points.
  ///
  /// A host without a screen has the size zero, and ignores a new size.
  ///
  /// - Invalidation: After a change, the elements that depend on the size are laid out again. Each
  ///   body that has read a changed size or position runs again.
  public var size: CGSize {
    get { screen?.size ?? .zero }
    set { screen?.size = newValue }
  }

  /// The height of the keyboard on the screen, in points.
  ///
  /// A host without a screen has the height zero, and ignores a new height.
  ///
  /// ```swift
  /// host.focus("Name")
  /// host.keyboardHeight = 300
  /// ```
  ///
  /// - Invalidation: After a change, the elements that depend on the safe area are laid out again.
  ///   Each body that has read a changed size or position runs again.
  public var keyboardHeight: CGFloat {
    get { screen?.keyboardHeight ?? 0 }
    set { screen?.keyboardHeight = newValue }
  }

  /// Returns the frame of an element on the screen, in points.
  ///
  /// If modifiers such as `scaleEffect` and `rotationEffect` transform the element, the result is
  /// the smallest rectangle that contains the transformed element.
  ///
  /// - Parameter element: The element.
  /// - Returns: The frame; nil if the host has no screen, or if the element is hidden.
  /// - Complexity: O(n) in the number of ancestors of the element.
  public func frame(of element: Element) -> CGRect? { screen?.frame(of: element) }

  /// Returns the frame of the first element that has the given name and is not hidden, in points.
  ///
  /// Unlike an action, this method does not compare the name with the texts inside an element. For
  /// the title of a button, the method therefore returns the frame of the `Text` in the button.
  /// ``reach-swift.property`` and ``within(_:number:sourceLocation:_:)`` have no effect. For the
  /// frame of a control, find the control with ``element(_:of:number:sourceLocation:)``.
  ///
  /// - Parameter name: The text of the element, or its accessibility identifier or label.
  /// - Returns: The frame on the screen, as for ``frame(of:)-(Element)``; nil if there is no such
  ///   element, or if the host has no screen.
  /// - Complexity: O(n) in the number of elements.
  public func frame(of name: String) -> CGRect? {
    guard let screen else { return nil }
    for element in viewTree.elements.flatMap({ [$0] + $0.descendants })
    where element.text == name || element[.accessibilityIdentifier] == name
      || element[.accessibilityLabel] == name
    {
      if let frame = screen.frame(of: element) { return frame }
    }
    return nil
  }

  /// A picture of the screen in characters; empty if the host has no screen.
  ///
  /// Each character covers 8 x 16 points, unless the settings of the screen have another
  /// `cellSize`.
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 80, height: 48)) { Text("Hello") }
  /// #expect(host.picture == "\n  Hello")
  /// ```
  ///
  /// - Complexity: O(n + m) in the number n of elements and the number m of characters.
  public var picture: String { screen?.picture ?? "" }

  /// A picture of the screen as an SVG document, with dark contents on a light background; empty if
  /// the host has no screen.
  ///
  /// - Complexity: O(n) in the number of elements.
  public var svg: String { screen?.svg ?? "" }

  /// Returns a picture of the screen as an SVG document; empty if the host has no screen.
  ///
  /// - Parameter colorScheme: Whether the background is light or dark.
  /// - Returns: The document.
  /// - Complexity: O(n) in the number of elements.
  public func svg(colorScheme: ColorScheme) -> String {
    screen?.svg(colorScheme: colorScheme) ?? ""
  }
}
