import path from 'node:path'
import { keptNotes } from '#server/areas/importing/keptNotes.ts'
import type { ImportRow } from '#server/areas/importing/undo/listImports.ts'
import { keepReasons, type KeepReason } from '#server/areas/importing/undo/undoImport.ts'
import { printable } from '#server/lib/printable.ts'
import type { Output } from '../output.ts'
import { count, listed } from './report.ts'

/** The states of an import that need words. */
const states: Partial<Record<ImportRow['state'], string>> = {
  RUNNING: 'Running',
  CUT: 'The source was incomplete.',
  UNDOING: 'Being undone',
}
const reasons: Readonly<Record<KeepReason, string>> = {
  VOTED: 'voted for',
  COMMENTED: 'commented on',
  MERGED: 'merged',
  ANNOUNCED: 'in the changelog',
  CHANGED: 'changed since',
  FOLLOWED: 'followed',
}

/** Shows the imports that a command lists, with the id that `--undo` takes; gives the exit code: 130 where it was interrupted. */
export async function showImports(
  lines: AsyncIterable<unknown>,
  { output, signal }: { output: Output; signal: AbortSignal },
): Promise<number> {
  let isEmpty = true
  for await (const value of lines) {
    output.write(`${importLines(value as ImportRow).join('\n')}\n`)
    isEmpty = false
  }
  if (signal.aborted) return 130
  if (isEmpty) output.write('Nothing has been imported yet.\n')
  return 0
}

/** Shows what became of an import that was undone; gives the exit code: 130 where it was interrupted. */
export async function showUndone(
  lines: AsyncIterable<unknown>,
  { output, signal }: { output: Output; signal: AbortSignal },
): Promise<number> {
  try {
    for await (const value of lines) {
      const row = value as ImportRow
      if (row.state !== 'UNDONE') break
      output.write(`${undoneLines(row).join('\n')}\n`)
      return 0
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  output.write(
    'Stopped. Run the same command again to undo the rest; a running server does so by itself.\n',
  )
  return 130
}

function importLines(row: ImportRow): string[] {
  const { id, source, state, startedAt, counts } = row
  const figure = (name: string): number => counts[name] ?? 0
  const began = `${new Date(startedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const figures = listed([
    count(figure('ideas'), 'idea'),
    count(figure('comments'), 'comment'),
    count(figure('votes'), 'vote'),
    count(figure('failed'), 'item left out', 'items left out'),
  ])
  const said =
    state === 'STOPPED'
      ? `Stopped before it finished. To continue: npm run import -- --resume ${id}`
      : states[state]
  return [
    `${id}  ${began}  ${printable(path.basename(source))}`,
    `  ${figures}`,
    ...noteLines(counts),
    ...(said === undefined ? [] : [`  ${said}`]),
    ...(state === 'UNDONE' ? undoneLines(row).map((line) => `  ${line}`) : []),
  ]
}

function noteLines(counts: ImportRow['counts']): string[] {
  return keptNotes(counts).map(
    ({ text, count: times }) => `    ${times.toLocaleString('en')} × ${printable(text)}`,
  )
}

function undoneLines({ undone, counts }: ImportRow): string[] {
  const figure = (name: string): number => undone[name] ?? 0
  const kept = keepReasons
    .filter((reason) => (undone[reason] ?? 0) > 0)
    .map((reason) => `  ${(undone[reason] ?? 0).toLocaleString('en')} stayed: ${reasons[reason]}`)
  const places = listed([
    count(figure('boards'), 'board'),
    count(figure('statuses'), 'status', 'statuses'),
  ])
  const placesKept = listed([
    count(figure('boardsKept'), 'board'),
    count(figure('statusesKept'), 'status', 'statuses'),
  ])
  const taken = counts['taken'] ?? 0
  return [
    `Undone: ${count(figure('ideas'), 'idea')} removed.`,
    ...kept,
    ...(places === 'nothing'
      ? []
      : [`  Removed, because it made them and nothing uses them: ${places}`]),
    ...(placesKept === 'nothing'
      ? []
      : [`  Stayed, though it made them: ${placesKept}, in use or changed since`]),
    ...(taken === 0 ? [] : [`  Stayed: ${count(taken, 'change')} to earlier ideas`]),
  ]
}
