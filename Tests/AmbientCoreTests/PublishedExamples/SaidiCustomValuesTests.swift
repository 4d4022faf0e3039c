import Ambient
import AmbientTesting
import Testing

/// The examples of Daniel Saidi's article "Creating custom environment values in SwiftUI".
///
/// A type that conforms to `EnvironmentValue` is its own key: it declares its default and its key
/// path.
@MainActor
struct `Saidi, creating custom values` {
  @Test func `A view has a default style and can take another style in its initializer`() {
    struct Badge: View {
      var style = RibbonStyle()
      var body: some View { Text(style.caption) }
    }
    let host = TestHost {
      Badge()
      Badge(style: RibbonStyle(color: "gold"))
    }
    #expect(host.texts == ["plain ribbon", "gold ribbon"])
  }

  @Test func `A modifier sets a style that has its own key and property`() {
    let host = TestHost {
      Ribbon()
      VStack {
        Ribbon()
        Ribbon().ribbonStyle(RibbonStyle(color: "silver"))
      }
      .ribbonStyle(RibbonStyle(color: "gold"))
    }
    #expect(host.texts == ["plain ribbon", "gold ribbon", "silver ribbon"])
  }

  @Test func `A changed style runs its reader, and no view between the writer and the reader`() {
    struct Page: View {
      var body: some View { Chapter() }
    }
    struct Chapter: View {
      var body: some View { Ribbon() }
    }
    struct Book: View {
      @State private var color = "red"
      private let page = Page()
      var body: some View {
        page.ribbonStyle(RibbonStyle(color: color))
        Button("Blue") { color = "blue" }
      }
    }
    let host = TestHost { Book() }
    #expect(host.texts == ["red ribbon", "Blue"])
    host.takeBodies()
    host.tap("Blue")
    #expect(host.texts == ["blue ribbon", "Blue"])
    #expect(host.takeBodies() == ["Book", "Ribbon"])
  }

  @Test func `If a type is its own key, its value can be set by type, key path or modifier`() {
    let host = TestHost {
      Sash()
      Sash().environment(SashStyle(width: 3))
      Sash().environment(\.sashStyle, SashStyle(width: 4))
      Sash().sashStyle(SashStyle(width: 5))
    }
    #expect(host.texts == ["1 wide", "3 wide", "4 wide", "5 wide"])
  }

  @Test func `A type that conforms to EnvironmentValue has a default, a key and accessors`() {
    #expect(SashStyle.defaultValue == SashStyle())
    #expect(SashStyle.automatic == SashStyle())
    #expect(EnvironmentValueKey<SashStyle>.defaultValue == SashStyle())
    #expect(SashStyle.EnvironmentKey.self == EnvironmentValueKey<SashStyle>.self)
    #expect(SashStyle.keyPath == \EnvironmentValues.sashStyle)
    var values = EnvironmentValues()
    values.set(SashStyle(width: 6))
    #expect(values.get() == SashStyle(width: 6))
    #expect(values.sashStyle.width == 6)
    #expect(values[EnvironmentValueKey<SashStyle>.self].width == 6)
  }

  @Test func `Two types that are their own keys have separate values`() {
    var values = EnvironmentValues()
    values.set(SashStyle(width: 6))
    values.set(BeltStyle(width: 7))
    #expect(values.sashStyle.width == 6)
    #expect(values.beltStyle.width == 7)
  }

  @Test func `A style modifier without an argument restores the automatic style`() {
    let host = TestHost { Sash().sashStyle().sashStyle(SashStyle(width: 9)) }
    #expect(host.texts == ["1 wide"])
  }

  @Test func `If a type is its own key, a change of its value runs only readers of this value`() {
    struct Root: View {
      @State private var width = 1
      private let content = TupleView((Sash(), Ribbon()))
      var body: some View {
        content.environment(SashStyle(width: width))
        Button("Wider") { width += 1 }
        Button("Same") { width += 0 }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Wider")
    #expect(host.texts.prefix(2) == ["2 wide", "plain ribbon"])
    #expect(host.takeBodies() == ["Root", "Sash"])
    host.tap("Same")
    #expect(host.takeBodies() == [])
  }

  @Test func `An explanation gives the source location of a modifier that sets a value by type`() {
    struct Root: View {
      var body: some View {
        Sash().environment(SashStyle(width: 2))
      }
    }
    let host = TestHost { Root() }
    let line = #line - 4
    #expect(
      host.explain(\.sashStyle, at: Sash.self)?.keys.first?.origins.first
        == .environment(setBy: "Root, AmbientCoreTests/SaidiCustomValuesTests.swift:\(line)")
    )
  }

  #if Macros
  @Test func `The Entry macro declares an environment value in one line`() {
    struct Reader: View {
      @Environment(\.sealStyle) private var style
      var body: some View { Text(style.caption) }
    }
    let host = TestHost {
      Reader()
      Reader().environment(\.sealStyle, RibbonStyle(color: "wax"))
    }
    #expect(host.texts == ["plain ribbon", "wax ribbon"])
  }
  #endif
}

private struct RibbonStyle: Codable, Sendable {
  var color = "plain"
  var caption: String { "\(color) ribbon" }
}

extension RibbonStyle {
  fileprivate struct Key: EnvironmentKey {
    static let defaultValue = RibbonStyle()
  }
}

extension EnvironmentValues {
  fileprivate var ribbonStyle: RibbonStyle {
    get { self[RibbonStyle.Key.self] }
    set { self[RibbonStyle.Key.self] = newValue }
  }
}

extension View {
  fileprivate func ribbonStyle(_ style: RibbonStyle) -> some View {
    environment(\.ribbonStyle, style)
  }
}

private struct Ribbon: View {
  @Environment(\.ribbonStyle) private var style
  var body: some View { Text(style.caption) }
}

private struct SashStyle: EnvironmentValue, Equatable {
  var width = 1
  static var keyPath: EnvironmentPath { \.sashStyle }
}

private struct BeltStyle: EnvironmentValue {
  var width = 1
  static var keyPath: EnvironmentPath { \.beltStyle }
}

extension EnvironmentValues {
  fileprivate var sashStyle: SashStyle {
    get { get() }
    set { set(newValue) }
  }
  fileprivate var beltStyle: BeltStyle {
    get { get() }
    set { set(newValue) }
  }
}

extension View {
  fileprivate func sashStyle(_ style: SashStyle = .automatic) -> some View { environment(style) }
}

private struct Sash: View {
  @Environment(\.sashStyle) private var style
  var body: some View { Text("\(style.width) wide") }
}

#if Macros
extension EnvironmentValues {
  @Entry fileprivate var sealStyle = RibbonStyle()
}
#endif
