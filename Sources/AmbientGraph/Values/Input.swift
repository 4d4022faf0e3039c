import AmbientReflection

/// A value that code outside of the graph writes.
open class Input<Value>: Source {
  @exclusivity(unchecked) @usableFromInline final var stored: Value

  /// The current value.
  ///
  /// Reading this property creates no dependency.
  @inlinable public final var value: Value { stored }

  /// Creates an input with its first value.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - graph: The graph.
  @inlinable public init(_ value: Value, in graph: Graph) {
    stored = value
    super.init(graph: graph, state: .clean)
  }

  override open var label: String { "Input<\(Value.self)>" }

  /// Returns whether a new value equals the old one.
  ///
  /// A subclass with its own rule for equal values overrides this function.
  ///
  /// - Parameters:
  ///   - old: The old value.
  ///   - new: The new value.
  /// - Returns: Whether the values are equal. If they are, a write of the new value changes
  ///   nothing.
  open func isSame(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    areSame(old.pointee, new.pointee)
  }

  /// Returns the value, and makes it a dependency of the current reader.
  @inlinable public final func read() -> Value {
    graph.track(self)
    return value
  }

  /// Replaces the value, if the new value differs.
  ///
  /// An effect may write an input. Readers that follow this effect in tree order run in the same
  /// update. Earlier readers, and the effect itself if it is a reader, run in the next update.
  ///
  /// If a derived value is being computed and the new value differs, the program stops.
  ///
  /// - Parameter newValue: The new value.
  /// - Returns: Whether the value changed.
  /// - Complexity: O(*n*), where *n* is the number of readers of the input and of the vertices
  ///   that become possibly stale. The function marks these readers, and computes nothing.
  /// - Invalidation: If the value changed, its readers become possibly stale.
  @inlinable
  @discardableResult
  public final func set(_ newValue: Value) -> Bool {
    var incoming = newValue
    guard isChange(&incoming) else { return false }
    if _isPOD(Value.self) {
      graph.exclusively {
        stored = newValue
        changedAt = graph.nextRevision()
      }
    } else {
      // The old value is released after the graph is unlocked, because a `deinit` may read and
      // write.
      graph.exclusively {
        swap(&stored, &incoming)
        changedAt = graph.nextRevision()
      }
    }
    markReaders()
    return true
  }

  /// Replaces the value, if a condition holds.
  ///
  /// - Parameters:
  ///   - newValue: The new value.
  ///   - condition: Evaluated under the graph's lock; it must not call user code.
  /// - Returns: Whether the condition held. If the input already has the new value, the result is
  ///   true and the condition is not evaluated.
  package final func set(_ newValue: Value, if condition: () -> Bool) -> Bool {
    var incoming = newValue
    guard isChange(&incoming) else { return true }
    let isSet = graph.exclusively {
      guard condition() else { return false }
      swap(&stored, &incoming)
      changedAt = graph.nextRevision()
      return true
    }
    if isSet { markReaders() }
    return isSet
  }

  /// Returns whether a new value differs from the current one.
  ///
  /// If the values differ while a derived value is being computed, the program stops.
  @inlinable
  final func isChange(_ incoming: inout Value) -> Bool {
    if _isPOD(Value.self) {
      guard !isSame(&stored, &incoming) else { return false }
    } else {
      // Compares a copy, because `==` of a user's type may write this input.
      var current = stored
      guard !isSame(&current, &incoming) else { return false }
    }
    if !graph.evaluations.isEmpty { graph.reportWrite(to: self) }
    return true
  }

  /// The current value, readable on any thread.
  ///
  /// Reading this property creates no dependency.
  @inlinable public final var currentValue: Value {
    graph.isOwned ? value : graph.exclusively { value }
  }
}

// MARK: - Forbidden writes

extension Graph {
  /// Stops the program, because an input is written while a derived value is being computed.
  @usableFromInline
  func reportWrite(to input: Source) -> Never {
    let value = evaluations.last?.vertex.label ?? ""
    fatalError(Self.writeMessage(input: input.label, value: value))
  }

  static func writeMessage(input: String, value: String) -> String {
    """
    '\(input)' was written while '\(value)' was being computed.

    A computed value may only read, because the graph decides when it is computed. To fix \
    this, do one of:
      • Write in an action, or in an effect.
      • Make the written value a computed value itself.
    """
  }
}
