public import AmbientHosting
public import AmbientLayout

/// The layout of each kind of element.
///
/// A host changes the rules if it draws new kinds, or if it draws a kind in another size:
///
/// ```swift
/// struct DialLayout: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     CGSize(width: 40, height: 40)
///   }
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {}
/// }
///
/// settings.rules[.dial] = { _, _ in ElementLayout(DialLayout()) }
/// ```
///
/// If a kind has no rule, an element with a text of its own is laid out as a text. The views in any
/// other element of the kind are placed one below the other.
public struct LayoutRules: Sendable {
  /// A function that returns the layout of an element.
  ///
  /// The function may use the attributes and details of the element, but not its children.
  public typealias Rule =
    @MainActor @Sendable (_ element: Element, _ context: Context) -> ElementLayout

  /// The data that a rule can use besides the element.
  public struct Context {
    /// The settings of the host for its screen.
    public let settings: ScreenSettings

    /// The direction of the stack that contains the element; nil if its container is not a stack.
    public let stackAxis: Axis?

    /// The size of the nearest scroll view, list, form, page, tab, column, sheet or window around
    /// the element, in points.
    ///
    /// Without such an element, the property is the size of the safe area, including the part
    /// behind the keyboard.
    public let containerSize: CGSize

    /// The nearest container of lazy rows around the element, such as a list; nil if there is none.
    ///
    /// The property is also nil unless the element is a section, a header or a footer.
    var rowContainer: Element?

    /// The mean length of the rows in the sections of `rowContainer`; nil without a row container.
    var rowLengthMean: RowLengthMean?
  }

  private var rules: [ElementKind: Rule] = [:]

  /// Creates a value that contains no rules.
  public init() {}

  /// The rule for a kind; nil if the kind has none.
  ///
  /// - Parameter kind: The kind of the elements.
  public subscript(kind: ElementKind) -> Rule? {
    get { rules[kind] }
    set { rules[kind] = newValue }
  }

  mutating func set(_ kinds: ElementKind..., to rule: @escaping Rule) { set(kinds, to: rule) }

  mutating func set(_ kinds: [ElementKind], to rule: @escaping Rule) {
    for kind in kinds { rules[kind] = rule }
  }
}
