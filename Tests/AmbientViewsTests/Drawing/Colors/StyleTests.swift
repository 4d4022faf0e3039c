import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Gradients` {
  @Test func `A gradient as a style is described by its kind, colors and geometry`() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    let host = TestHost {
      Rectangle().fill(gradient)
      Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(
        .radialGradient(
          stops: [.init(color: .red, location: 0.2)],
          center: .topLeading,
          startRadius: 1,
          endRadius: 50
        )
      )
      Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
      Rectangle().fill(.conicGradient(colors: [.red], center: .center, angle: .degrees(45)))
      Rectangle().fill(.red.gradient)
    }
    #expect(
      host.elements.map { $0[.fill] } == [
        "linearGradient red 0, green 0.5, blue 1 from 0.5 0 to 0.5 1",
        "linearGradient red 0, green 0.5, blue 1 from 0 0.5 to 1 0.5",
        "radialGradient red 0.2 at 0 0 from 1 to 50",
        "ellipticalGradient red 0, blue 1 at 0.5 0.5 from 0 to 0.5",
        "angularGradient red 0 at 0.5 0.5 from 45 to 405",
        "linearGradient mix(red, white, 20%) 0, red 1 perceptual from 0.5 0 to 0.5 1",
      ]
    )
  }

  @Test func `A gradient as a view fills a rectangle`() {
    let host = TestHost {
      LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
      RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)
      EllipticalGradient(colors: [.red])
      AngularGradient(colors: [.red], center: .center)
      MeshGradient(
        width: 2,
        height: 1,
        points: [SIMD2(0, 0), SIMD2(1, 0)],
        colors: [.red, .blue]
      )
    }
    #expect(host.elements.map { $0[.shape] } == Array(repeating: "rectangle", count: 5))
    #expect(host.elements.last?[.fill] == "meshGradient 2 1 red, blue")
    #expect(host.takeBodies() == [])
  }
}

@Suite @MainActor struct `Modified shape styles` {
  @Test func `The description of a modified style names the style and its modification`() throws {
    let host = TestHost {
      Text("a").foregroundStyle(.tint.opacity(0.5))
      Text("b").foregroundStyle(.red.shadow(.drop(color: .black, radius: 4, y: 2)))
      Text("c").foregroundStyle(.foreground.blendMode(.multiply))
      Rectangle().fill(.red.shadow(.inner(radius: 1)))
    }
    #expect(
      host.elements.prefix(3).map { $0[.foreground] } == [
        "tint 50%", "red shadow drop black 4 0 2", "foreground blend multiply",
      ]
    )
    let detail = try #require(host.elements.last?.detail(ShapeDetail.self))
    #expect(detail.layers.map(\.paint) == [.shadow(.color(.red), .inner(radius: 1))])
  }

  @Test func `foregroundStyle can set a style for each hierarchical level`() {
    let host = TestHost {
      VStack {
        Text("a")
        Group { Text("b") }.foregroundStyle(.secondary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.primary)
      }
      .foregroundStyle(.red, .blue)
      VStack {
        Rectangle().fill(.quaternary)
        Rectangle().fill(.primary)
        Rectangle().fill(.tertiary).foregroundStyle(.mint)
      }
      .foregroundStyle(.secondary, .primary, .tertiary.opacity(0.5))
    }
    let paints = host.elements.compactMap { $0[.fill] ?? $0[.foreground] }
    // A level without a style of its own has the last of the given styles. If only one style is
    // given, such as mint, the lower levels have this style with a reduced opacity.
    #expect(
      paints == [
        "red", "blue", "blue", "blue", "red", "tertiary 50%", "secondary", "mint 30%",
      ]
    )
  }

  @Test func `A hierarchical style is derived from the foreground style`() {
    let host = TestHost {
      VStack {
        Text("a").foregroundStyle(.secondary)
        Text("b").foregroundStyle(.primary)
        Group { Text("c") }.foregroundStyle(.tertiary)
        Group { Group { Text("d") }.foregroundStyle(.secondary) }.foregroundStyle(.secondary)
        Group { Rectangle() }.foregroundStyle(.secondary, .green)
        Rectangle().fill(.quaternary)
      }
      .foregroundStyle(.white)
      Text("e").foregroundColor(.secondary).foregroundColor(.red)
      Group { Text("f").foregroundStyle(.secondary) }.foregroundColor(nil)
    }
    let paints = host.elements.compactMap { $0[.fill] ?? $0[.foreground] }
    // The levels secondary, tertiary and quaternary have the opacities 50%, 30% and 20%. For the
    // text "d", the inner level replaces the outer level. The text "e" has the color
    // Color.secondary. The text "f" inherits no foreground style, so that its style is only the
    // name of the level.
    #expect(
      paints == [
        "white 50%", "white", "white 30%", "white 50%", "white 50%", "white 20%",
        "secondary", "secondary",
      ]
    )
  }

  @Test func `A style such as opacity can modify the inherited foreground style`() {
    let host = TestHost {
      VStack {
        Group { Text("a") }.foregroundStyle(.foreground.opacity(0.5))
        Rectangle().foregroundStyle(.opacity(0.2))
        Rectangle().fill(.blendMode(.multiply))
        Rectangle().fill(.shadow(.drop(color: .black, radius: 4, y: 2)))
      }
      .foregroundStyle(.red)
      Group { Text("b") }.foregroundStyle(.foreground.secondary)
    }
    let paints = host.elements.compactMap { $0[.fill] ?? $0[.foreground] }
    #expect(
      paints == [
        "red 50%", "red 20%", "red blend multiply", "red shadow drop black 4 0 2",
        "foreground 50%",
      ]
    )
  }

  @Test func `A hierarchical style follows the foreground style without running the inner body`() {
    struct Inner: View {
      var body: some View { Group { Text("a") }.foregroundStyle(.secondary) }
    }
    struct Outer: View {
      @State private var isRed = true
      var body: some View {
        Button("Change") { isRed.toggle() }
        Group { Inner() }.foregroundStyle(isRed ? .red : .blue)
      }
    }
    let host = TestHost { Outer() }
    var paint: String? { host.elements.first { $0.text == "a" }?[.foreground] }
    #expect(paint == "red 50%")
    #expect(host.bodies { host.tap("Change") } == ["Outer"])
    #expect(paint == "blue 50%")
  }
}

@Suite @MainActor struct `The components of a color` {
  private let environment = EnvironmentValues()

  @Test func `The components of a resolved color are in linear sRGB`() {
    let color = Color(red: 0.5, green: 0, blue: 1, opacity: 0.25).resolve(in: environment)
    #expect(abs(color.linearRed - 0.21404) < 0.0001)
    #expect(abs(color.red - 0.5) < 0.0001)
    #expect((color.linearGreen, color.linearBlue, color.opacity) == (0, 1, 0.25))
    #expect(Color(.sRGBLinear, white: 0.2159).description == "#808080")
    #expect(Color(.displayP3, white: 0.5).description == "#808080")
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment).red > 1.09)
    #expect(Color(color).resolve(in: environment) == color)
    #expect(Color.Resolved(red: 1, green: 0.5, blue: 0).description == "#FF8000")
  }

  @Test func `A resolved color is interpolated in linear sRGB`() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    var half = Color.Resolved(red: 1, green: 1, blue: 1).animatableData
    half.scale(by: 0.5)
    color.animatableData = half
    #expect((color.linearRed, color.linearGreen) == (0.5, 0.5))
    #expect((color.linearBlue, color.opacity) == (0.5, 0.5))
  }

  @Test func `A system color resolves differently in the light and dark color schemes`() {
    var dark = environment
    dark.colorScheme = .dark
    #expect(Color.red.resolve(in: environment) != Color.red.resolve(in: dark))
    #expect(Color.primary.resolve(in: environment).description == "#000000")
    #expect(Color.primary.resolve(in: dark).description == "#FFFFFF")
    #expect(Color.white.resolve(in: dark) == Color.white.resolve(in: environment))
    #expect(Color.clear.resolve(in: environment).opacity == 0)
    #expect(Color.red.opacity(0.5).resolve(in: environment).opacity == 0.5)
    #expect(Color.accentColor.resolve(in: environment) == Color.blue.resolve(in: environment))
  }

  @Test func `In the argument of accentColor, Color.accentColor is the default color, blue`() {
    struct Accent: View {
      @Environment(\.self) private var environment
      var body: some View { Text("\(Color.accentColor.resolve(in: environment))") }
    }
    let light = Color.blue.mix(with: .white, by: 0.5)
    let host = TestHost { Accent().accentColor(Color.accentColor.mix(with: .white, by: 0.5)) }
    #expect(host.texts == ["\(light.resolve(in: environment))"])
  }

  @Test func `A mix of two colors resolves to a color between them`() {
    func mix(_ fraction: Double, _ space: Gradient.ColorSpace) -> String {
      Color(red: 0, green: 0, blue: 0)
        .mix(with: Color(red: 1, green: 1, blue: 1), by: fraction, in: space)
        .resolve(in: environment).description
    }
    for space: Gradient.ColorSpace in [.device, .perceptual] {
      #expect(mix(0, space) == "#000000")
      #expect(mix(1, space) == "#FFFFFF")
      #expect(mix(7, space) == "#FFFFFF")
    }
    #expect(mix(0.5, .device) == "#808080")
    // In Oklab, the lightness of a gray is the cube root of its linear components. The gray halfway
    // between black and white has the lightness 0.5, and therefore the linear components
    // 0.5 * 0.5 * 0.5 = 0.125.
    #expect(mix(0.5, .perceptual) == Color(.sRGBLinear, white: 0.125).description)
    #expect(Color.red.mix(with: .blue, by: 0.25).description == "mix(red, blue, 25%)")
  }
}
