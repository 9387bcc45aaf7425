import path from 'node:path'

/** The end of a name that tells one export from the next: `-2024-05-01`, ` (2)`. */
const DATED = /(?:[-_ (.]*(?:\d{4}-?\d\d-?\d\d(?:[-_ T]\d\d[-:_]?\d\d\S*)?|\(\d+\))\)?)+$/
const ENDINGS = /(\.(json|jsonl|ndjson|csv|tsv|txt|gz|tgz|tar))+$/i

/** Gives the name of a file or folder without the endings of its format. */
export function nameOf(file: string): string {
  const name = path.basename(file)
  return name.replace(ENDINGS, '') || name
}

/** The name of a file without the day on which it was made, so that a later one continues it; may be empty. */
export function undatedName(file: string): string {
  return nameOf(file).replace(DATED, '')
}

/** Whether two files are the same one, or one made from the same on another day. */
export function isSameFile(one: string, other: string): boolean {
  return path.dirname(one) === path.dirname(other) && undatedName(one) === undatedName(other)
}
