import { stat } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { printable } from '#server/lib/printable.ts'
import { StartError } from '#server/lib/startError.ts'
import { type ImportedIssue, itemName, type ReadEvent, UNKNOWN_TIME } from './items/shape.ts'
import type { Duplicates } from './mapping/duplicates.ts'
import type { Labels } from './mapping/labels.ts'
import { readIssues, type ReadOptions } from './readers/readIssues.ts'
import { survey, type Survey } from './readers/survey.ts'
import { checkMapped } from './table/columns.ts'
import type { LikeRows } from './table/likeRows.ts'
import type { Sample } from './write/sameProject.ts'

/** The contents of a source, counted before anything is written. */
export interface Census {
  survey: Survey
  /** Steps of progress that reading will take. */
  steps: number
  /** Some issues of each source. */
  samples: ReadonlyMap<string, readonly Sample[]>
  /** The issues whose comments come by themselves, by their name in reports. */
  commented: ReadonlySet<string>
}

/** A file that holds no issue. */
type Other = Extract<ReadEvent, { kind: 'other' }>

/** Issues of a source that are compared with what is here. */
const SAMPLED = 200

/** Files named in the sentence that says what was found instead of issues. */
const NAMED = 3

/** Counts what a source holds, its labels and duplicates among it. Throws StartError, naming what was found, if it cannot be read or holds nothing like an issue. */
export async function inspectSource(
  source: string,
  { labels, duplicates, rows }: { labels: Labels; duplicates: Duplicates; rows: LikeRows },
  options: ReadOptions,
): Promise<Census> {
  const { signal } = options
  const found = await stat(source).catch(() => {
    throw new StartError(`There is nothing at ${source}.`)
  })
  if (!found.isFile() && !found.isDirectory())
    throw new StartError(
      `${source} is neither a file nor a folder. A source is read more than once: save what it gives to a file first.`,
    )
  if (found.isFile() && found.size === 0) throw noIssues(source, [])
  const surveyed = await survey(source, options).catch((error: unknown) => {
    throw new StartError(`${source} cannot be read: ${(error as Error).message}.`)
  })
  checkMapped(options.map ?? [], surveyed.headers)
  let steps = 0,
    isKnown = false
  const others: Other[] = []
  const samples = new Map<string, Sample[]>()
  const commented = new Set<string>()
  for await (const event of readIssues(source, surveyed, options)) {
    if (signal?.aborted) break
    duplicates.count(event)
    rows.count(event)
    if (event.kind === 'issue') {
      labels.count(event.issue)
      addSample(samples, event.issue)
    }
    if (event.kind === 'comments') commented.add(itemName(event.loose.source, event.loose.key))
    if (event.kind === 'other') {
      if (event.isEmpty !== true || event.why !== undefined) others.push(event)
    } else if (event.kind !== 'note') isKnown = true
    if (event.kind !== 'cut' && event.kind !== 'note') steps++
    await setImmediate()
  }
  if (isKnown || signal?.aborted) return { survey: surveyed, steps, samples, commented }
  const isOne = found.isFile() && surveyed.files === 1
  throw noIssues(source, others, isOne)
}

function addSample(
  samples: Map<string, Sample[]>,
  { source, key, title, createdAt }: ImportedIssue,
): void {
  const own = samples.get(source) ?? []
  const known = createdAt === UNKNOWN_TIME ? null : createdAt
  if (own.length < SAMPLED) samples.set(source, [...own, { key, title, createdAt: known }])
}

/** Gives the error for a source of which no file holds an issue; `isOne`: the source is that file. */
function noIssues(source: string, files: readonly Other[], isOne = false): StartError {
  const instead = files.length === 0 ? 'it is empty' : `it ${whatIsThere(files, isOne)}`
  return new StartError(
    `No issues at ${source}: ${printable(instead)}. docs/IMPORTING.md says which files Earshot reads, and how to get one.`,
  )
}

function whatIsThere(files: readonly Other[], isOne: boolean): string {
  const [first] = files
  if (isOne && first?.why !== undefined) return first.why
  const named = files.slice(0, NAMED)
  const texts = named.map(({ item, why }) => (why === undefined ? item : `${item}, which ${why}`))
  const more = files.length - named.length
  const others = more > 0 ? ` and ${more} more ${more === 1 ? 'file' : 'files'}` : ''
  return `holds ${texts.join(named.some(({ why }) => why !== undefined) ? '; ' : ', ')}${others}`
}
