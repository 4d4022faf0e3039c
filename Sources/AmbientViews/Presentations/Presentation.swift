package import AmbientCore
import Observation

/// What can be dismissed: a sheet, an alert, a page on a stack, a window.
///
/// Everything in it finds it in the environment. It stays the same for as long as it is presented, so
/// that reading `dismiss` gives no body a reason to run again.
@MainActor
package final class Presentation: Observable {
  /// Whether it was presented by something; a window was not.
  nonisolated let isPresented: Bool

  /// How it is dismissed, as its presenter said last.
  var dismissal: (@MainActor () -> Void)?

  package nonisolated init(isPresented: Bool = true) { self.isPresented = isPresented }

  /// Puts it away, by changing what its presenter shows it for.
  package func dismiss() { dismissal?() }

  /// The presentation as its older binding shows it.
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
  /// The nearest presentation that a view is in.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// The nearest presentation; writing it begins surroundings in which nothing holds any more that is
  /// said to the presenting view alone.
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
  /// Makes the view the content of a presentation that is shown apart from the view presenting it.
  ///
  /// It inherits from that view all but what is set back here; its preferences stay in it.
  package nonisolated func presentationBoundary(_ presentation: Presentation) -> some View {
    PreferenceBoundary { environment(\.presentationWithBoundary, presentation) }
  }

  /// Ends a presentation with the view: who kept `dismiss` dismisses nothing that comes later.
  func ends(_ presentation: Presentation) -> some View {
    onDisappear { presentation.dismissal = nil }
  }
}
