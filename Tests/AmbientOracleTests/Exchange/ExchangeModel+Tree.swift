extension ExchangeModel {
  /// The model of one tree of a program.
  final class Tree {
    /// The state of a block.
    ///
    /// The state can outlive the block's node.
    final class Number {
      var value: Int
      init(_ value: Int) { self.value = value }
    }

    /// A read by a body or a writer, and the value that was read.
    struct Read {
      enum Subject {
        case number(Number)
        case key(Scope, Key)
        case path(Scope, Source)
      }

      let subject: Subject
      let seen: Int
      /// The open scope on which the read depends, if there is one.
      ///
      /// A scope closes when its writer or its tree is unmounted. The reader then runs again.
      let place: Scope?

      var isCurrent: Bool {
        switch subject {
        case .number(let number): number.value == seen
        case .key(let scope, let key): scope.value(of: key) == seen
        case .path(let scope, let source):
          ExchangeModel.get(source) { scope.value(of: $0) } == seen
        }
      }
    }

    /// The model of the node that shows a piece.
    final class Node {
      let piece: Piece
      let scope: Scope
      let block: Node?
      var children: [Node] = []
      var reads: [Read] = []
      /// Whether the node must run even if all values that it has read are unchanged.
      var isScheduled = true
      /// Whether the node must be updated because the block that contains it has run.
      ///
      /// The node is updated when the traversal reaches the node. The library updates the views
      /// under test at the same point: each view is in an `AnyView`, which passes on its new
      /// content only when the update reaches the `AnyView`.
      var isToBeUpdated = false
      // For a block.
      var number: Number?
      // For a choice.
      var isFirst = false
      // For a writer: the scope that its content reads.
      var inner: Scope?
      // For a writer: the latest arguments of its modifier.
      var isOdd = false
      var amount = 0
      var copy = Copy()
      // For a view that shows a text.
      var text: String?

      init(_ piece: Piece, in scope: Scope, of block: Node?) {
        self.piece = piece
        self.scope = scope
        self.block = block
      }

      var isDue: Bool { isScheduled || reads.contains { !$0.isCurrent } }
    }

    unowned let model: ExchangeModel
    /// The states of the blocks that have run, by the identifiers of the blocks.
    ///
    /// The change `ExchangeChange.number` writes to these states.
    var numbers: [Int: Number] = [:]
    private(set) var hostValues: [Key: Int]
    private var isHostDue = true
    private let piece: Piece
    private var rootScope: Scope?
    private var root: Node?

    init(_ piece: Piece, _ environment: Copy, in model: ExchangeModel) {
      self.piece = piece
      self.model = model
      hostValues = environment.allValues
    }

    func setEnvironment(_ values: [Key: Int]) {
      hostValues = values
      isHostDue = true
    }

    var texts: [String] {
      var texts: [String] = []
      root?.forEach { if let text = $0.text { texts.append(text) } }
      return texts
    }

    // MARK: Updating

    func settle() {
      var isChanged = true
      while isChanged { isChanged = update() }
    }

    /// Visits all nodes in tree order, and runs each node that has to run.
    ///
    /// - Returns: Whether the update had any work. It had work if the host has set values, or if a
    ///   node was updated or has run.
    private func update() -> Bool {
      var isChanged = isHostDue
      if isHostDue {
        isHostDue = false
        let scope = rootScope ?? Scope(in: self, below: nil)
        rootScope = scope
        scope.writes = hostValues
        if root == nil { root = mount(piece, in: scope, of: nil) }
      }
      if let root { visit(root, &isChanged) }
      return isChanged
    }

    private func visit(_ node: Node, _ isChanged: inout Bool) {
      if node.isToBeUpdated {
        node.isToBeUpdated = false
        isChanged = true
        update(node)
      }
      if node.isDue {
        isChanged = true
        run(node)
      }
      for child in node.children { visit(child, &isChanged) }
    }

    private func run(_ node: Node) {
      node.isScheduled = false
      node.reads = []
      switch node.piece {
      case .empty, .group, .choice: break
      case .show(let id, let reading):
        model.runs.append("show \(id)")
        node.text = "\(id): \(value(of: reading, node))"
      case .provider(let id, let source):
        model.runs.append("provider \(id)")
        model.offers[id] = (node.scope, source)
      case .block(let block):
        model.runs.append("block \(block.id)")
        guard let number = node.number else { return }
        numbers[block.id] = number
        node.reads = [Read(subject: .number(number), seen: number.value, place: nil)]
        if let child = node.children.first {
          child.isToBeUpdated = true
        } else {
          node.children = [mount(block.content, in: node.scope, of: node)]
        }
      case .written(let writing, _): run(writing, node)
      }
    }

    // MARK: Reading

    private func value(of reading: Reading, _ node: Node) -> Int {
      switch reading {
      case .path(let source): return read(source, in: node.scope, node)
      case .whole(let source):
        return ExchangeModel.get(source) { read($0, in: node.scope, node) }
      case .slot(let slot, let source):
        switch model.slots[slot] {
        case .values(let copy):
          return ExchangeModel.get(source) { key in
            if let value = copy.writes[key] { return value }
            return copy.scope.map { read(key, in: $0, node) } ?? copy.value(of: key)
          }
        case .closure(let scope, let source): return read(source, in: scope, node)
        case nil: return -1
        }
      }
    }

    private func read(_ key: Key, in scope: Scope, _ node: Node) -> Int {
      note(.key(scope, key), scope.value(of: key), in: scope, node)
    }

    private func read(_ source: Source, in scope: Scope, _ node: Node) -> Int {
      // In an open scope, the reader depends on the result of the source. In a closed scope, the
      // reader depends on each key that the source reads.
      if scope.isClosed { return ExchangeModel.get(source) { read($0, in: scope, node) } }
      let value = ExchangeModel.get(source) { scope.value(of: $0) }
      return note(.path(scope, source), value, in: scope, node)
    }

    /// Records a read.
    ///
    /// Reads in another tree are not recorded because they create no dependency.
    private func note(
      _ subject: Read.Subject,
      _ value: Int,
      in scope: Scope,
      _ node: Node
    ) -> Int {
      if scope.tree === self {
        node.reads.append(Read(subject: subject, seen: value, place: place(of: subject)))
      }
      return value
    }

    /// Returns the open scope on which a read depends, or nil if there is none.
    ///
    /// If a closed scope has no value for a key, the read continues in the scope's ancestors.
    private func place(of subject: Read.Subject) -> Scope? {
      switch subject {
      case .number: return nil
      case .path(let scope, _): return scope
      case .key(let scope, let key):
        var place = scope
        while place.isClosed, place.writes[key] == nil, let parent = place.parent {
          place = parent
        }
        return place.isClosed ? nil : place
      }
    }

    // MARK: Structure

    private func mount(_ piece: Piece, in scope: Scope, of block: Node?) -> Node {
      let node = Node(piece, in: scope, of: block)
      let number = block?.number?.value ?? 0
      switch piece {
      case .empty:
        node.isScheduled = false
      case .show, .provider: break
      case .block(let block): node.number = Number(block.number)
      case .choice(let first, let second):
        node.isScheduled = false
        node.isFirst = number.isTrue
        node.children = [mount(node.isFirst ? first : second, in: scope, of: block)]
      case .group(let parts):
        node.isScheduled = false
        node.children = parts.map { mount($0, in: scope, of: block) }
      case .written(let writing, let content):
        let inner = Scope(in: self, below: scope)
        node.inner = inner
        take(writing, node, number)
        node.children = [mount(content, in: inner, of: block)]
      }
      return node
    }

    /// Updates a node with the current number of the block that contains the node.
    private func update(_ node: Node) {
      let number = node.block?.number?.value ?? 0
      switch node.piece {
      case .empty, .show, .provider, .block: break
      case .choice(let first, let second) where node.isFirst != number.isTrue:
        for child in node.children { unmount(child) }
        node.isFirst = number.isTrue
        node.children = [mount(node.isFirst ? first : second, in: node.scope, of: node.block)]
      case .choice, .group: for child in node.children { child.isToBeUpdated = true }
      case .written(let writing, _):
        if take(writing, node, number) {
          node.isScheduled = true
        }
        for child in node.children { child.isToBeUpdated = true }
      }
    }

    func unmount() {
      if let root { unmount(root) }
      rootScope?.isClosed = true
      root = nil
      rootScope = nil
    }

    private func unmount(_ node: Node) {
      for child in node.children.reversed() { unmount(child) }
      node.isScheduled = false
      node.reads = []
      guard let inner = node.inner else { return }
      inner.isClosed = true
      // Nodes that read in the closed scope must run again.
      root?.forEach { other in
        if other.reads.contains(where: { $0.place === inner }) { other.isScheduled = true }
      }
    }
  }
}

extension ExchangeModel.Tree.Node {
  fileprivate func forEach(_ action: (ExchangeModel.Tree.Node) -> Void) {
    action(self)
    for child in children { child.forEach(action) }
  }
}
