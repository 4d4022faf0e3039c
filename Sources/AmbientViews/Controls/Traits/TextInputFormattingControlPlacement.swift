import AmbientCore

/// A place where the host shows the controls that format the text of an editor.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  fileprivate let bit: Int

  /// The context menu of the text.
  public static let contextMenu = TextInputFormattingControlPlacement(bit: 1 << 0)
  /// The bar above an on-screen keyboard.
  public static let inputAssistant = TextInputFormattingControlPlacement(bit: 1 << 1)

  /// A set of places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    private init(_ placement: TextInputFormattingControlPlacement) { rawValue = placement.bit }

    /// The context menu of the text.
    public static let contextMenu = Set(.contextMenu)
    /// The bar above an on-screen keyboard.
    public static let inputAssistant = Set(.inputAssistant)
    /// All places.
    public static let all: Set = [.contextMenu, .inputAssistant]

    /// The names of the places, separated by spaces; nil for none.
    fileprivate var names: String? {
      let names =
        (contains(.contextMenu) ? ["contextMenu"] : [])
        + (contains(.inputAssistant) ? ["inputAssistant"] : [])
      return names.isEmpty ? nil : names.joined(separator: " ")
    }
  }
}

/// The places in which a program shows or hides the controls for the format of a text.
struct FormattingControls: Equatable {
  private var visible: TextInputFormattingControlPlacement.Set = []
  private var hidden: TextInputFormattingControlPlacement.Set = []

  mutating func set(
    _ visibility: Visibility,
    for places: TextInputFormattingControlPlacement.Set
  ) {
    visible.subtract(places)
    hidden.subtract(places)
    switch visibility {
    case .automatic: break
    case .visible: visible.formUnion(places)
    case .hidden: hidden.formUnion(places)
    }
  }

  func describe(_ description: inout ElementDescription) {
    description[.visibleFormattingControls] = visible.names
    description[.hiddenFormattingControls] = hidden.names
  }
}
