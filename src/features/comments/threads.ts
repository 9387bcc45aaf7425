import { isOptimistic } from './optimisticComment.ts'

interface Said {
  readonly kind: 'comment'
  readonly id: string
  readonly createdAt: string
  readonly replyTo: { readonly id: string } | null | undefined
}

interface Happened {
  readonly kind: 'event'
  readonly id: string
  readonly createdAt: string
}

/**
 * A comment and the replies to it, oldest first. No root: its comment stands before what is loaded.
 */
export interface Thread<Node> {
  readonly kind: 'thread'
  readonly id: string
  readonly root: Node | null
  readonly replies: readonly Node[]
}

/** An entry of a timeline. */
export type Entry<Node extends Said, Event extends Happened> = Thread<Node> | Event

/**
 * Puts replies under what they answer, and all in the order of time: what somebody said here may be
 * ahead of what is loaded.
 */
export function entriesOf<Node extends Said, Event extends Happened>(
  items: readonly (Node | Event)[],
): Entry<Node, Event>[] {
  const threads = new Map<
    string,
    { kind: 'thread'; id: string; root: Node | null; replies: Node[] }
  >()
  const entries: Entry<Node, Event>[] = []
  const threadOf = (id: string) => {
    const known = threads.get(id)
    if (known) return known
    const thread = { kind: 'thread' as const, id, root: null, replies: [] }
    threads.set(id, thread)
    entries.push(thread)
    return thread
  }
  for (const item of items) {
    if (isEvent(item)) entries.push(item)
    else if (item.replyTo == null) threadOf(item.id).root = item
    else threadOf(item.replyTo.id).replies.push(item)
  }
  for (const { replies } of threads.values())
    replies.sort((one, other) => momentOf(one) - momentOf(other))
  return entries.sort((one, other) => placeOf(one) - placeOf(other))
}

function isEvent<Node extends Said, Event extends Happened>(item: Node | Event): item is Event {
  return item.kind === 'event'
}

function placeOf(entry: Thread<Said> | Happened): number {
  if (entry.kind === 'event') return Date.parse(entry.createdAt)
  // A thread whose beginning is not loaded can only be the first.
  return entry.root === null ? -Infinity : momentOf(entry.root)
}

/** By the clock of this machine nothing is ordered: what is on its way is the last. */
function momentOf({ id, createdAt }: Said): number {
  return isOptimistic(id) ? Infinity : Date.parse(createdAt)
}

/** Entries up to the one that holds an id, and those after it; all where none does. */
export function splitAfter<Node extends Said, Event extends Happened>(
  entries: readonly Entry<Node, Event>[],
  id: string | null,
): [readonly Entry<Node, Event>[], readonly Entry<Node, Event>[]] {
  const end = id === null ? -1 : entries.findIndex((entry) => holds(entry, id))
  return end < 0 ? [entries, []] : [entries.slice(0, end + 1), entries.slice(end + 1)]
}

function holds(entry: Entry<Said, Happened>, id: string): boolean {
  return (
    entry.id === id || (entry.kind === 'thread' && entry.replies.some((reply) => reply.id === id))
  )
}
