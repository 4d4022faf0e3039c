import Ambient
import AmbientCore
import AmbientSupport
import AmbientTesting
import Observation
import Testing

// A read of a missing object stops the program. A test that reads one therefore runs the read in a
// process of its own.
struct `The message about a missing object` {
  @Test func `The message about a missing object lists the property, views and remedies`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await showWindow()
    }
    expect(
      result,
      """
      No Observable object of type Profile found. A View.environmentObject(_:) for Profile \
      may be missing as an ancestor of this view.

        Property     '@Environment(Profile.self) var profile' in 'ProfileBadge'
        Declared at  AmbientCoreTests/MissingObjectTests.swift:\(ProfileBadge.line)
        Views        ProfileBadge ← Toolbar ← Window ← [root]
        Present      Draft (set at Toolbar, AmbientCoreTests/MissingObjectTests.swift:\
      \(Toolbar.line)), Journal (set at the root, \
      AmbientCoreTests/MissingObjectTests.swift:\(journalLine))

      To fix this, do one of:
        • Where 'ProfileBadge' is used, or above it, add '.environment(object)' with a 'Profile'.
        • Declare the property as optional: '@Environment(Profile.self) var profile: Profile?'.
      """
    )
  }

  @Test func `The message about a missing object says that no object is set`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { ProfileBadge() } }
    }
    expect(
      result,
      """
        Views        ProfileBadge ← [root]
        Present      no objects

      """
    )
  }

  @Test func `The message about a missing object mentions a subclass that is set`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { ProfileBadge().environment(GuestProfile()) } }
    }
    expect(
      result,
      """
        Near miss    'GuestProfile' inherits from 'Profile': set it as \
      '.environment(object as Profile)'

      """
    )
  }

  @Test func `The message about a missing object mentions a base class that is set`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = TestHost { GuestBadge().environment(GuestProfile() as Profile) }
      }
    }
    expect(
      result,
      """
        Near miss    an object is set as 'Profile', a superclass of \
      'GuestProfile': read it as 'Profile'

      """
    )
  }

  @Test func `The message about a missing object omits an object that an inner nil hides`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = TestHost { ProfileBadge().environment(nil as Profile?).environment(Profile()) }
      }
    }
    expect(result, "  Present      no objects\n")
  }

  @Test func `If an action reads a missing object, the message lists the action's views`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let host = TestHost { LazyBadge() }
        host.tap("Show")
      }
    }
    expect(result, "  Property     '@Environment(Profile.self) var profile' in 'LazyBadge'\n")
    expect(result, "  Views        LazyBadge ← [root]\n")
  }

  @Test func `Outside of a view, the message about a missing object names other remedies`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        struct Loose: View {
          @Environment(Profile.self) var profile
          var body: some View { Text(profile.name) }
        }
        _ = Loose().profile
      }
    }
    expect(result, "Accessing Environment<Profile>'s value outside of being installed on a View.")
    expect(result, "  Views        none: the property is read outside a view\n")
    expect(
      result,
      """
      To fix this, do one of:
        • Read the property in 'body', in an action, or in 'update()', not in an initializer.
        • Declare the property with the optional type 'Profile?'.
      """
    )
  }

  @Test func `The message about a missing object starts with the words of SwiftUI`() {
    let message = Diagnostic.missingObject(
      Profile.self,
      property: "profile",
      owner: "ProfileBadge",
      sourceLocation: SourceLocation("App/ProfileBadge.swift", 12),
      views: ["ProfileBadge", "Toolbar", "RootView"],
      present: ["Journal (set at RootView, App/RootView.swift:20)"],
      nearMisses: []
    )
    #expect(
      message.description == """
        No Observable object of type Profile found. A View.environmentObject(_:) for Profile \
        may be missing as an ancestor of this view.

          Property     '@Environment(Profile.self) var profile' in 'ProfileBadge'
          Declared at  App/ProfileBadge.swift:12
          Views        ProfileBadge ← Toolbar ← RootView ← [root]
          Present      Journal (set at RootView, App/RootView.swift:20)

        To fix this, do one of:
          • Where 'ProfileBadge' is used, or above it, add \
        '.environment(object)' with a 'Profile'.
          • Declare the property as optional: '@Environment(Profile.self) var profile: Profile?'.
        """
    )
  }
}

/// Expects that the standard error of a process contains a text.
private func expect(
  _ result: ExitTest.Result?,
  _ text: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(
    printed.contains(text),
    Comment(rawValue: printed),
    sourceLocation: sourceLocation
  )
}

// The line number is declared outside of the tests, because `#line` in the argument of a macro is
// always the line of the macro.
private let journalLine = #line + 3
@MainActor
private func showWindow() {
  _ = TestHost { Window().environment(Journal()) }
}

private struct Window: View {
  var body: some View { Toolbar() }
}

private struct Toolbar: View {
  nonisolated static let line = #line + 2
  var body: some View {
    ProfileBadge().environment(Draft())
  }
}

private struct ProfileBadge: View {
  nonisolated static let line = #line + 1
  @Environment(Profile.self) private var profile
  var body: some View { Text(profile.name) }
}

private struct GuestBadge: View {
  @Environment(GuestProfile.self) private var guest
  var body: some View { Text(guest.name) }
}

private struct LazyBadge: View {
  @Environment(Profile.self) private var profile
  @State private var name = ""
  var body: some View {
    Text(name)
    Button("Show") { name = profile.name }
  }
}

@Observable private class Profile {
  var name = ""
}

@Observable private final class GuestProfile: Profile {}
@Observable private final class Journal {}
@Observable private final class Draft {}
