import SwiftUI

// Ways of declaring an entry. Tests refer to each form by the identifier, such as G01, that starts
// its comment.

extension EnvironmentValues {
  /// G01: a type and a default.
  @Entry var name: String = "Anna"

  /// G02: a default without a type.
  @Entry var masts = 3

  /// G03: an optional without a default.
  @Entry var passenger: String?

  /// G04: the attribute on its own line.
  @Entry
  var anchors = 1

  /// G05: access levels.
  @Entry public var tonnage = 400
  @Entry internal var length = 30
  @Entry fileprivate var ballast = 7
  fileprivate var doubleBallast: Int { ballast * 2 }

  /// G07: a default that is a call over several lines.
  @Entry var route = [
    "Riga",
    "Gdynia",
  ].joined(
    separator: " to "
  )

  /// G08: a default that starts with a dot.
  @Entry var hold: Cargo = .init()
  @Entry var insets: EdgeInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)

  /// G09: an entry that is a closure.
  @Entry var hail: (String) -> String = ({ "Ahoy, \($0)" })
  @Entry var ring: (() -> Void)? = (nil)

  /// G10: an entry that is a binding.
  @Entry var isAnchored: Binding<Bool> = .constant(false)

  /// G11: an entry on the main actor, with the isolation before and after the attribute.
  @MainActor @Entry var helm = 1
  @Entry @MainActor var rudder: any Flag = Pennant(letter: "R")

  /// G12: an entry that is nonisolated.
  @Entry nonisolated var draft = 4

  /// G13: a type with arguments, a tuple, a metatype.
  // swift-format-ignore: AlwaysUseLiteralForEmptyCollectionInit
  @Entry var stores = [String: [Int]]()
  @Entry var position: (x: Int, y: Int) = (x: 1, y: 2)
  @Entry var flagType: any Flag.Type = Pennant.self

  /// G14: a keyword as a name.
  @Entry var `throw` = 9

  /// G15: used from inlinable code.
  @usableFromInline @Entry var knots = 12
}

extension Transaction {
  /// G06: an entry in `Transaction` instead of `EnvironmentValues`.
  @Entry var isGentle = false
}
