package import AmbientCore
import Observation

/// A sheet, alert, page or window that can be dismissed.
///
/// Its content reads it from the environment. The object stays the same while it is presented, so
/// that reading `dismiss` never causes a body to run again.
@MainActor
package final class Presentation: Observable {
  /// Whether a view presents it; false for a window.
  nonisolated let isPresented: Bool

  /// The action that dismisses it, as its presenter set it last; nil once it is gone.
  var dismissal: (@MainActor () -> Void)?

  package nonisolated init(isPresented: Bool = true) { self.isPresented = isPresented }

  /// Dismisses the presentation, by changing the state for which its presenter shows it.
  package func dismiss() { dismissal?() }

  /// The value of the older environment value `presentationMode`.
  nonisolated var mode: PresentationMode {
    get { PresentationMode(isPresented: isPresented) }
    set {
      guard !newValue.isPresented else { return }
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { dismiss() }
      } else {
        Task { @MainActor in dismiss() }
      }
    }
  }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The nearest presentation around a view.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// The nearest presentation; setting it resets all values that concern the presenting view alone.
  fileprivate var presentationWithBoundary: Presentation? {
    get { presentation }
    set {
      presentation = newValue
      navigation = nil
      linkSelection = nil
      refresh = nil
      rename = nil
      keyboardShortcut = nil
      editMode = nil
      isSearching = false
      enclosingDismissSearch = nil
      pageTraits = nil
    }
  }
}

extension View {
  /// Makes the view the content of a presentation, apart from the view that presents it.
  ///
  /// The content inherits the environment of the presenting view, except for the values that
  /// `presentationWithBoundary` resets. Its preferences do not reach the presenting view.
  package nonisolated func presentationBoundary(_ presentation: Presentation) -> some View {
    PreferenceBoundary { environment(\.presentationWithBoundary, presentation) }
  }

  /// Detaches a presentation from its presenter when the view disappears.
  ///
  /// A `DismissAction` that is stored beyond that has no effect, and does not dismiss the next
  /// presentation.
  func endsOnDisappear(_ presentation: Presentation) -> some View {
    onDisappear { presentation.dismissal = nil }
  }
}
