import Ambient
import AmbientCore
import AmbientSupport
import AmbientTesting
import Testing

struct `Misused types` {
  @Test func `A class that is a view stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { ClassView() } }
    }
    #expect(
      printed(result).contains(Diagnostic.mustBeValueType("views", ClassView.self).description)
    )
    #expect(
      Diagnostic.mustBeValueType("views", ClassView.self).description == """
        views must be value types (either a struct or an enum); ClassView is a class.

        To fix this:
          • Declare 'ClassView' as a struct, and move shared data to an '@Observable' class. Store \
        an object of this class in the struct.
        """
    )
  }

  @Test func `A class that is a view modifier stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { Text("x").modifier(ClassModifier()) } }
    }
    #expect(printed(result).contains("view modifiers must be value types: ClassModifier\n"))
  }

  @Test func `A class that is an environmental modifier stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { Text("x").modifier(ClassEnvironmental()) } }
    }
    #expect(
      printed(result).contains("Environmental modifiers must be value types: ClassEnvironmental\n")
    )
  }

  @Test func `A custom view without a body stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { Bodiless() } }
    }
    #expect(
      printed(result).contains(
        """
        Bodiless may not have Body == Never

        To fix this:
          • Give 'Bodiless' a 'body' that returns a view.
        """
      )
    )
  }

  @Test func `Reading the body property of a view without a body stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Bodiless().body }
    }
    #expect(
      printed(result).contains(
        """
        body() should not be called on Bodiless.

        To fix this:
          • Use 'Bodiless' as it is: it has no body of its own.
        """
      )
    )
  }
}

private func printed(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

private final class ClassView: View {
  var body: some View { Text("x") }
}

private final class ClassModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}

private final class ClassEnvironmental: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { EmptyModifier() }
}

private struct Bodiless: View {
  typealias Body = Never
}
