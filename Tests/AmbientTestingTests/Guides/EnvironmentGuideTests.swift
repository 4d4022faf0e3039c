import Ambient
import AmbientTesting
import Observation
import Testing

extension EnvironmentValues {
  @Entry var currency = "EUR"
}

private struct PriceStepKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  /// The smallest difference between two prices.
  var priceStep: Int {
    get { self[PriceStepKey.self] }
    set { self[PriceStepKey.self] = max(newValue, 1) }
  }
}

extension EnvironmentValues {
  /// The currency, followed by the price step if this step is not 1.
  var priceLabel: String { priceStep == 1 ? currency : "\(currency) in steps of \(priceStep)" }
}

extension EnvironmentValues {
  @Entry var note: Binding<String> = .constant("")
}

extension EnvironmentValues {
  @Entry var order = (OrderAction())
}

@Observable final class Basket {
  var count = 0
}

struct OrderAction {
  var basket: Basket?
  @MainActor func callAsFunction() { basket?.count = 0 }
}

@Suite struct `The article about the environment` {
  @Test func `Each listing of the article about the environment runs as a test`() throws {
    let listings = try GuideListings(of: "Sources/Ambient/Ambient.docc/HowTheEnvironmentFlows.md")
    #expect(listings.declarations.count == 30)
    #expect(try listings.missing(from: #filePath) == [])
  }

  struct Price: View {
    let amount: Int
    @Environment(\.currency) private var currency
    @Environment(\.priceStep) private var step

    var body: some View { Text("\(amount / step * step) \(currency)") }
  }

  struct Shop: View {
    var body: some View {
      Price(amount: 104)
      VStack {
        Price(amount: 104)
        Price(amount: 104).environment(\.currency, "CHF")
      }
      .environment(\.currency, "USD")
    }
  }

  @MainActor
  @Test func `The nearest writer decides the value`() {
    let host = TestHost { Shop() }
    #expect(host.texts == ["104 EUR", "104 USD", "104 CHF"])
  }

  struct RoundedShop: View {
    var body: some View {
      Price(amount: 104)
        .transformEnvironment(\.priceStep) { $0 *= 5 }
        .environment(\.priceStep, 2)
    }
  }

  @MainActor
  @Test func `transformEnvironment changes the value that an ancestor has set`() {
    #expect(TestHost { RoundedShop() }.texts == ["100 EUR"])
  }

  @MainActor
  @Test func `A value of the host applies where no view sets another value`() {
    var values = EnvironmentValues()
    values.currency = "JPY"
    let host = TestHost(environment: values) { Shop() }
    #expect(host.texts == ["104 JPY", "104 USD", "104 CHF"])
    host.set(\.currency, to: "NOK")
    #expect(host.texts == ["104 NOK", "104 USD", "104 CHF"])
  }

  struct BasketLine: View {
    @Environment(Basket.self) private var basket
    var body: some View { Text("\(basket.count) in the basket") }
  }

  struct AddButton: View {
    @Environment(Basket.self) private var basket: Basket?
    var body: some View {
      Button("Add") { basket?.count += 1 }
        .disabled(basket == nil)
    }
  }

  @MainActor
  @Test func `Views share the object of their ancestor`() {
    let host = TestHost {
      VStack {
        BasketLine()
        AddButton()
      }
      .environment(Basket())
      AddButton()
    }
    host.tap("Add", number: 1)
    #expect(host.texts == ["1 in the basket", "Add", "Add"])
    #expect(host.elements(of: .button).map(\.isEnabled) == [true, false])
  }

  struct BasketStepper: View {
    @Environment(Basket.self) private var basket

    var body: some View {
      @Bindable var basket = basket
      Stepper("In the basket", value: $basket.count)
    }
  }

  struct NoteField: View {
    @Environment(\.note) private var note
    var body: some View { TextField("Note", text: note) }
  }

  struct Checkout: View {
    @State private var note = ""
    var body: some View {
      NoteField().environment(\.note, $note)
      Text("Note: \(note)")
    }
  }

  @MainActor
  @Test func `A view writes to the state of an ancestor through a binding`() {
    let host = TestHost { Checkout() }
    host.type("No bag", into: "Note")
    #expect(host.texts.last == "Note: No bag")
  }

  struct OrderButton: View {
    @Environment(\.order) private var order
    var body: some View { Button("Order") { order() } }
  }

  @MainActor
  @Test func `An action in the environment changes the object that it stores`() {
    let basket = Basket()
    basket.count = 3
    let host = TestHost { OrderButton().environment(\.order, OrderAction(basket: basket)) }
    host.tap("Order")
    #expect(basket.count == 0)
  }

  struct Comparison: View {
    @Environment(\.self) private var environment
    var body: some View {
      Text("Prices in \(environment.currency)")
      Price(amount: 1).environment(\.self, EnvironmentValues())
    }
  }

  @MainActor
  @Test func `A view can read and replace the whole environment`() {
    let host = TestHost { Comparison().environment(\.currency, "CHF") }
    #expect(host.texts == ["Prices in CHF", "1 EUR"])
    #expect(host.bodies { host.set(\.priceStep, to: 5) } == [])
  }

  struct Catalog: View {
    @State private var isAsking = false

    var body: some View {
      NavigationStack {
        NavigationLink("Offers") { Price(amount: 1) }
          .environment(\.currency, "CHF")
        Button("Ask") { isAsking = true }
          .environment(\.currency, "JPY")
          .sheet(isPresented: $isAsking) { Price(amount: 2) }
          .environment(\.currency, "NOK")
      }
      .environment(\.currency, "USD")
    }
  }

  @MainActor
  @Test func `A page gets its stack's environment, and a sheet gets its modifier's environment`() {
    let host = TestHost { Catalog() }
    host.tap("Ask")
    #expect(host.visibleTexts == ["2 NOK"])
    host.dismiss()
    host.tap("Offers")
    #expect(host.visibleTexts == ["1 USD"])
  }

  struct Receipt: View {
    @Environment(\.currency) private var currency
    @State private var line = "nothing paid"

    var body: some View {
      Button("Pay") { line = "paid in \(currency)" }
      Text(line)
    }
  }

  @MainActor
  @Test func `A button's action reads the current value of the environment`() {
    let host = TestHost { Receipt() }
    #expect(host.bodies { host.set(\.currency, to: "CHF") } == [])
    host.tap("Pay")
    #expect(host.texts == ["Pay", "paid in CHF"])
  }

  @MainActor
  @Test func `An explanation names the value and its writer`() throws {
    let host = TestHost { RoundedShop() }
    let explanation = try #require(host.explain(\.priceStep, at: Price.self))
    #expect(explanation.description.hasPrefix("Price finds 10"))
    #expect(explanation.description.contains("RoundedShop"))
  }
}
