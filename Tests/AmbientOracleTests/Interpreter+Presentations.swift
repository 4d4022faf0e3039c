import Ambient

extension Interpreter {
  func make(_ presenting: Presenting, _ template: Template) -> AnyView {
    let content = make(template)
    let number = make(presenting.number)
    let (world, id) = (fields.world, fields.component.id)
    let onDismiss = { world.dismissals.append("\(id)") }
    switch presenting.trigger {
    case .flag:
      return AnyView(
        content.sheet(isPresented: number.isTrue, onDismiss: onDismiss) {
          make(presenting.content)
        }
      )
    case .item:
      return AnyView(
        content.sheet(item: number.item, onDismiss: onDismiss) { item in
          inside(item.payload).make(presenting.content)
        }
      )
    }
  }
}
