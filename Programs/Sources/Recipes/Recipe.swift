import Foundation

/// A dish, with its ingredients for a number of servings.
struct Recipe: Identifiable, Hashable {
  let id: String
  var title: String
  var course: Course
  var minutes: Int
  var servings: Int
  var ingredients: [Ingredient]
  var steps: [String]
  var tags: Set<Tag> = []

  /// Returns the ingredients for another number of servings.
  func ingredients(for count: Int) -> [Ingredient] {
    ingredients.map { $0.scaled(by: Double(count) / Double(servings)) }
  }
}

enum Course: String, CaseIterable, Identifiable, Codable {
  case starter, main, dessert

  var id: Self { self }
  var title: String { rawValue.capitalized }
}

enum Tag: String, CaseIterable, Identifiable {
  case vegan, quick, spicy

  var id: Self { self }

  var symbol: String {
    switch self {
    case .vegan: "leaf"
    case .quick: "bolt"
    case .spicy: "flame"
    }
  }
}

struct Ingredient: Hashable, Identifiable {
  enum Section: String, CaseIterable { case dough, filling, sauce }

  var name: String
  var amount: Measurement<UnitMass>
  var section: Section

  var id: String { section.rawValue + name }

  func scaled(by factor: Double) -> Self {
    var copy = self
    copy.amount = amount * factor
    return copy
  }
}

extension Recipe {
  private static func grams(_ name: String, _ value: Double, _ section: Ingredient.Section)
    -> Ingredient
  {
    Ingredient(name: name, amount: .init(value: value, unit: .grams), section: section)
  }

  static let samples: [Recipe] = [
    Recipe(
      id: "pie",
      title: "Onion pie",
      course: .main,
      minutes: 70,
      servings: 4,
      ingredients: [
        grams("Flour", 250, .dough), grams("Butter", 125, .dough),
        grams("Onions", 800, .filling),
      ],
      steps: ["Knead the dough.", "Fry the onions.", "Bake for 40 minutes."]
    ),
    Recipe(
      id: "curry",
      title: "Chickpea curry",
      course: .main,
      minutes: 25,
      servings: 2,
      ingredients: [grams("Chickpeas", 400, .filling), grams("Coconut milk", 200, .sauce)],
      steps: ["Simmer everything."],
      tags: [.vegan, .quick, .spicy]
    ),
    Recipe(
      id: "soup",
      title: "Tomato soup",
      course: .starter,
      minutes: 20,
      servings: 4,
      ingredients: [grams("Tomatoes", 1000, .sauce)],
      steps: ["Cook the tomatoes.", "Blend them."],
      tags: [.vegan, .quick]
    ),
    Recipe(
      id: "cake",
      title: "Almond cake",
      course: .dessert,
      minutes: 60,
      servings: 8,
      ingredients: [grams("Almonds", 300, .dough), grams("Sugar", 200, .dough)],
      steps: ["Mix.", "Bake."]
    ),
  ]
}
