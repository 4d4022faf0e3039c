public import AmbientCore

/// An action that dismisses the nearest presentation around the view that reads the action.
///
/// ```swift
/// struct Receipt: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
///
/// The action dismisses a sheet, cover, popover, alert or dialog, or closes a window. In a page of
/// a navigation stack, the action removes the page and all pages above it. The action has no effect
/// outside of a presentation, or after its presentation has been dismissed.
@MainActor
@preconcurrency
public struct DismissAction {
  private let presentation: Presentation?

  nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

  /// Dismisses the presentation.
  public func callAsFunction() { presentation?.dismiss() }
}

/// A value that says whether a view is presented, and that can dismiss the view.
///
/// Prefer ``EnvironmentValues/dismiss`` and ``EnvironmentValues/isPresented``.
public struct PresentationMode: Equatable, Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the view, if it is presented.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// The action that dismisses the nearest presentation around a view.
  ///
  /// - Invalidation: The action stays the same while the view is presented. Reading the action
  ///   therefore never causes a body to run again.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether the view is in a presentation, such as a sheet or a page that was pushed.
  ///
  /// A window does not count as a presentation here: the value is false in a view that is directly
  /// in a window.
  public var isPresented: Bool { presentation?.isPresented ?? false }

  /// A binding that is the older form of ``dismiss`` and ``isPresented``.
  ///
  /// Calling `dismiss()` on the wrapped value dismisses the presentation. The call may be made on
  /// any thread. A call outside of the main queue dismisses the presentation later, on the main
  /// actor.
  public var presentationMode: Binding<PresentationMode> {
    presentation.map { Bindable($0).mode } ?? .constant(PresentationMode(isPresented: false))
  }
}
