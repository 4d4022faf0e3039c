public import AmbientCore

/// What may happen to items that the user drags.
///
/// ```swift
/// List(cards) { card in Text(card.title).draggable(card) }
///   .dragConfiguration(DragConfiguration(allowMove: true))
/// ```
public struct DragConfiguration: Equatable, Sendable {
  /// The operations that may happen to items that are dropped in this program.
  public struct OperationsWithinApp: Equatable, Sendable {
    /// Whether the items may be copied.
    public var allowCopy: Bool
    /// Whether the items may be moved.
    public var allowMove: Bool
    /// Whether the items may be deleted.
    public var allowDelete: Bool

    /// Creates a set of operations.
    ///
    /// - Parameters:
    ///   - allowCopy: Whether the items may be copied.
    ///   - allowMove: Whether the items may be moved.
    ///   - allowDelete: Whether the items may be deleted.
    public init(allowCopy: Bool = true, allowMove: Bool = true, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }

    /// Returns the operation if it is allowed, or else the operation that replaces it.
    ///
    /// A move that is not allowed becomes `copy` if copies are allowed. In all other cases, an
    /// operation that is not allowed becomes `forbidden`.
    func allowed(_ operation: DropOperation) -> DropOperation {
      let isAllowed =
        switch operation {
        case .copy: allowCopy
        case .move: allowMove
        case .delete: allowDelete
        default: true
        }
      if isAllowed { return operation }
      return allowCopy && operation != .delete ? .copy : .forbidden
    }
  }

  /// The operations that may happen to items that are dropped in other programs.
  public struct OperationsOutsideApp: Equatable, Sendable {
    /// Whether the items may be copied.
    public var allowCopy: Bool
    /// Whether the items may be moved.
    public var allowMove: Bool
    /// Whether the items may be deleted.
    public var allowDelete: Bool

    /// Creates a set of operations.
    ///
    /// - Parameters:
    ///   - allowCopy: Whether the items may be copied.
    ///   - allowMove: Whether the items may be moved.
    ///   - allowDelete: Whether the items may be deleted.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// The operations that may happen to items that are dropped in this program.
  public var operationsWithinApp: OperationsWithinApp

  /// The operations that may happen to items that are dropped in other programs.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Creates a drag configuration.
  ///
  /// - Parameters:
  ///   - operationsWithinApp: The operations that may happen to items that are dropped in this
  ///     program.
  ///   - operationsOutsideApp: The operations that may happen to items that are dropped in other
  ///     programs.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(),
    operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Creates a configuration that allows the same operations in this program and in other programs.
  ///
  /// - Parameters:
  ///   - allowMove: Whether items may be moved.
  ///   - allowDelete: Whether items may be deleted.
  public init(allowMove: Bool, allowDelete: Bool = false) {
    self.init(
      operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete)
    )
  }

  /// Adds the attributes for drops in other programs.
  func describe(_ description: inout ElementDescription) {
    if operationsOutsideApp.allowMove { description[.allowsMove] = true }
    if operationsOutsideApp.allowDelete { description[.allowsDelete] = true }
  }
}

/// What happens to items that the user drops.
public struct DropConfiguration: Equatable, Sendable {
  /// What happens to the items.
  public var operation: DropOperation

  /// Creates a drop configuration.
  ///
  /// - Parameter operation: What happens to the items.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Sets what may happen to items that the user drags from the view.
  ///
  /// For drops in this program, a move that is not allowed becomes a copy if copies are allowed.
  /// In all other cases, an operation that is not allowed becomes `forbidden`. For drops in other
  /// programs, the host applies the configuration.
  ///
  /// - Parameters:
  ///   - configuration: What may happen to the items.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  public nonisolated func dragConfiguration(
    _ configuration: DragConfiguration,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.dragConfiguration, configuration, fileID: fileID, line: line)
  }

  /// The form of `dragConfiguration(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func dragConfiguration(_asFunction configuration: DragConfiguration)
    -> some View
  {
    dragConfiguration(configuration, fileID: "", line: 0)
  }

  /// Chooses what happens to items that the user drops onto the view.
  ///
  /// - Parameter configuration: Called each time the items move over the view; returns what
  ///   happens to the items if the user drops them.
  /// - Returns: The modified view.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    transformEnvironment(\.dropConfiguration) { $0 = configuration }
  }
}

private struct DragConfigurationKey: EnvironmentKey {
  static let defaultValue: DragConfiguration? = nil
}

private struct DropConfigurationKey: EnvironmentKey {
  static var defaultValue: ((DropSession) -> DropConfiguration)? { nil }
}

extension EnvironmentValues {
  /// The operations for items that are dragged from the view; nil if no modifier sets them.
  var dragConfiguration: DragConfiguration? {
    get { self[DragConfigurationKey.self] }
    set { self[DragConfigurationKey.self] = newValue }
  }

  /// The closure that chooses what happens to items dropped onto the view; nil if there is none.
  var dropConfiguration: ((DropSession) -> DropConfiguration)? {
    get { self[DropConfigurationKey.self] }
    set { self[DropConfigurationKey.self] = newValue }
  }
}
