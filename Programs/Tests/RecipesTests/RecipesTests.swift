import AmbientTesting
import SwiftUI
import Testing

@testable import Recipes

@MainActor
@Suite struct RecipesTests {
  private func open(_ cookbook: Cookbook = Cookbook()) -> TestHost {
    TestHost { CookbookView().environment(cookbook) }
  }

  @Test func `Recipes are grouped by course`() {
    let host = open()
    #expect(host.findAll(.heading).map(\.name) == ["Recipes", "Starter", "Main", "Dessert"])
    #expect(host.find(.text, "2 recipes").exists)
    #expect(host.findAll(.text, "1 recipe").count == 2)
  }

  @Test func `A search finds recipes by title, or shows that nothing matches`() {
    let host = open()
    host.find(.searchField).type("soup")
    #expect(host.find(.button, "Tomato soup, 20 min").exists)
    #expect(host.findAll(.heading, "Dessert").isEmpty)
    host.find(.searchField).type("bread")
    #expect(host.find(.text, "No Results for “bread”").exists)
  }

  @Test func `A tag limits the search`() {
    let host = open()
    host.search(for: "s")
    host.find(.button, "Spicy").tap()
    #expect(host.findAll(.row).count { $0.name.hasPrefix("Chickpea curry") } == 1)
    #expect(host.findAll(.row).count { $0.name.hasPrefix("Onion pie") } == 0)
  }

  @Test func `The amounts of the ingredients follow the number of servings`() {
    let host = open()
    host.find(.button, "Onion pie, 1 hr, 10 min").tap()
    #expect(host.find(.text, "Flour").value == "250 g")
    let bodies = host.bodies { host.find(.stepper).increment() }
    #expect(
      bodies == [
        "IngredientRow", "IngredientRow", "IngredientRow", "StepStyle", "StepStyle", "StepStyle",
      ]
    )
    host.find(.stepper).increment()
    #expect(host.find(.text, "Flour").value == "375 g")
    #expect(host.find(.text, "Butter").value == "187.5 g")
  }

  @Test func `A favorite is marked in the list and found in the favorites scope`() {
    let host = open()
    host.swipe("Almond cake", edge: .leading)
    host.find(.button, "Add to favorites").tap()
    #expect(host.find(.button, "Almond cake, 1 hr, Favorite").exists)
    host.search(for: "a")
    host.find(.option, "Favorites").tap()
    #expect(host.findAll(.heading).map(\.name) == ["Recipes", "Dessert"])
  }

  @Test func `A tap on a step marks the step as done`() {
    let host = open()
    host.find(.button, "Tomato soup, 20 min").tap()
    #expect(host.find(.text, "0 of 2 steps").exists)
    host.find(.toggle, "1. Cook the tomatoes.").tap()
    #expect(host.find(.toggle, "1. Cook the tomatoes.").isSelected)
    #expect(host.find(.text, "1 of 2 steps").exists)
  }

  @Test func `The favorites scope shows a hint while there are no favorites`() {
    let host = open()
    host.find(.button, "Almond cake, 1 hr").tap()
    host.find(.button, "Add to favorites").tap()
    host.back()
    host.search(for: "a")
    host.find(.option, "Favorites").tap()
    host.search(for: "")
    #expect(host.find(.button, "Almond cake, 1 hr, Favorite").exists)
    host.swipe("Almond cake", edge: .leading, isFull: true)
    #expect(host.find(.text, "No Favorites").exists)
    #expect(host.find(.text, "Swipe a recipe to add it.").exists)
  }

  @Test func `A button scrolls to the last step`() {
    let host = TestHost(size: CGSize(width: 300, height: 240)) {
      NavigationStack { RecipeView(recipe: Recipe.samples[0]) }.environment(Cookbook())
    }
    // The list begins below the bar of the page.
    #expect(host.scrollOffset()?.y == -44)
    host.find(.button, "Last step").tap()
    #expect((host.scrollOffset()?.y ?? 0) > 0)
  }
}
