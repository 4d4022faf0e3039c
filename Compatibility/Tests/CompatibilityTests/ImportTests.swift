import Combine
import Foundation
import Mill
import Orchard
import SwiftUI
import Testing

private struct Harvest: View {
  let tree: Tree
  @ObservedObject var basket: Basket
  let record: Record
  var body: some View {
    record("\(tree.apples) \(basket.count)")
    return Text("harvest")
  }
}

extension Others {
  @Test func `A file need not import the modules that Foundation re-exports`() {
    let apples = PassthroughSubject<Int, Never>()
    let tree = Tree()
    let stage = Stage { Harvest(tree: tree, basket: Basket(filledBy: apples), record: record) }
    #expect(record.takeLines() == ["0 0"])
    tree.apples = 1
    stage.settle()
    #expect(record.takeLines() == ["1 0"])
    #expect(request(for: tree)?.url?.lastPathComponent == "1")
    #expect(watered(7_200) == "2 hours ago")
  }

  @Test func `A program can declare a conformance that a module of the system also declares`() {
    let record = record
    let subscription = sacks(in: Data(#"[{"kilograms": 25}]"#.utf8))
      .sink(receiveCompletion: { _ in }, receiveValue: { record("\($0.map(\.kilograms))") })
    #expect(record.takeLines() == ["[25]"])
    subscription.cancel()
  }
}
