/// The plural forms of English words.
enum EnglishPlural {
  private static let irregular = [
    "child": "children", "person": "people", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "knife": "knives",
    "life": "lives", "wife": "wives", "shelf": "shelves", "half": "halves", "loaf": "loaves",
    "wolf": "wolves", "thief": "thieves", "hero": "heroes", "potato": "potatoes",
    "tomato": "tomatoes", "echo": "echoes", "quiz": "quizzes", "is": "are", "was": "were",
    "this": "these", "that": "those", "lens": "lenses",
    "axis": "axes",
  ]

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "software", "hardware",
    "information", "feedback", "chassis",
  ]

  /// Singular nouns that end with `as`.
  ///
  /// Most other nouns with these last letters are plurals, such as `pizzas`.
  private static let singularWithAs: Set<String> = ["alias", "atlas", "bias", "canvas", "gas"]

  /// Plural nouns that end with `us`.
  ///
  /// Most other nouns with these last letters are singular, such as `virus`.
  private static let pluralWithUs: Set<String> = [
    "emus", "gnus", "gurus", "haikus", "menus", "tofus", "tutus",
  ]

  /// Returns the plural of a noun.
  ///
  /// A noun that ends like a plural, such as `cats`, stays the same.
  static func plural(of noun: String) -> String {
    let lowercased = noun.lowercased()
    if unchanged.contains(lowercased) || irregular.values.contains(lowercased) { return noun }
    if let plural = irregular[lowercased] {
      return noun.first?.isUppercase == true
        ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    if lowercased.hasSuffix("sis") { return noun.dropLast(2) + "es" }
    if ["ss", "x", "z", "ch", "sh"].contains(where: lowercased.hasSuffix)
      || lowercased.hasSuffix("us") && !pluralWithUs.contains(lowercased)
      || singularWithAs.contains(lowercased)
    {
      return noun + "es"
    }
    if lowercased.hasSuffix("s") { return noun }
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    if lowercased.hasSuffix("y"), let before = lowercased.dropLast().last, !vowels.contains(before)
    {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
