public import AmbientCore

/// A property wrapper that tells which view has the focus of an assistive technology.
///
/// The value is the name of the view that has the focus. The modifier
/// `accessibilityFocused(_:equals:)` gives a view its name. A Boolean state needs no name: it is
/// true while its view has the focus. The modifier `accessibilityFocused(_:)` connects a view with
/// a Boolean state.
///
/// ```swift
/// struct SendForm: View {
///   let error: String
///   @AccessibilityFocusState private var isOnError: Bool
///
///   var body: some View {
///     Text(error).accessibilityFocused($isOnError)
///     Button("Send") { isOnError = !send() }
///   }
/// }
/// ```
///
/// On a host with an assistive technology, setting the state moves the focus after the next update.
/// On other hosts, the state keeps what the program sets. When the view with the focus disappears,
/// the state becomes false or nil.
///
/// - Invalidation: A change re-runs the bodies that read the state in their last run.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value
  private let unfocused: Value
  private let technologies: AccessibilityTechnologies

  private init(_ unfocused: Value, _ technologies: AccessibilityTechnologies) {
    _value = State(wrappedValue: unfocused)
    self.unfocused = unfocused
    self.technologies = technologies
  }

  /// Creates a state that is true while the connected view has the focus.
  public init() where Value == Bool { self.init(false, .all) }

  /// Creates a state that is true while a given technology has its focus in the connected view.
  ///
  /// - Parameter technologies: The technologies whose focus changes the state.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(false, technologies)
  }

  /// Creates a state whose value is the name of the view with the focus.
  ///
  /// The value is nil while no named view has the focus.
  public init<T: Hashable>() where Value == T? { self.init(nil, .all) }

  /// Creates a state whose value is the name of the view in which a given technology has its focus.
  ///
  /// - Parameter technologies: The technologies whose focus changes the state.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(nil, technologies)
  }

  /// The name of the view with the focus, or of the view to which the focus is about to move.
  ///
  /// A Boolean state is true while its view has the focus, or is about to get the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to the state, for `accessibilityFocused` and for other views.
  public var projectedValue: Binding {
    Binding(value: $value, unfocused: unfocused, technologies: technologies)
  }

  /// A reference to the state, through which other views read and move the focus.
  @propertyWrapper
  public struct Binding {
    let value: AmbientCore.Binding<Value>
    let unfocused: Value
    let technologies: AccessibilityTechnologies

    /// The name of the view with the focus, or of the view to which the focus is about to move.
    ///
    /// A Boolean state is true while its view has the focus, or is about to get the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: LibraryProperty {}

/// Assistive technologies whose focus a program can follow.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// The technologies as bits.
  public let rawValue: UInt

  /// Creates a set of technologies from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches with which the user operates the device.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  static var all: AccessibilityTechnologies { [.voiceOver, .switchControl] }

  /// Returns true for the name of a technology in the set, and for an unknown name.
  func contains(named name: String) -> Bool {
    switch name {
    case "voiceOver": contains(.voiceOver)
    case "switchControl": contains(.switchControl)
    default: true
    }
  }
}

extension View {
  /// Sets the name by which an accessibility focus state refers to the view.
  ///
  /// The state equals the name while the focus is in the view. Setting the state to the name moves
  /// the focus to the view.
  ///
  /// - Parameters:
  ///   - binding: The state.
  ///   - value: The name of the view.
  /// - Returns: The modified view.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    let target = FocusTarget(binding: binding, value: value)
    return attaching(.focus(target)).onRemoval { target.leave() }
  }

  /// Connects the view with an accessibility focus state.
  ///
  /// The state is true while the focus is in the view. Setting the state to true moves the focus to
  /// the view.
  ///
  /// - Parameter condition: The state.
  /// - Returns: The modified view.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }
}

/// An accessibility focus state, together with the name of a view.
protocol AccessibilityFocusTarget {
  @MainActor func describe(_ description: inout ElementDescription)
}

private struct FocusTarget<Value: Hashable>: AccessibilityFocusTarget {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  @MainActor func describe(_ description: inout ElementDescription) {
    description[.wantsFocus] = binding.wrappedValue == value
    description.on(AssistiveFocusEvent.self) { event in
      guard binding.technologies.contains(named: event.technology) else { return }
      if event.isFocused { binding.wrappedValue = value } else { leave() }
    }
  }

  /// Sets the state to false or nil if the state names the view.
  func leave() {
    if binding.wrappedValue == value { binding.wrappedValue = binding.unfocused }
  }
}
