package import AmbientCore
import AmbientFoundation
import Observation

/// A sheet, alert, page or window that can be dismissed.
///
/// The content of the presentation reads this object from the environment. The object stays the
/// same while the content is presented. Reading `dismiss` therefore never causes a body to run
/// again.
@MainActor
package final class Presentation: Observable {
  /// Whether a view presents the content; false for a window.
  nonisolated let isPresented: Bool

  /// The action that dismisses the presentation; nil after the content was removed.
  ///
  /// The view or modifier that presents the content sets the action each time its body runs.
  var dismissal: (@MainActor () -> Void)?

  package nonisolated init(isPresented: Bool = true) { self.isPresented = isPresented }

  /// Dismisses the presentation, unless the content was removed.
  package func dismiss() { dismissal?() }

  /// The value of the binding `presentationMode`.
  ///
  /// The binding is the older form of `dismiss` and `isPresented`.
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
  /// The nearest presentation around the view; nil if there is none.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// The nearest presentation.
  ///
  /// The setter also resets the environment values that the presented content must not inherit from
  /// the presenting view.
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
      pageAttributes = nil
    }
  }
}

extension View {
  /// Separates this view, which is presented, from the presenting view.
  ///
  /// This view inherits the environment of the presenting view, except for the values that
  /// `presentationWithBoundary` resets. The preferences of this view do not reach the presenting
  /// view.
  package nonisolated func presentationBoundary(_ presentation: Presentation) -> some View {
    PreferenceBoundary { environment(\.presentationWithBoundary, presentation) }
  }

  /// Detaches a presentation from its presenter when this view is removed.
  ///
  /// From then on, a stored `DismissAction` has no effect. In particular, it does not dismiss the
  /// next presentation of the same presenter.
  func endsOnRemoval(_ presentation: Presentation) -> some View {
    onRemoval { presentation.dismissal = nil }
  }
}
