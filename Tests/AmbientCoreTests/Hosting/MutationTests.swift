import Ambient
import AmbientCore
import AmbientTestSupport
import Observation
import Testing

@Observable private final class Plan {
  var sections: [Int] = [1, 2, 3]
  var rows: [Int: [Int]] = [:]
  var flags = [false, false, false]
  var step = 0
}

private struct Show: View {
  let plan: Plan

  var body: some View {
    if plan.flags[0] { Text("first") }
    ForEach(plan.sections, id: \.self) { section in
      TreeBox(ElementAttributes(.step, Double(plan.step / 3))) {
        if plan.flags[1] { Text("head \(section)") }
        Rows(plan: plan, section: section)
      }
      if section.isMultiple(of: 2) { Text("after \(section)") }
    }
    if plan.flags[2] { AnyView(Text("last")) } else { AnyView(TreeBox { Text("last") }) }
  }
}

private struct Rows: View {
  let plan: Plan
  let section: Int

  var body: some View {
    ForEach(plan.rows[section] ?? [], id: \.self) { row in
      Text("row \(row) \(row == plan.step ? "now" : "")")
      if row == 0 { TreeBox { Text("zero") } }
    }
  }
}

@Suite @MainActor struct `The mutations of a tree` {
  private func change(_ plan: Plan, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: plan.flags[Int.random(in: 0..<3, using: &random)].toggle()
    case 1: plan.sections = Array((0..<5).shuffled(using: &random).prefix(4))
    case 2: plan.step = Int.random(in: 0..<7, using: &random)
    default:
      let section = Int.random(in: 0..<5, using: &random)
      let count = Int.random(in: 0...7, using: &random)
      plan.rows[section] = Array((0..<7).shuffled(using: &random).prefix(count))
    }
  }

  @Test(arguments: 0..<40)
  func `Mutations keep a copy of the elements up to date`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let plan = Plan()
    let tree = ViewTree { Show(plan: plan) }
    let mirror = TreeMirror()
    tree.settle()
    tree.onMutations = { mirror.apply($0) }
    for step in 0..<60 {
      for _ in 0...Int.random(in: 0..<3, using: &random) { change(plan, &random) }
      tree.settle()
      let (mirrored, shown) = (mirror.lines, TreeMirror.lines(of: tree.elements))
      try #require(mirrored == shown, "step \(step)")
    }
    #expect(mirror.appliedCount > 60)
    tree.unmount()
    #expect(mirror.lines == [])
  }

  @Test func `Mutations move as few elements as possible`() {
    let plan = Plan()
    plan.sections = [1]
    plan.rows[1] = [1, 2, 3, 4, 5]
    let tree = ViewTree { Show(plan: plan) }
    tree.settle()
    var kinds: [String] = []
    tree.onMutations = { mutations in
      kinds = mutations.map { mutation in
        switch mutation {
        case .insert(_, _, let index): "insert \(index)"
        case .remove: "remove"
        case .move(_, _, let index): "move \(index)"
        case .update: "update"
        }
      }
    }
    // A new `onMutations` closure first receives the existing elements as insertions: the box of
    // section 1, and the box with the text "last".
    #expect(kinds == ["insert 0", "insert 1"])
    plan.rows[1] = [5, 1, 2, 3, 4]
    tree.settle()
    #expect(kinds == ["move 0"])
    plan.rows[1] = [1, 2, 6, 3, 4, 5]
    tree.settle()
    #expect(kinds.sorted() == ["insert 3", "move 5"] || kinds.sorted() == ["insert 2", "move 5"])
    kinds = []
    tree.settle()
    #expect(kinds == [])
  }

  @Test func `Mutations update only the changed elements`() {
    let plan = Plan()
    plan.sections = [1]
    plan.rows[1] = [1, 2]
    let tree = ViewTree { Show(plan: plan) }
    tree.settle()
    var updated: [String] = []
    tree.onMutations = { mutations in
      for case .update(let element) in mutations { updated.append(element.text ?? "") }
    }
    plan.step = 2
    tree.settle()
    #expect(updated == ["row 2 now"])
  }
}
