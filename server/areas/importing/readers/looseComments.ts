import { addComment, commentOf } from '../items/comments.ts'
import { textOrNull, type Raw } from '../items/raw.ts'
import { createRepairs } from '../items/repair.ts'
import {
  type ImportedComment,
  itemName,
  type Note,
  type ReadEvent,
  UNKNOWN_TIME,
} from '../items/shape.ts'
import { restForm } from './restForm.ts'
import { sourceOf } from './restIssue.ts'

/** Comments that are kept until they are given out by issue, so that an issue is written seldom. */
const KEPT = 2_000
const KEPT_CHARACTERS = 8_000_000

/** Holds comments that came without their issue, and gives them out by issue. */
export interface LooseCollector {
  /** Keeps a comment; gives an event instead where it is of a pull request, or does not say of which issue. */
  add(raw: Raw, item: string, project: string): ReadEvent | null
  /** Gives all that is kept, once it is much. */
  full(): Generator<ReadEvent>
  /** Gives all that is kept. */
  rest(): Generator<ReadEvent>
}

interface Kept {
  source: string
  tracker: string
  key: string
  comments: ImportedComment[]
  notes: Note[]
}

/** Gives a collector that holds nothing. */
export function createLooseCollector(): LooseCollector {
  const kept = new Map<string, Kept>()
  let count = 0,
    characters = 0

  function add(raw: Raw, item: string, project: string): ReadEvent | null {
    const broken = (what: string): ReadEvent => ({
      kind: 'broken',
      note: { item, what, how: 'left out' },
    })
    const addresses = ['issue_url', 'html_url', 'url', 'pull_request_url'].map((name) =>
      textOrNull(raw[name]),
    )
    if (addresses.some((address) => address !== null && /\/pulls?\/\d+/.test(address)))
      return { kind: 'pull' }
    const number = numberIn(addresses) ?? numberInPath(item)
    if (number === null) return broken('a comment that does not say of which issue it is')
    const comment = restForm(raw)
    if (comment['id'] === undefined || comment['id'] === null)
      return broken('a comment without an id')
    const source = sourceOf({ ...comment, url: raw['issue_url'] ?? raw['url'] }) ?? project
    const key = String(number)
    const name = itemName(source, key)
    const group = kept.get(name) ?? { source, tracker: 'GitHub', key, comments: [], notes: [] }
    const repairs = createRepairs()
    // Comments have no issue here whose time could stand for theirs.
    const issue = { comments: group.comments, createdAt: UNKNOWN_TIME }
    const one = commentOf(comment, String(comment['id']), issue, repairs, [
      'user',
      'created_at',
      'updated_at',
    ])
    if (one.createdAt === UNKNOWN_TIME)
      repairs.note('no time of a comment', 'taken as the time of the import')
    addComment(group, one, repairs)
    group.notes.push(...repairs.notes(name))
    kept.set(name, group)
    count++
    characters += group.comments.at(-1)?.body.length ?? 0
    return null
  }

  function* rest(): Generator<ReadEvent> {
    for (const { notes, ...loose } of kept.values()) yield { kind: 'comments', loose, notes }
    kept.clear()
    count = 0
    characters = 0
  }

  return {
    add,
    *full() {
      if (count >= KEPT || characters >= KEPT_CHARACTERS) yield* rest()
    },
    rest,
  }
}

function numberIn(addresses: readonly (string | null)[]): number | null {
  for (const address of addresses) {
    const number = /\/issues\/(\d+)(?:$|[#/?])/.exec(address ?? '')?.[1]
    if (number !== undefined) return Number(number)
  }
  return null
}

/** A file of its own may lie in a folder that is called after its issue: `12/comments/1.json`. */
function numberInPath(item: string): number | null {
  const folders = item.split('/').slice(0, -1)
  const number = folders.findLast((folder) => /^(?:issue[-_ ]?)?\d+$/.test(folder))
  return number === undefined ? null : Number(/\d+$/.exec(number)?.[0])
}
