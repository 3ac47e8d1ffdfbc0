/**
 * Lets React work on in a page whose texts a translator or an extension has moved. These wrap a text in `<font>` or put a `<font>` in
 * its place; React keeps the text and its old parent, so that its next removal or insertion there throws and takes the page away.
 *
 * Call it once, before React draws. Afterwards a removal of a text that was moved removes it where it is, an insertion before it
 * goes before what holds it, and a text that was replaced comes back, to be translated again, when React writes a new value into it.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype
  /** What a translator put in the place of a text. */
  const standIns = new WeakMap<Node, HTMLFontElement>()
  const inPlaceOf = (node: Node): Node | undefined => (node.parentNode ? node : standIns.get(node))

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = inPlaceOf(child)
    if (shown?.parentNode) removeChild.call(shown.parentNode, shown)
    return child
  }

  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    let next: Node | null | undefined = before && inPlaceOf(before)
    while (next && next.parentNode !== this) next = next.parentNode
    insertBefore.call(this, added, next ?? null)
    return added
  }

  new MutationObserver((changes, observer) => {
    for (const { target, addedNodes, removedNodes, previousSibling } of changes) {
      // The new value of a text that is away: what stands for it gives it its place back.
      standIns.get(target)?.replaceWith(target)
      const standIn = addedNodes[0] ?? previousSibling
      if (!(standIn instanceof HTMLFontElement)) continue
      for (const node of removedNodes) {
        standIns.set(node, standIn)
        observer.observe(node, { characterData: true })
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
