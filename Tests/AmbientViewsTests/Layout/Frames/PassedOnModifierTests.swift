import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Modifiers that only hosts act on` {
  @Test func `Corner offsets, tracking tags and row colors become elements around a view`() {
    let host = TestHost {
      Text("a").containerCornerOffset(.leading, sizeToFit: true)
      Text("b").containerCornerOffset(.all)
      Text("c").interactionActivityTrackingTag("feed")
      Text("d").listRowPlatterColor(.red)
      Text("e").listRowPlatterColor(nil)
    }
    #expect(
      host.tree == """
        ContainerCornerOffset edges=leading sizeToFit=true
          Text "a"
        ContainerCornerOffset
          Text "b"
        InteractionActivity trackingTag=feed
          Text "c"
        ListRow isItemTintFixed=true itemTint=red
          Text "d"
        ListRow itemTint=automatic
          Text "e"
        """
    )
  }
}
