import type { ImportReport, NoteKind } from '#server/areas/importing/counts.ts'
import type { Note } from '#server/areas/importing/items/shape.ts'
import type { Progress } from '#server/areas/importing/progress.ts'
import { printable } from '#server/lib/printable.ts'
import type { ImportedArchive } from './importArchive.ts'
import { labelLines, leftOutLines, tableLines } from './sourceLines.ts'

/** Items named for each kind of note; all of them with `details`. */
const ITEMS_SHOWN = 3

/** Gives the progress of an import in one line. */
export function progressLine({
  phase,
  done,
  total,
  perSecond,
  secondsLeft,
  counts,
}: Progress): string {
  if (phase === 'looking') return 'Checking the source'
  if (phase === 'linking') return 'Linking ideas that mention each other'
  const share = total === 0 ? 100 : Math.floor((100 * done) / total)
  const left = secondsLeft === null ? '' : `, ${duration(secondsLeft)} left`
  return `${share}%, ${number(done)} of ${number(total)}, ${number(Math.round(perSecond))} a second${left} (${count(counts.ideas, 'idea')}, ${count(counts.comments, 'comment')})`
}

/**
 * Gives the report of an import as lines for a terminal. `details` names every item that was
 * repaired or left out.
 */
export function summaryLines(
  report: ImportReport,
  { details = false }: { details?: boolean } = {},
): string[] {
  const { counts, dryRun, notes, kinds } = report
  const unnamed = counts.notes - kinds.reduce((sum, kind) => sum + kind.notes, 0)
  const figures: [string, string][] = [
    [
      dryRun ? 'Would add' : 'Added',
      listed([
        count(counts.ideas, 'idea'),
        count(counts.comments, 'comment'),
        count(counts.events, 'timeline entry', 'timeline entries'),
        count(counts.votes, 'vote'),
      ]),
    ],
    ...boardFigure(report),
    [
      'Already there',
      `${count(counts.present + counts.extended, 'idea')}${counts.extended === 0 ? '' : `, ${number(counts.extended)} of them updated`}`,
    ],
    ...(counts.taken + counts.left === 0
      ? []
      : [
          [
            'Changed there',
            `${count(counts.taken, 'change')} ${dryRun ? 'would be taken' : 'taken'}, ${number(counts.left)} left as it was changed here`,
          ] satisfies [string, string],
        ]),
    ...(counts.merged === 0
      ? []
      : [
          [
            dryRun ? 'Would merge' : 'Merged',
            `${count(counts.merged, 'duplicate')} into what ${counts.merged === 1 ? 'it repeats' : 'they repeat'}`,
          ] satisfies [string, string],
        ]),
    [
      'Skipped',
      listed([
        count(counts.pulls, 'pull request'),
        count(
          counts.skipped,
          'statement that moderators turned down',
          'statements that moderators turned down',
        ),
        count(counts.otherFiles, 'file without an issue', 'files without an issue'),
        count(counts.failed, 'item that could not be imported', 'items that could not be imported'),
      ]),
    ],
    ['Took', duration(report.seconds)],
  ]
  return [
    ...figures.map(([label, text]) => `  ${label.padEnd(14)} ${text}`),
    ...tableLines(report.tables, details),
    ...labelLines(report),
    ...leftOutLines(report.leftOut, details),
    ...(notes.length === 0 ? [] : ['  Repaired, skipped or changed, by kind:']),
    ...noteLines(kinds, notes, details),
    ...(unnamed > 0 ? [`    and ${count(unnamed, 'more note')}`] : []),
    ...(notes.length === 0 || details ? [] : ['  Add --details to list every item.']),
  ]
}

