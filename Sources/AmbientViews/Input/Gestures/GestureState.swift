public import AmbientCore
import AmbientReflection

/// A property wrapper for a value that changes during a gesture.
///
/// The value is reset when the gesture ends.
///
/// ```swift
/// struct Card: View {
///   @GestureState private var offset = CGSize.zero
///
///   var body: some View {
///     Text("Card").offset(offset).gesture(
///       DragGesture().updating($offset) { value, state, _ in state = value.translation }
///     )
///   }
/// }
/// ```
///
/// The value is also reset if the gesture is canceled or fails.
///
/// - Invalidation: A change runs the bodies that read the value in their last run.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private let state: State<Value>

  /// Creates a state with its initial value.
  ///
  /// - Parameter wrappedValue: The value at the beginning and after each gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Creates a state with its initial value, for use in an initializer of the view.
  ///
  /// - Parameter initialValue: The value at the beginning and after each gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state that is reset with a transaction.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - resetTransaction: The transaction of the reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a state that is reset with a transaction, for use in an initializer of the view.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - resetTransaction: The transaction of the reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with a closure that decides how the state is reset.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - reset: Receives the last value, and changes the transaction of the reset.
  public init(
    wrappedValue: Value,
    reset: @escaping (_ value: Value, _ transaction: inout Transaction) -> Void
  ) {
    initial = wrappedValue
    self.reset = reset
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a state with a closure that decides how the state is reset, for use in an initializer
  /// of the view.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - reset: Receives the last value, and changes the transaction of the reset.
  public init(
    initialValue: Value,
    reset: @escaping (_ value: Value, _ transaction: inout Transaction) -> Void
  ) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value; the initial value while the gesture is not in progress.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: DynamicProperty, LibraryProperty {}

extension GestureState: SelfComparing {
  /// Returns true, because the node keeps the state when the parent makes a new view value.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always true.
  package func isSame(as other: GestureState) -> Bool { true }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    true
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  ///
  /// - Parameter resetTransaction: The transaction of the reset.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state whose initial value is nil, with a closure that decides how the state is
  /// reset.
  ///
  /// - Parameter reset: Receives the last value, and changes the transaction of the reset.
  public init(reset: @escaping (_ value: Value, _ transaction: inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState {
  /// Changes the value in a transaction.
  ///
  /// The closure can also change the transaction.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = state.wrappedValue
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  func resetValue() {
    var transaction = Transaction()
    reset(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }
}
