import { StartError } from '#server/lib/startError.ts'

const TAB = '\t'

/** Gives what `--delimiter` tells to stand between the cells of tables; undefined where it is not given. Throws StartError where it cannot. */
export function toldDelimiter(told: string | undefined): string | undefined {
  if (told === undefined) return undefined
  const delimiter = told.toLowerCase() === 'tab' ? TAB : told
  if ([...delimiter].length === 1 && !/["\r\n]/.test(delimiter)) return delimiter
  throw new StartError(
    `--delimiter ${JSON.stringify(told)} cannot stand between cells: name a single character that is no quote, such as ';' or tab.`,
    2,
  )
}

/** The name of a delimiter on the command line. */
export function delimiterName(delimiter: string): string {
  return delimiter === TAB ? 'tab' : delimiter
}
