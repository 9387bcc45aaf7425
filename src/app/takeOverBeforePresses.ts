import { isAlive } from './isAlive.ts'

/** The events that may change what is drawn. */
const presses = ['click', 'keydown', 'beforeinput', 'submit'] as const
/** The mark that React's server puts before a part of the page that is hydrated by itself. */
const PART = '$'

/**
 * Has React take over the whole page that the server rendered before it hears a press: a part that
 * is hydrated later reads what the press has changed, finds other HTML than it expects, and is drawn
 * anew without what it kept; and a field that is hydrated later takes what was typed for its own, and
 * is then emptied. In a part that still waits for its code or its answer a press on a button is held
 * until that is there.
 */
export function takeOverBeforePresses(root: HTMLElement): void {
  const held = new Set<Element>()
  const hold = (event: Event, button: Element | null): void => {
    if (!(button instanceof HTMLElement) || isAlive(button)) return
    event.preventDefault()
    event.stopPropagation()
    // Pressed twice counts once.
    if (held.has(button)) return
    held.add(button)
    import('./heldPresses.lazy.ts').then(
      ({ clickOnceAlive }) => clickOnceAlive(button),
      () => held.delete(button),
    )
  }
  const takeOver = (event: Event): void => {
    // Each is asked, also behind one that waits.
    if (!partsOf(root).map(isAlive).includes(false))
      for (const press of presses) window.removeEventListener(press, takeOver, true)
    else if (event.type === 'click' && event.target instanceof Element)
      hold(event, event.target.closest('button'))
  }
  for (const press of presses) window.addEventListener(press, takeOver, true)
}

function partsOf(root: HTMLElement): Node[] {
  const parts: Node[] = []
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode())
    if (comments.currentNode.nodeValue === PART) parts.push(comments.currentNode)
  return parts
}
