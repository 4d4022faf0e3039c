import AmbientTesting
import SwiftUI
import Testing

@testable import Survey

@MainActor
@Suite struct SurveyTests {
  private func makeHost() -> TestHost { TestHost { SurveyView() } }

  @Test func `The progress counts the answers`() {
    let host = makeHost()
    #expect(host.find(.progress, "Progress").value == "0 of 9")
    host.find(.picker, "Age").choose("20 to 60")
    host.find(.picker, "Country").choose("Nepal")
    #expect(host.find(.progress, "Progress").value == "2 of 9")
    host.find(.picker, "Country").choose("None")
    #expect(host.find(.progress, "Progress").value == "1 of 9")
  }

  @Test func `An answer runs only its own question`() {
    let host = makeHost()
    let bodies = host.bodies { host.find(.picker, "Age").choose("Over 60") }
    #expect(bodies == ["SurveyView", "QuestionView"])
  }

  @Test func `Chapters can be opened and closed, and their answers remain`() {
    let host = makeHost()
    #expect(host.findAll(.picker, "Meal").isEmpty)
    host.find(.button, "Your food").tap()
    host.find(.picker, "Meal").choose("Lunch")
    host.find(.picker, "Diet").choose("Vegetarian")
    host.find(.toggle, "Figs").tap()
    #expect(host.find(.toggle, "Figs").value == "on")
    host.find(.button, "Your food").tap()
    #expect(host.findAll(.picker, "Meal").isEmpty)
    #expect(host.find(.progress, "Progress").value == "3 of 9")
    host.find(.button, "Your food").tap()
    #expect(host.find(.picker, "Meal").value == "Lunch")
    #expect(host.find(.picker, "Diet").value == "Vegetarian")
    #expect(host.find(.toggle, "Figs").value == "on")
  }

  @Test func `Problems of the answers are shown before the survey is sent`() {
    let host = makeHost()
    #expect(!host.find(.button, "Send").isEnabled)
    host.find(.textField, "Name").type("Maximilian the Great")
    host.find(.button, "Send").tap()
    #expect(host.find(.text, "At most 12 characters").exists)
    #expect(host.findAll(.text, "Required").count == 2)
    #expect(host.find(.text, "3 answers missing or wrong").exists)
    #expect(host.focusedLabel == "Name")
    host.find(.textField, "Name").type("Max")
    host.find(.element, "Rating").increment(times: 4)
    #expect(host.find(.element, "Rating").value == "4 stars")
    host.find(.element, "Rating").decrement()
    #expect(host.find(.element, "Rating").value == "3 stars")
    #expect(host.find(.text, "1 answer missing or wrong").exists)
    host.find(.toggle, "I agree, Answers are anonymous.").tap()
    #expect(host.find(.button, "Consent, Complete").exists)
    host.find(.button, "Send").tap()
    #expect(host.find(.text, "Thank you!").exists)
    host.find(.button, "Start again").tap()
    #expect(host.find(.textField, "Name").value == nil)
    #expect(host.find(.progress, "Progress").value == "0 of 9")
  }

  @Test func `A chosen birthday counts as an answer`() {
    let host = makeHost()
    host.chooseDate(Date(timeIntervalSince1970: 86400 * 365), in: "Birthday")
    #expect(host.find(.progress, "Progress").value == "1 of 9")
  }

  @Test func `A tap on a star sets the rating to the number of that star`() {
    let host = TestHost(size: CGSize(width: 400, height: 1000)) { SurveyView() }
    host.find(.button, "Your food").tap()
    let rating = host.find(.element, "Rating")
    let stars = rating.node.flatMap { host.frame(of: $0.element) } ?? .zero
    func tapStar(_ number: Double) {
      let x = stars.width * (number - 0.5) / 5
      rating.touch(at: CGPoint(x: x, y: stars.height / 2))?.up()
    }
    #expect(rating.value == "none")
    tapStar(4)
    #expect(rating.value == "4 stars")
    tapStar(2)
    #expect(rating.value == "2 stars")
    #expect(host.find(.progress, "Progress").value == "1 of 9")
  }

  @Test func `An adjusted rating stays between one and five stars`() {
    let host = makeHost()
    host.find(.button, "Your food").tap()
    host.find(.element, "Rating").decrement()
    #expect(host.find(.element, "Rating").value == "1 star")
    host.find(.element, "Rating").increment(times: 9)
    #expect(host.find(.element, "Rating").value == "5 stars")
  }

  @Test func `A second tap on a chosen option removes the answer`() {
    let host = makeHost()
    host.find(.button, "Your food").tap()
    host.find(.toggle, "Plums").tap()
    host.find(.toggle, "Figs").tap()
    #expect(host.find(.progress, "Progress").value == "1 of 9")
    host.find(.toggle, "Plums").tap()
    #expect(host.find(.toggle, "Plums").value == "off")
    #expect(host.find(.toggle, "Figs").value == "on")
    host.find(.toggle, "Figs").tap()
    #expect(host.find(.progress, "Progress").value == "0 of 9")
    host.find(.button, "Consent").tap()
    host.find(.toggle, "I agree, Answers are anonymous.").tap()
    #expect(host.find(.button, "Consent, Complete").exists)
    host.find(.toggle, "I agree, Answers are anonymous.").tap()
    #expect(host.findAll(.button, "Consent, Complete").isEmpty)
    #expect(!host.find(.button, "Send").isEnabled)
  }

  @Test func `Submitting a text takes the focus away`() {
    let host = makeHost()
    host.focus("Name")
    #expect(host.focusedLabel == "Name")
    host.find(.textField, "Name").type("Ada")
    host.find(.textField, "Name").submit()
    #expect(host.focusedLabel == nil)
    #expect(host.find(.textField, "Name").value == "Ada")
  }

  @Test func `A date after the last allowed birthday is replaced by the last allowed day`() {
    let host = makeHost()
    let last = Date(timeIntervalSince1970: 1_700_000_000)
    host.set(\.timeZone, to: .gmt)
    host.set(\.locale, to: Locale(identifier: "en_US"))
    host.chooseDate(last + 86_400 * 30, in: "Birthday")
    #expect(host.find(.datePicker, "Birthday").value == "Nov 14, 2023")
  }
}
