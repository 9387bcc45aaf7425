import {
  type ImportedComment,
  type ImportedIssue,
  itemName,
  type ReadEvent,
} from '../items/shape.ts'
import { type Reference, referencesIn, statedDuplicate } from './statedDuplicate.ts'

/** An issue that its source calls a duplicate of another one. */
export interface Duplicate {
  source: string
  tracker: string
  key: string
  /** The name by which reports call it, where its key says nothing to people. */
  name?: string
  /** The project of the other one, and its key there. */
  project: string
  target: string
  /** When it was closed. */
  at: string
  /** The login of who said so or, where nobody did, closed it; null where that is not known. */
  by: string | null
}

/** Finds the duplicates of a source, whose comments may come before or behind their issues. */
export interface Duplicates {
  count(event: ReadEvent): void
  /** The issue with the reason for which it was closed. To be called when all are counted. */
  apply(issue: ImportedIssue): ImportedIssue
  /** All that were found. Nothing can be counted afterwards. */
  all(): readonly Duplicate[]
}

const LABEL = /^(?:[\w -]*[:/] ?)?duplicate$/i
/** Different references of an issue that are remembered: what names two is no duplicate by its label. */
const REMEMBERED = 2

/** The last statement about an issue: of what it is a duplicate, or something else. */
interface Word {
  at: string
  by: string | null
  target: Reference | null
}

interface Seen {
  duplicate: Omit<Duplicate, 'project' | 'target'> | null
  author: string | null
  isLabelled: boolean
  /** As a table has it. */
  told: string | null
  references: Map<string, Reference>
  lastOfTeam: Word | null
  /** The last words of others, of whom one may turn out to have closed it. */
  lastOfOthers: Map<string, Word>
}

/** Gives a finder that has seen nothing. */
export function createDuplicates(): Duplicates {
  const seen = new Map<string, Seen>()
  let found: ReadonlyMap<string, Duplicate> | null = null

  function of(source: string, key: string): Seen {
    const name = itemName(source, key)
    const known = seen.get(name) ?? {
      duplicate: null,
      author: null,
      isLabelled: false,
      told: null,
      references: new Map(),
      lastOfTeam: null,
      lastOfOthers: new Map(),
    }
    seen.set(name, known)
    return known
  }

  function resolve(): ReadonlyMap<string, Duplicate> {
    found ??= new Map([...seen].flatMap(([name, one]) => resolved(name, one)))
    seen.clear()
    return found
  }

  return {
    count(event) {
      if (event.kind === 'issue') countIssue(event.issue, of)
      else if (event.kind === 'comments')
        for (const comment of event.loose.comments)
          countComment(of(event.loose.source, event.loose.key), event.loose, comment)
    },
    apply(issue) {
      const isOne = issue.closed && resolve().has(itemName(issue.source, issue.key))
      return isOne ? { ...issue, reason: 'duplicate' } : issue
    },
    all: () => [...resolve().values()],
  }
}

function countIssue(issue: ImportedIssue, of: (source: string, key: string) => Seen): void {
  // Of tables there can be millions of rows, and one column says it.
  if (issue.tracker !== 'GitHub' && issue.duplicateOf === null) return
  const one = of(issue.source, issue.key)
  if (one.duplicate !== null) return
  const { source, tracker, key, name, closedBy: by, author } = issue
  const isIt = issue.closed || issue.duplicateOf !== null
  const at = issue.closedAt ?? issue.updatedAt
  one.duplicate = isIt
    ? { source, tracker, key, at, by, ...(name !== undefined && { name }) }
    : null
  one.author = author
  one.told = issue.duplicateOf
  one.isLabelled = issue.reason === 'duplicate' || issue.labels.some(({ name }) => LABEL.test(name))
  remember(one, issue, issue.body)
  for (const comment of issue.comments) countComment(one, issue, comment)
}

function countComment(
  one: Seen,
  issue: { source: string; key: string },
  { author, byTeam, body, createdAt: at }: ImportedComment,
): void {
  remember(one, issue, body)
  const isNew = (word: Word | null | undefined): boolean => (word?.at ?? '') <= at
  if (byTeam) {
    if (isNew(one.lastOfTeam)) one.lastOfTeam = { at, by: author, target: statedDuplicate(body) }
    return
  }
  const target = statedDuplicate(body)
  const known = author === null ? undefined : one.lastOfOthers.get(author)
  if (author !== null && (target !== null || known) && isNew(known))
    one.lastOfOthers.set(author, { at, by: author, target })
}

function remember(one: Seen, issue: { source: string; key: string }, text: string): void {
  if (one.references.size >= REMEMBERED || !/#|\/\//.test(text)) return
  for (const reference of referencesIn(text)) {
    const name = nameOf(reference, issue.source)
    if (name !== nameOf({ project: null, key: issue.key }, issue.source))
      one.references.set(name, reference)
  }
}

function nameOf({ project, key }: Reference, source: string): string {
  return itemName((project ?? source).toLowerCase(), key)
}

function resolved(name: string, one: Seen): [string, Duplicate][] {
  const { duplicate, told, references } = one
  if (duplicate === null) return []
  const word = told === null ? lastWord(one) : null
  const target =
    (told === null ? null : { project: null, key: told }) ??
    word?.target ??
    (one.isLabelled && references.size === 1 ? [...references.values()][0] : null)
  if (!target) return []
  const by = word?.target ? word.by : duplicate.by
  const project = target.project ?? duplicate.source
  return [[name, { ...duplicate, by, project, target: target.key }]]
}

/** The last word of the team; who closed what somebody else reported belongs to it. */
function lastWord({ duplicate, author, lastOfTeam, lastOfOthers }: Seen): Word | null {
  const by = duplicate?.by ?? null
  const closing = by === null || by === author ? undefined : lastOfOthers.get(by)
  if (lastOfTeam === null || closing === undefined) return closing ?? lastOfTeam
  return closing.at > lastOfTeam.at ? closing : lastOfTeam
}
