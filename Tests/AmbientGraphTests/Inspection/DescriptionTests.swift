import Testing

@testable import AmbientGraph

@MainActor @Suite struct `The description of a graph` {
  let stage = Stage()

  @Test func `The description of a graph lists the effects in tree order, then the sources`() {
    let price = stage.input("price", 5)
    let count = stage.input("count", 2)
    let total = stage.computed("total") { price.read() * count.read() }
    stage.effect("Label") { _ = total.read() }
    stage.effect("Stepper") { _ = count.read() }
    stage.effect("Label") {}
    #expect(
      stage.graph.description == """
        Revision 3

        Label: stale, waits to run
        Stepper: stale, waits to run
        Label #2: stale, waits to run
        """
    )
    _ = stage.update()
    #expect(
      stage.graph.description == """
        Revision 4

        Label: clean
          total, seen at 4
        Stepper: clean
          count, seen at 2
        Label #2: clean

        total: clean, changed at 4
          price, seen at 1
          count, seen at 2
        count: clean, changed at 2
        price: clean, changed at 1
        """
    )
    price.set(6)
    #expect(
      stage.graph.description == """
        Revision 5

        Label: possibly stale, waits to run
          total, seen at 4
        Stepper: clean
          count, seen at 2
        Label #2: clean

        total: possibly stale, changed at 4
          price, seen at 1, changed at 5
          count, seen at 2
        count: clean, changed at 2
        price: clean, changed at 5
        """
    )
  }

  @Test func `The description of a graph shows its revision and says which sources are released`() {
    #expect(Graph().description == "Revision 0")
    var source: NamedInput<Int>? = stage.input("source", 1)
    stage.effect("show") { _ = source?.read() }
    _ = stage.update()
    source = nil
    #expect(
      stage.graph.description == """
        Revision 1

        show: stale, waits to run
          a released source, seen at 1
        """
    )
  }
}