/** Says on which board ideas are whose source names none, unless it was asked for. */
function boardFigure({ dryRun, board, counts }: ImportReport): [string, string][] {
  if (board === null || counts.boardless === 0) return []
  const ideas = count(counts.boardless, 'idea')
  const name = printable(board)
  return [
    [
      '',
      dryRun
        ? `${ideas} ${counts.boardless === 1 ? 'goes' : 'go'} to the board ${name}; --board SLUG chooses another.`
        : `${ideas} went to the board ${name}. To choose another with --board SLUG, undo the import first.`,
    ],
  ]
}

/** Whether nothing of a source is here after it was imported. */
export function isFailure({ counts }: ImportReport): boolean {
  const { ideas, comments, present, extended, taken, merged } = counts
  return ideas + comments + present + extended + taken + merged === 0
}

/** Gives the way an import ended, in a sentence. */
export function endingLine(report: ImportReport): string {
  const { ended, dryRun, counts } = report
  if (dryRun && ended !== 'finished')
    return ended === 'stopped'
      ? 'Stopped. Nothing was written: this was a dry run.'
      : 'The source is incomplete: get it again. Nothing was written: this was a dry run.'
  if (ended === 'stopped') return stoppedLine(counts.ideas)
  if (ended === 'cut')
    return 'The source is incomplete: everything before the break was imported. Get it again, then run the same command to add the rest.'
  if (isFailure(report))
    return counts.failed > 0 ? 'Nothing could be imported.' : 'Nothing in it becomes an idea.'
  const failed = count(counts.failed, 'item')
  if (dryRun)
    return `Nothing was written: this was a dry run.${counts.failed === 0 ? '' : ` ${failed} cannot be imported: the reasons are above.`}`
  const { ideas, comments, extended, taken, merged } = counts
  const isNothingNew = ideas + comments + extended + taken + merged === 0
  if (counts.failed > 0)
    return `${isNothingNew ? 'Nothing new' : 'Done'}, but ${failed} could not be imported: the reasons are above.`
  return isNothingNew ? 'Nothing new: everything was already there.' : 'Done.'
}

/** Gives what was brought in from an export of Earshot as lines for a terminal. */
export function archiveLines({ rows, images, isDryRun, seconds }: ImportedArchive): string[] {
  const what = listed([count(rows, 'row'), count(images, 'image')])
  return isDryRun
    ? [`An export of Earshot, whole: ${what}.`, 'Nothing was written: this was a dry run.']
    : [
        `Brought in ${what}, with their ids, numbers and times, in ${duration(seconds)}.`,
        'Nobody is signed in: use npm run invite for a link that signs a person in.',
      ]
}

/** Gives the sentence for an import that was interrupted after so many ideas. */
export function stoppedLine(ideas: number): string {
  return `Stopped after ${count(ideas, 'idea')}, none of them half imported. Run the same command again to continue.`
}

/** The kinds of notes, the commonest first, each with its first items; those that were only counted are among the others. */
function noteLines(kinds: readonly NoteKind[], notes: readonly Note[], details: boolean): string[] {
  return kinds
    .toSorted((a, b) => b.times - a.times)
    .flatMap(({ what, how, times, notes: noted }) => {
      const kept = notes.filter((note) => note.what === what && note.how === how)
      const items = new Map(kept.map(({ item, detail }) => [item, detail]))
      const shown = [...items]
        .slice(0, details ? undefined : ITEMS_SHOWN)
        .map(([item, detail]) => printable(detail === undefined ? item : `${item} (${detail})`))
      const more = items.size - shown.length + (noted - kept.length)
      return [
        `    ${number(times)} × ${printable(what)}: ${how}`,
        `      ${shown.join(', ')}${more > 0 ? ` and ${number(more)} more` : ''}`,
      ]
    })
}

/** A number with what it counts. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${number(value)} ${value === 1 ? one : many}`
}

/** The counts that are not zero. */
export function listed(counts: readonly string[]): string {
  return counts.filter((one) => !one.startsWith('0 ')).join(', ') || 'nothing'
}

function number(value: number): string {
  return value.toLocaleString('en')
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
