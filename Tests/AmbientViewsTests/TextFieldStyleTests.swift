import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Text field styles` {
  @Test func `are attributes of the elements of text fields`() {
    let host = TestHost {
      VStack {
        TextField("A", text: .constant(""))
        TextField("B", text: .constant("")).textFieldStyle(.plain)
        TextField("C", text: .constant("")).textFieldStyle(.automatic)
      }
      .textFieldStyle(.roundedBorder)
    }
    #expect(
      host.tree == """
        VStack
          TextField style=roundedBorder text=
            Text "A"
          TextField style=plain text=
            Text "B"
          TextField text=
            Text "C"
        """
    )
  }
}
