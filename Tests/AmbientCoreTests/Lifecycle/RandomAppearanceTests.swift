import Ambient
import AmbientCore
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

/// The description of a view in a random tree, with the descriptions of the views inside it.
///
/// The described view logs when it appears and when it disappears. It has the modifier `appears` or
/// `appearsInFront`.
private struct Branch {
  let id: Int
  let isInFront: Bool
  let children: [Branch]

  /// Describes a random tree whose views have consecutive identifiers, in tree order.
  static func random(depth: Int, next: inout Int, _ random: inout SplitMix64) -> Branch {
    let id = next
    next += 1
    let count = depth == 0 ? 0 : Int.random(in: 0...3, using: &random)
    var children: [Branch] = []
    for _ in 0..<count { children.append(.random(depth: depth - 1, next: &next, &random)) }
    return Branch(id: id, isInFront: random.isOnce(in: 8), children: children)
  }
}

/// The identifiers of the hidden views and of the removed views.
@Observable private final class Toggles {
  var hidden: Set<Int> = []
  var removed: Set<Int> = []
}

private struct BranchView: View {
  let branch: Branch
  let toggles: Toggles
  let log: TreeLog

  var body: some View {
    if branch.isInFront {
      logged.appearsInFront()
    } else {
      logged.appears(!toggles.hidden.contains(branch.id))
    }
  }

  private var logged: some View {
    Group {
      ForEach(branch.children, id: \.id) { child in
        if !toggles.removed.contains(child.id) {
          BranchView(branch: child, toggles: toggles, log: log)
        }
      }
    }
    .onAppear { log.add("A \(branch.id)") }
    .onDisappear { log.add("D \(branch.id)") }
  }
}

extension Branch {
  /// Returns the identifiers of the views that are expected to be visible, children before their
  /// parents.
  ///
  /// A view is visible if neither the view nor a view around it is hidden. A view with
  /// `appearsInFront` is always visible, and views around it do not hide its descendants.
  func appeared(_ toggles: Toggles, isShown: Bool = true) -> [Int] {
    let isShown = isInFront || isShown && !toggles.hidden.contains(id)
    let inner = children.filter { !toggles.removed.contains($0.id) }
      .flatMap { $0.appeared(toggles, isShown: isShown) }
    return inner + (isShown ? [id] : [])
  }

  /// Returns the identifiers of the views in the tree, including hidden views.
  func present(_ toggles: Toggles) -> [Int] {
    [id] + children.filter { !toggles.removed.contains($0.id) }.flatMap { $0.present(toggles) }
  }

  var ids: [Int] { [id] + children.flatMap(\.ids) }

  /// Returns whether a list of identifiers has each view before the views that contain it.
  func isInsideOut(_ order: [Int]) -> Bool {
    let place = order.firstIndex(of: id) ?? order.count
    let inner = children.flatMap(\.ids).compactMap(order.firstIndex)
    return inner.allSatisfy { $0 < place } && children.allSatisfy { $0.isInsideOut(order) }
  }
}

@Suite @MainActor struct `Random modifiers that show or hide views` {
  @Test(arguments: 0..<20)
  func `Random changes run the expected onAppear and onDisappear actions in order`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var next = 0
    let branch = Branch.random(depth: 5, next: &next, &random)
    let (toggles, log) = (Toggles(), TreeLog())
    toggles.hidden = Set(branch.ids.filter { _ in random.isOnce(in: 4) })
    let host = TestHost { BranchView(branch: branch, toggles: toggles, log: log) }
    var appeared = branch.appeared(toggles)
    #expect(log.unread == appeared.map { "A \($0)" })
    for _ in 0..<40 {
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let id = Int.random(in: 0..<next, using: &random)
        if random.isOnce(in: 3) {
          toggles.removed.formSymmetricDifference([id])
        } else {
          toggles.hidden.formSymmetricDifference([id])
        }
      }
      host.settle()
      let shown = branch.appeared(toggles)
      let isNew = Set(shown).subtracting(appeared)
      let isGone = Set(appeared).subtracting(shown)
      let lines = log.unread
      #expect(lines.prefix(isNew.count) == shown.filter(isNew.contains).map { "A \($0)" }[...])
      let gone = lines.dropFirst(isNew.count)
      #expect(gone.sorted() == isGone.map { "D \($0)" }.sorted())
      #expect(branch.isInsideOut(gone.compactMap { Int($0.dropFirst(2)) }))
      // First, the removed views disappear. Then the views that are hidden but still in the tree
      // disappear, in reverse tree order.
      let hidden = isGone.intersection(branch.present(toggles))
      #expect(gone.suffix(hidden.count) == hidden.sorted(by: >).map { "D \($0)" }[...])
      appeared = shown
    }
    host.unmount()
    #expect(log.unread == appeared.sorted(by: >).map { "D \($0)" })
  }
}
