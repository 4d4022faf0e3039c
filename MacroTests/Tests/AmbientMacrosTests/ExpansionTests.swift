import Testing

/// Compares the code that `@Entry` generates with the expected code.
@Suite struct ExpansionTests {
  @Test(arguments: expansions)
  func `An entry expands into accessors and a key`(_ expansion: Expansion) {
    expansion.check()
  }
}

private let expansions = [
  Expansion(
    "The entry has a type annotation",
    entry("@Entry var v: Int = 1"),
    becomes: entry("var v: Int", holding: "AmbientTaskScopes._EntryDefault<Int>(1)")
  ),
  Expansion(
    "The entry has separate defaults for previews and tests",
    """
    extension EnvironmentValues {
      @Entry(preview: Server.sample, test: Server.missing) var v: Server = .live
    }
    """,
    becomes: """
      extension EnvironmentValues {
        var v: Server {
          get {
            self[__Key_v.self]
          }
          set {
            self[__Key_v.self] = newValue
          }
          _modify {
            yield &self[__Key_v.self]
          }
        }

        private struct __Key_v: AmbientEnvironment.EnvironmentKey, \
      AmbientTaskScopes._ContextualEntryKey {
          static let entryDefault = AmbientTaskScopes._EntryDefault<Server>(.live)
          static let previewDefault = AmbientTaskScopes._EntryDefault<Server>(Server.sample)
          static let testDefault = AmbientTaskScopes._EntryDefault<Server>(Server.missing)
        }
      }
      """
  ),
  Expansion(
    "The type of the entry is inferred from the default",
    entry("@Entry var v = 1"),
    becomes: entry("var v", holding: "AmbientTaskScopes._EntryDefault(1)")
  ),
  Expansion(
    "The entry is optional and has no default",
    entry("@Entry var v: Int?"),
    becomes: entry("var v: Int?", holding: "AmbientTaskScopes._EntryDefault<Int?>(nil)")
  ),
  Expansion(
    "The entry is optional, and its type is written as Optional",
    entry("@Entry var v: Swift.Optional<Int>"),
    becomes: entry(
      "var v: Swift.Optional<Int>",
      holding: "AmbientTaskScopes._EntryDefault<Swift.Optional<Int>>(nil)"
    )
  ),
  Expansion(
    "The entry is an implicitly unwrapped optional",
    entry("@Entry var v: Int!"),
    becomes: entry("var v: Int!", holding: "AmbientTaskScopes._EntryDefault<Int?>(nil)")
  ),
  Expansion(
    "The type of the entry is an existential",
    entry("@Entry var v: any Handler = shared"),
    becomes: entry(
      "var v: any Handler",
      holding: "AmbientTaskScopes._EntryDefault<any Handler>(shared)"
    )
  ),
  Expansion(
    "The default is a new instance",
    entry("@Entry var v = Store()"),
    becomes: entry("var v", holding: "AmbientTaskScopes._EntryDefault(fresh: Store())")
  ),
  Expansion(
    "The default is a new instance of a generic type in another module",
    entry("@Entry var v = Shop.Store<Int>(1)"),
    becomes: entry("var v", holding: "AmbientTaskScopes._EntryDefault(fresh: Shop.Store<Int>(1))")
  ),
  Expansion(
    "The default is a new instance that .init() creates",
    entry("@Entry var v: Store = .init()"),
    becomes: entry(
      "var v: Store",
      holding: "AmbientTaskScopes._EntryDefault<Store>(fresh: .init())"
    )
  ),
  Expansion(
    "The default is a new instance in parentheses",
    entry("@Entry var v = (Store())"),
    becomes: entry("var v", holding: "AmbientTaskScopes._EntryDefault((Store()))")
  ),
  Expansion(
    "The default is the result of a function",
    entry("@Entry var v = makeStore()"),
    becomes: entry("var v", holding: "AmbientTaskScopes._EntryDefault(makeStore())")
  ),
  Expansion(
    "The default is an initializer call with a trailing closure",
    entry("@Entry var v = Store { 1 }"),
    becomes: entry(
      "var v",
      holding: """
        AmbientTaskScopes._EntryDefault(fresh: Store {
                1
              })
        """
    )
  ),
  Expansion(
    "The default is an initializer call on several lines with comments",
    entry("@Entry var v = Store(\n  1,  // one\n  2\n)  // done"),
    becomes: entry(
      "var v",
      commented: "  // done",
      holding: """
        AmbientTaskScopes._EntryDefault(fresh: Store(
            1,  // one
            2
              ))
        """
    )
  ),
  Expansion(
    "The default is an if expression",
    entry("@Entry var v: Int = if flag { 1 } else { 2 }"),
    becomes: entry(
      "var v: Int",
      holding: """
        AmbientTaskScopes._EntryDefault<Int>({
                if flag {
                  1
                } else {
                  2
                }
              }())
        """
    )
  ),
  Expansion(
    "The default is a closure in parentheses",
    entry("@Entry var v: (String) -> Void = ({ _ in })"),
    becomes: entry(
      "var v: (String) -> Void",
      holding: """
        AmbientTaskScopes._EntryDefault<(String) -> Void>(({ _ in
                }))
        """
    )
  ),
  Expansion(
    "The property keeps its access level and its attributes",
    entry("@MainActor @Entry public var v = 1"),
    becomes: entry("@MainActor public var v", holding: "AmbientTaskScopes._EntryDefault(1)")
  ),
  Expansion(
    "The key has the same availability as the property",
    entry("@available(macOS 99, *) @Entry var v = 1"),
    becomes: entry(
      "@available(macOS 99, *) var v",
      keyed: "@available(macOS 99, *)\n  private struct __Key_v",
      holding: "AmbientTaskScopes._EntryDefault(1)"
    )
  ),
  Expansion(
    "The key of a nonisolated property is nonisolated",
    entry("@Entry nonisolated var v = 1"),
    becomes: entry(
      "nonisolated var v",
      keyed: "private nonisolated struct __Key_v",
      holding: "AmbientTaskScopes._EntryDefault(1)"
    )
  ),
  Expansion(
    "The key of a property in a nonisolated extension is nonisolated",
    entry("@Entry var v = 1", in: "nonisolated extension EnvironmentValues"),
    becomes: entry(
      "var v",
      in: "nonisolated extension EnvironmentValues",
      keyed: "private nonisolated struct __Key_v",
      holding: "AmbientTaskScopes._EntryDefault(1)"
    )
  ),
  Expansion(
    "The name of the entry is a keyword",
    entry("@Entry var `throw` = 1"),
    becomes: entry(
      "var `throw`",
      keyed: "private struct `__Key_throw`",
      holding: "AmbientTaskScopes._EntryDefault(1)"
    )
  ),
  Expansion(
    "The name of the entry has two words",
    entry("@Entry var `two words` = 1"),
    becomes: entry(
      "var `two words`",
      keyed: "private struct `__Key_two words`",
      holding: "AmbientTaskScopes._EntryDefault(1)"
    )
  ),
  Expansion(
    "The name of the entry has characters outside of ASCII",
    entry("@Entry var größe = 1"),
    becomes: entry(
      "var größe",
      keyed: "private struct __Key_größe",
      holding: "AmbientTaskScopes._EntryDefault(1)"
    )
  ),
  Expansion(
    "The extended type is written with the name of its module",
    entry("@Entry var v = 1", in: "extension SwiftUI.EnvironmentValues"),
    becomes: entry(
      "var v",
      in: "extension SwiftUI.EnvironmentValues",
      holding: "AmbientTaskScopes._EntryDefault(1)"
    )
  ),
  Expansion(
    "The entry is in an extension of Transaction",
    entry("@Entry var v = 1", in: "extension Transaction"),
    becomes: entry(
      "var v",
      in: "extension Transaction",
      conforming: "AmbientCore.TransactionKey",
      holding: "AmbientTaskScopes._EntryDefault(1)"
    )
  ),
  Expansion(
    "The default of an entry of Transaction is a new instance",
    entry("@Entry var v: Store = Store()", in: "extension SwiftUI.Transaction"),
    becomes: entry(
      "var v: Store",
      in: "extension SwiftUI.Transaction",
      conforming: "AmbientCore.TransactionKey",
      holding: "AmbientTaskScopes._EntryDefault<Store>(fresh: Store())"
    )
  ),
  Expansion(
    "The type of an entry of Transaction is an optional closure",
    entry("@Entry var v: (() -> Void)?", in: "extension Transaction"),
    becomes: entry(
      "var v: (() -> Void)?",
      in: "extension Transaction",
      conforming: "AmbientCore.TransactionKey",
      holding: "AmbientTaskScopes._EntryDefault<(() -> Void)?>(nil)"
    )
  ),
  Expansion(
    "The entry is in an extension of ContainerValues",
    entry("@Entry public var v: Int? = 1", in: "extension ContainerValues"),
    becomes: entry(
      "public var v: Int?",
      in: "extension ContainerValues",
      conforming: "AmbientCore.ContainerValueKey",
      holding: "AmbientTaskScopes._EntryDefault<Int?>(1)"
    )
  ),
  Expansion(
    "The entry is in an extension of FocusedValues",
    entry("@Entry var v: Int?", in: "extension FocusedValues"),
    becomes: focused("var v: Int?", of: "Int")
  ),
  Expansion(
    "The type of an entry of FocusedValues is written as Optional",
    entry("@Entry var v: Optional<Int>", in: "extension FocusedValues"),
    becomes: focused("var v: Optional<Int>", of: "Int")
  ),
  Expansion(
    "The default of an entry of FocusedValues is nil",
    entry("@Entry var v: Binding<String>? = nil", in: "extension FocusedValues"),
    becomes: focused("var v: Binding<String>?", of: "Binding<String>")
  ),
  Expansion(
    "The type of an entry of FocusedValues is an optional closure",
    entry("@Entry var v: (() -> Void)?", in: "extension FocusedValues"),
    becomes: focused("var v: (() -> Void)?", of: "(() -> Void)")
  ),
  Expansion(
    "An entry of FocusedValues has limited availability and is nonisolated",
    entry("@available(macOS 99, *) @Entry nonisolated var v: Int?", in: "extension FocusedValues"),
    becomes: focused(
      "@available(macOS 99, *) nonisolated var v: Int?",
      keyed: "@available(macOS 99, *)\n  private nonisolated struct __Key_v",
      of: "Int"
    )
  ),
  Expansion(
    "One extension has several entries",
    """
    extension EnvironmentValues {
      /// The first.
      @Entry var a = 1
      @Entry var b = 2
    }
    """,
    becomes: """
      extension EnvironmentValues {
        /// The first.
        var a {
          get {
            self[__Key_a.self]
          }
          set {
            self[__Key_a.self] = newValue
          }
          _modify {
            yield &self[__Key_a.self]
          }
        }

        private struct __Key_a: AmbientEnvironment.EnvironmentKey, AmbientTaskScopes._EntryKey {
          static let entryDefault = AmbientTaskScopes._EntryDefault(1)
        }
        var b {
          get {
            self[__Key_b.self]
          }
          set {
            self[__Key_b.self] = newValue
          }
          _modify {
            yield &self[__Key_b.self]
          }
        }

        private struct __Key_b: AmbientEnvironment.EnvironmentKey, AmbientTaskScopes._EntryKey {
          static let entryDefault = AmbientTaskScopes._EntryDefault(2)
        }
      }
      """
  ),
]
