public import AmbientCore

/// Dismisses the nearest presentation that contains the view which reads it.
///
/// ```swift
/// struct Receipt: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
///
/// A sheet or an alert goes, a page leaves its stack together with those above it, a window closes.
/// Where nothing is presented, nothing happens.
@MainActor
@preconcurrency
public struct DismissAction {
  private let presentation: Presentation?

  nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

  /// Dismisses the presentation.
  public func callAsFunction() { presentation?.dismiss() }
}

/// Whether a view is presented, and a way to end that.
///
/// Prefer `dismiss` and `isPresented` in the environment.
public struct PresentationMode: Equatable, Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the view, if it is presented.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// Dismisses the nearest presentation around a view.
  ///
  /// - Invalidation: It stays the same for as long as a view is presented.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether a view is in something that is presented: a sheet, or a page that was pushed.
  public var isPresented: Bool { presentation?.isPresented ?? false }

  /// The older form of ``dismiss`` and ``isPresented``.
  public var presentationMode: Binding<PresentationMode> {
    presentation.map { Bindable($0).mode } ?? .constant(PresentationMode(isPresented: false))
  }
}
