import Ambient
import AmbientTesting
import Testing

private struct Season: EnvironmentKey { static let defaultValue = "spring" }

extension EnvironmentValues {
  fileprivate var season: String {
    get { self[Season.self] }
    set { self[Season.self] = newValue }
  }
}

@Suite @MainActor struct `Shape styles` {
  private struct Seasonal: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.season == "spring" ? .green : .orange
    }
  }

  @Test func `The attribute of a shape style is the name of its color or hierarchical level`() {
    let host = TestHost {
      Text("a").foregroundStyle(.red)
      Group { Text("b") }.foregroundStyle(.tertiary)
      Group { Text("c") }.foregroundStyle(Color.blue.opacity(0.5))
      Group { Text("d") }.foregroundColor(.primary)
      Color.mint
      Color.mint.opacity(0.5)
    }
    #expect(
      host.tree == """
        Text "a" foreground=red
        Text "b" foreground=tertiary
        Text "c" foreground=blue 50%
        Text "d" foreground=primary
        Color color=mint
        Color color=mint 50%
        """
    )
  }

  private struct Shaded: ShapeStyle {
    var depth: Int
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      Seasonal().resolve(in: environment).opacity(1 / Double(depth))
    }
  }

  private struct Shades: View {
    @State private var depth = 1
    @State private var count = 0

    var body: some View {
      Text("wood \(count)").foregroundStyle(Shaded(depth: depth))
      Group { Text("shade") }.foregroundStyle(Shaded(depth: depth))
      Button("Deeper") { depth += 1 }
      Button("Count") { count += 1 }
    }
  }

  @Test func `Shape styles are compared field by field`() {
    #expect(AnyShapeStyle(Shaded(depth: 1)) == AnyShapeStyle(Shaded(depth: 1)))
    #expect(AnyShapeStyle(Shaded(depth: 1)) != AnyShapeStyle(Shaded(depth: 2)))
    #expect(AnyShapeStyle(AnyShapeStyle(Color.red)) == AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(HierarchicalShapeStyle.primary))
    let host = TestHost { Shades() }
    var updated: [String] = []
    host.viewTree.onMutations = { mutations in
      for case .update(let element) in mutations { updated.append(element.text ?? "") }
    }
    host.tap("Count")
    #expect(updated == ["wood 1"])
    host.tap("Deeper")
    #expect(updated == ["wood 1", "wood 1", "shade"])
    #expect(host.tree.contains(#"Text "shade" foreground=green 50%"#))
  }

  private struct Screen: View {
    var body: some View {
      Text("leaf").foregroundStyle(Seasonal())
      Text("house").border(Seasonal(), width: 2)
    }
  }

  @Test func `A custom shape style is resolved again when the environment changes`() {
    let host = TestHost { Screen() }
    #expect(
      host.tree == """
        Text "leaf" foreground=green
        Border style=green width=2
          Text "house"
        """
    )
    host.takeBodies()
    host.set(\.season, to: "autumn")
    #expect(
      host.tree == """
        Text "leaf" foreground=orange
        Border style=orange width=2
          Text "house"
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `An image inherits the foreground style`() {
    let host = TestHost {
      Image("house").resizable()
      VStack {
        Image(systemName: "star")
        Image(decorative: "line")
      }
      .imageScale(.large)
      .foregroundStyle(.yellow)
    }
    #expect(
      host.tree == """
        Image name=house resizable=true
        VStack
          Image foreground=yellow scale=large systemName=star
          Image foreground=yellow isDecorative=true name=line scale=large
        """
    )
  }

  @Test func `backgroundStyle changes nothing if its argument is the background style`() {
    let host = TestHost { Text("plain").background(.background).backgroundStyle(.background) }
    #expect(
      host.tree == """
        Background style=background
          Text "plain"
        """
    )
  }

  @Test func `A background style can be derived from the inherited background style`() {
    let host = TestHost {
      VStack { Text("half").background(.background).backgroundStyle(.background.opacity(0.5)) }
        .backgroundStyle(.red)
      Text("level").background(.background).backgroundStyle(.background.secondary)
      Text("direct").background(.background)
        .environment(\.backgroundStyle, AnyShapeStyle(.background.opacity(0.5)))
    }
    let styles = host.elements(of: "Background").map { $0[ElementAttribute<String>("style")] ?? "" }
    #expect(styles.count == 3)
    #expect(styles.first?.contains("red") == true)
    #expect(styles.dropFirst().allSatisfy { $0.contains("background") })
  }
}
