import type { ImportReport } from '#server/areas/importing/counts.ts'
import type { TableReading } from '#server/areas/importing/table/columns.ts'
import { printable } from '#server/lib/printable.ts'

/** Tables and labels that are named; all of them with `details`. */
const TABLES_SHOWN = 3
const LABELS_SHOWN = 20

/** A dry run shows what the commonest labels become, while that can still be changed. */
export function labelLines({ dryRun, labels }: ImportReport): string[] {
  if (!dryRun || labels.length === 0) return []
  return [
    '  The commonest labels (--labels and --leave-out-labels change what they become):',
    ...labels.map(
      ({ name, count: times, becomes }) =>
        `    ${times.toLocaleString('en')} × ${printable(name)}: ${becomes === null ? 'left out' : `a ${becomes}`}`,
    ),
  ]
}

/** Labels that become nothing are told in a real run as well. */
export function leftOutLines(names: readonly string[], details: boolean): string[] {
  if (names.length === 0) return []
  const shown = names.slice(0, details ? undefined : LABELS_SHOWN).map(printable)
  const more = names.length - shown.length
  return [
    `  Labels left out: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}. --labels and --leave-out-labels change what labels become.`,
  ]
}

/** Says what each column of a table was taken as. */
export function tableLines(tables: readonly TableReading[], details: boolean): string[] {
  const shown = tables.slice(0, details ? undefined : TABLES_SHOWN)
  const more = tables.length - shown.length
  return [
    ...shown.flatMap(({ file, tracker, delimiter, used, unused }) => {
      const between = delimiter === '\t' ? 'tabs' : delimiter
      const taken = used
        .map(([field, columns]) => `${field} ← ${columns.join(isGathered(field) ? ', ' : ' or ')}`)
        .join('; ')
      const left = unused.length === 0 ? [] : [`    Not used: ${printable(unused.join(', '))}.`]
      return [
        `  ${printable(file)}, read as ${tracker}, separated by ${between}: ${printable(taken)}.`,
        ...left,
      ]
    }),
    ...(more > 0 ? [`  and ${more} more ${more === 1 ? 'table' : 'tables'}`] : []),
  ]
}

/** Whether all columns of a field are read, and not the first that holds something. */
function isGathered(field: string): boolean {
  return field === 'tags' || field === 'description'
}
