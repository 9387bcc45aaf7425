/**
 * Whether React has taken a node over. React hydrates the part of the page that holds it right now
 * where it can, and keeps the event from a node that it cannot hydrate yet. The event does nothing by
 * itself.
 */
export function isAlive(node: Node): boolean {
  let isReached = false
  const reach = (): void => void (isReached = true)
  node.addEventListener('input', reach)
  node.dispatchEvent(new Event('input', { bubbles: true }))
  node.removeEventListener('input', reach)
  return isReached
}
