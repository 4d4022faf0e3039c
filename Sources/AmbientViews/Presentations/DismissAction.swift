public import AmbientCore

/// An action that dismisses the nearest presentation around the view that reads it.
///
/// ```swift
/// struct Receipt: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
///
/// The action dismisses a sheet, cover, popover, alert or dialog, removes a page and those above it
/// from its navigation stack, or closes a window. Outside of a presentation it has no effect. It
/// also has no effect once its presentation has been dismissed.
@MainActor
@preconcurrency
public struct DismissAction {
  private let presentation: Presentation?

  nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

  /// Dismisses the presentation, by changing the state that presents it.
  public func callAsFunction() { presentation?.dismiss() }
}

/// Whether a view is presented, and a function that dismisses it.
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
  /// - Invalidation: The value does not change while the view is presented, so that reading it
  ///   causes no further runs of the body.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether the view is in a presentation, such as a sheet or a page that was pushed.
  ///
  /// A window alone does not count as a presentation.
  public var isPresented: Bool { presentation?.isPresented ?? false }

  /// The older form of ``dismiss`` and ``isPresented``.
  ///
  /// Calling `dismiss()` on the wrapped value dismisses the presentation. It may be called on any
  /// thread: outside of the main queue, the presentation is dismissed later on the main actor.
  public var presentationMode: Binding<PresentationMode> {
    presentation.map { Bindable($0).mode } ?? .constant(PresentationMode(isPresented: false))
  }
}
