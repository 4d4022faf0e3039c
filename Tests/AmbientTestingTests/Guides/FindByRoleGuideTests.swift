import Ambient
import AmbientTesting
import Testing

@Suite struct `The article about roles and names` {
  @Test func `Each listing of the article about roles and names runs as a test`() throws {
    let listings = try GuideListings(of: "Sources/AmbientTesting/AmbientTesting.docc/FindByRole.md")
    #expect(listings.declarations.count == 7)
    #expect(try listings.missing(from: #filePath) == [])
  }

  struct Basket: View {
    @State private var foods = ["Milk", "Bread"]
    @State private var isGift = false

    var body: some View {
      Text("Basket").accessibilityAddTraits(.isHeader)
      Toggle("Gift", isOn: $isGift)
      List(foods, id: \.self) { food in
        HStack {
          Text(food)
          Button("Delete") { foods.removeAll { $0 == food } }
        }
      }
      Button("Order") {}
        .disabled(foods.isEmpty)
    }
  }

  @MainActor
  @Test func `A food can be deleted`() {
    let host = TestHost { Basket() }
    host.find(.toggle, "Gift").tap()
    #expect(host.find(.toggle, "Gift").value == "on")

    host.find(.row, "Milk").find(.button, "Delete").tap()
    #expect(host.findAll(.row).map(\.name) == ["Bread, Delete"])
  }

  struct Stars: View {
    @State private var rating = 3

    var body: some View {
      HStack {
        ForEach(1...5, id: \.self) { Text($0 <= rating ? "★" : "☆") }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        rating += direction == .increment ? 1 : -1
      }
      .accessibilityAction(named: "Clear") { rating = 0 }
    }
  }

  @MainActor
  @Test func `A rating can be adjusted`() {
    let host = TestHost { Stars() }
    let rating = host.find(.element, "Rating")
    rating.increment()
    #expect(rating.value == "4 of 5")
    rating.perform("Clear")
    #expect(rating.value == "0 of 5")
  }

  @MainActor
  @Test func `The basket is accessible`() {
    let host = TestHost { Basket() }
    #expect(
      host.accessibilityTree == """
        heading "Basket"
        toggle "Gift" value "off"
        list
          row
            text "Milk"
            button "Delete"
          row
            text "Bread"
            button "Delete"
        button "Order"
        """
    )
  }

  struct SignIn: View {
    @AccessibilityFocusState private var isOnError: Bool

    var body: some View {
      Text("The password is wrong.").accessibilityFocused($isOnError)
      Button("Sign in") { isOnError = true }
    }
  }

  @MainActor
  @Test func `The focus of the screen reader moves to the error`() {
    let host = TestHost { SignIn() }
    host.find(.button, "Sign in").focus()
    host.find(.button, "Sign in").tap()
    #expect(host.assistiveFocus?.name == "The password is wrong.")
  }
}
