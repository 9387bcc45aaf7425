import { nameKey } from '#server/kernel/names.ts'
import { StartError } from '#server/lib/startError.ts'
import type { ImportedIssue, ImportedLabel } from '../items/shape.ts'
import { statusKind } from './statusWords.ts'
import { kindOf } from './timeline.ts'

/** The things that labels of a source can become. */
export const labelUses = ['tags', 'boards', 'statuses', 'ignored'] as const
export type LabelUse = (typeof labelUses)[number]

/** A label of a source: on how many issues it is, and what becomes of it. */
export interface LabelPreview {
  name: string
  count: number
  becomes: 'tag' | 'board' | 'status' | null
}

/** Labels named in a preview. */
const PREVIEWED = 12
/** Different labels that are counted; a source with more has no use for them here. */
const COUNTED = 10_000
/** A label on so great a part of so many issues tells none from another. */
const NEARLY_ALL = 0.9
const ENOUGH = 20

/** Labels that bots and forms set: they speak about the work on an issue, and to nobody who looks for an idea. */
const MACHINE =
  /^(?:[\w -]+[:/] ?)?(?:stale|no[- ]?(?:issue|recent)[- ]?activity|inactive|needs?[- ](?:triage|info|information|repro|reproduction|response|author feedback)|triaged?|untriaged|waiting[- ].*|awaiting[- ].*|auto(?:mated|[- ]?closed?)|bot|locked|to[- ]?be[- ]?closed)$|^(?:lifecycle|size|cla|bot|ci)[:/]|^(?:size-\w+|dependencies|do[- ]not[- ]merge|merge[- ]queue)$/i

/** Counts the labels of a source, and says what becomes of them. */
export interface Labels {
  count(issue: ImportedIssue): void
  /** The issue with what its labels become. To be called when all are counted. */
  apply(issue: ImportedIssue): ImportedIssue
  /** The commonest labels. */
  preview(): LabelPreview[]
  /** Those that become nothing, the commonest first; none where all labels are ignored as asked. */
  leftOut(): string[]
}

/** Refuses a use of labels that is none. */
export function checkLabelUse(use: string | undefined): LabelUse {
  const known = labelUses.find((one) => one === (use ?? 'tags'))
  if (known === undefined)
    throw new StartError(`--labels ${use} is none of ${labelUses.join(', ')}.`)
  return known
}

/** Whether a label is one of those that a pattern names, in which `*` stands for anything. */
function matches(pattern: string): (name: string) => boolean {
  const parts = pattern
    .trim()
    .split('*')
    .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
  const whole = new RegExp(`^${parts.join('.*')}$`, 'isu')
  return (name) => whole.test(name)
}

/** Gives the labels of a source, none counted yet. `leaveOut`: patterns of those that become nothing. `known`: normalised names of those that an earlier import made tags of, which they stay however common they are in this file. */
export function createLabels(
  use: LabelUse,
  known: ReadonlySet<string> = new Set(),
  leaveOut: readonly string[] = [],
): Labels {
  const unwanted = leaveOut.map(matches)
  const counted = new Map<string, { label: ImportedLabel; count: number }>()
  let issues = 0

  /** The names that a label may be known by. */
  const namesOf = ({ name, written = name }: ImportedLabel): string[] => [name, written]

  function isMachine(label: ImportedLabel): boolean {
    const { name } = label
    const { count = 0 } = counted.get(name.toLowerCase()) ?? {}
    const tellsNothing = issues >= ENOUGH && count >= issues * NEARLY_ALL
    return (
      MACHINE.test(name) || (tellsNothing && !namesOf(label).some((one) => known.has(nameKey(one))))
    )
  }

  function becomes(label: ImportedLabel): LabelPreview['becomes'] {
    const isLeftOut = unwanted.some((isMeant) => namesOf(label).some(isMeant))
    if (use === 'ignored' || isLeftOut) return null
    if (use === 'statuses') return statusKind(label.name) === null ? null : 'status'
    if (isMachine(label)) return null
    return use === 'tags' ? 'tag' : 'board'
  }

  const commonest = () => [...counted.values()].sort((a, b) => b.count - a.count)

  return {
    count(issue) {
      issues++
      for (const label of issue.labels) {
        const key = label.name.toLowerCase()
        const known = counted.get(key)
        if (known) known.count++
        else if (counted.size < COUNTED) counted.set(key, { label, count: 1 })
      }
    },
    apply(issue) {
      const named = (what: LabelPreview['becomes']): string | undefined =>
        issue.labels.find((label) => becomes(label) === what)?.name
      const board = named('board')
      const word = named('status')
      const kind = word === undefined ? null : statusKind(word)
      // Before its labels are gone: some of them say what became of it.
      const status = issue.status ?? { kind: kindOf(issue), word: '' }
      return {
        ...issue,
        labels: issue.labels.filter((label) => becomes(label) === 'tag'),
        board: board ?? issue.board,
        status: kind === null || issue.closed ? status : { kind, word: word ?? '' },
      }
    },
    preview: () =>
      commonest()
        .slice(0, PREVIEWED)
        .map(({ label, count }) => ({ name: label.name, count, becomes: becomes(label) })),
    leftOut: () =>
      use === 'ignored'
        ? []
        : commonest().flatMap(({ label }) => (becomes(label) === null ? [label.name] : [])),
  }
}
