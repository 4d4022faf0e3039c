import Observation
import SwiftUI

/// The recipes, the favorites, and the current search.
@MainActor
@Observable
final class Cookbook {
  enum Scope: Hashable { case all, favorites }

  private(set) var recipes: [Recipe]
  private(set) var favorites: Set<Recipe.ID> = []
  var searchText = ""
  var tokens: [Tag] = []
  var scope = Scope.all

  init(recipes: [Recipe] = Recipe.samples) {
    self.recipes = recipes
  }

  var results: [Recipe] {
    recipes.filter { recipe in
      (scope == .all || favorites.contains(recipe.id))
        && recipe.tags.isSuperset(of: tokens)
        && (searchText.isEmpty || recipe.title.localizedCaseInsensitiveContains(searchText))
    }
  }

  func results(of course: Course) -> [Recipe] {
    results.filter { $0.course == course }.sorted(using: KeyPathComparator(\.title))
  }

  func isFavorite(_ recipe: Recipe) -> Bool { favorites.contains(recipe.id) }

  func toggleFavorite(_ recipe: Recipe) {
    favorites.formSymmetricDifference([recipe.id])
  }
}
