import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Elements of layout` {
  @Test func `A stack has attributes only for an alignment or spacing that was passed`() {
    let host = TestHost {
      VStack {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("a")
          Spacer()
          Spacer(minLength: 4)
        }
        Divider()
        ZStack(alignment: .bottomTrailing) { Text("b") }
        VStack(alignment: .leading, spacing: 0) {}
      }
    }
    #expect(
      host.tree == """
        VStack
          HStack alignment=firstTextBaseline spacing=8
            Text "a"
            Spacer
            Spacer minLength=4
          Divider
          ZStack alignment=bottomTrailing
            Text "b"
          VStack alignment=leading spacing=0
        """
    )
  }

  @Test func `Layout modifiers become nested elements with the last modifier outermost`() {
    let host = TestHost {
      Text("a").padding().frame(width: 100, alignment: .topLeading)
      Text("b").frame(minWidth: 10, maxWidth: .infinity).padding(.horizontal)
      Text("c").padding([.top, .leading], 4).padding(2)
      Text("d").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("e").border(.red).opacity(0.5).hidden()
    }
    #expect(
      host.tree == """
        Frame alignment=topLeading width=100
          Padding
            Text "a"
        Padding edges=leading trailing
          Frame maxWidth=inf minWidth=10
            Text "b"
        Padding bottom=2 leading=2 top=2 trailing=2
          Padding leading=4 top=4
            Text "c"
        Padding bottom=3 leading=2 top=1 trailing=4
          Text "d"
        Hidden
          Opacity opacity=0.5
            Border style=red
              Text "e"
        """
    )
  }
}
