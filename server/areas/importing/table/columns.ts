import { StartError } from '#server/lib/startError.ts'
import { ALIASES, type Field, fields } from './columnNames.ts'

/** A layout that is known, told by columns that only it has. */
const LAYOUTS: readonly (readonly [name: string, columns: readonly string[]])[] = [
  ['Pol.is', ['comment id', 'comment body', 'moderated']],
  ['Fider', ['created by', 'votes count', 'original number']],
  ['UserVoice', ['suggestion id', 'suggestion title']],
  ['UserVoice', ['forum name', 'supporters count']],
  ['Decidim', ['participatory space id', 'component id']],
  ['Canny', ['title', 'details', 'board']],
]

/** A column's name as it is compared: without case, signs, and the words that every column begins with. */
function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The columns of a table: which field each holds. */
export interface Columns {
  /** The tracker whose layout it is, or how a table of any other is called. */
  readonly tracker: string
  /** The columns of a field, the best first: all of them are read for tags and descriptions, else the first that is not empty. */
  readonly at: ReadonlyMap<Field, readonly number[]>
  /** All columns as the file calls them. */
  readonly header: readonly string[]
}

/** Tells the columns of a table from its header; null where there is neither a title nor a text among them. */
export function columnsOf(header: readonly string[], told: readonly string[] = []): Columns | null {
  const names = header.map(plainName)
  const at = new Map<Field, number[]>()
  const tracker = LAYOUTS.find(([, columns]) => columns.every((column) => names.includes(column)))
  const given = tellColumns(header, told)
  const isTold = told.length > 0
  const found = names.flatMap((name, index) => {
    const field = isTold ? given.get(index) : fieldOf(name, header[index] ?? '')
    // Elsewhere a parent is what something is a part of.
    if (!isTold && name.endsWith('parent id') && tracker?.[0] !== 'UserVoice') return []
    return field ? [{ field, index, rank: isTold ? 0 : rankOf(field, header[index]) }] : []
  })
  // Of `author/id` and `author/name` the name counts, in whichever order they stand.
  for (const { field, index } of found.toSorted((one, other) => one.rank - other.rank)) {
    const others = at.get(field) ?? []
    // A tag in another language is the same tag.
    const isSame = others.some((other) => baseOf(header[other]) === baseOf(header[index]))
    const isSpare = field === 'title' && others.length > 0 && !isSame
    if (!isSpare && (field !== 'tags' || !isSame)) at.set(field, [...others, index])
  }
  if (!at.has('title') && !at.has('description')) return null
  return { tracker: tracker?.[0] ?? 'CSV', at, header }
}

/** The field of a column by its name; a name may end in a language, such as `title/ca`. */
function fieldOf(name: string, written: string): Field | null {
  const own = name.replace(/^(suggestion|post|proposal) /, '')
  const found = [name, baseOf(written), own].flatMap((one) =>
    fields.filter((field) => ALIASES[field].includes(one)),
  )
  const field = found[0] ?? null
  // The number of a category says nothing, and ends like Indonesian.
  return field === 'tags' && name.endsWith(' id') ? null : field
}

/** A column's name without the language that it may end in. */
function baseOf(written = ''): string {
  return plainName(written.trim().replace(/\/[a-z]{2}(-[A-Za-z]+)?$/, ''))
}

/** Ranks how well a column's name says its field: the place of the name among the field's, which are best first. */
function rankOf(field: Field, written = ''): number {
  const ranks = [plainName(written), baseOf(written)].map((one) => ALIASES[field].indexOf(one))
  return ranks.find((rank) => rank >= 0) ?? ALIASES[field].length
}

/** The columns of a description: those of one text in several languages together. */
export function descriptionsOf({ at, header }: Columns): number[][] {
  const groups = new Map<string, number[]>()
  for (const index of (at.get('description') ?? []).toSorted((one, other) => one - other)) {
    const base = baseOf(header[index])
    groups.set(base, [...(groups.get(base) ?? []), index])
  }
  return [...groups.values()]
}

/** `column=field` as columns' places. What is told and is in no table is refused by `checkMapped`. */
function tellColumns(header: readonly string[], told: readonly string[]): Map<number, Field> {
  const given = new Map<number, Field>()
  for (const one of told) {
    const at = one.lastIndexOf('=')
    const [column, field] = [one.slice(0, at), one.slice(at + 1)]
    const index = header.findIndex((name) => plainName(name) === plainName(column))
    const known = fields.find((name) => name.toLowerCase() === field.toLowerCase())
    if (known !== undefined && index >= 0) given.set(index, known)
  }
  return given
}

/** Refuses `--map` where it names a column that none of the tables has, by their headers. */
export function checkMapped(
  told: readonly string[],
  headers: readonly (readonly string[])[],
): void {
  const names = new Set(headers.flat().map(plainName))
  for (const one of told) {
    const column = one.slice(0, one.lastIndexOf('='))
    if (headers.length > 0 && !names.has(plainName(column)))
      throw new StartError(
        `--map ${one}: there is no column ${column}. The columns are ${[...new Set(headers.flat())].slice(0, 30).join(', ')}.`,
        2,
      )
  }
}

/** Refuses `--map` where it is not `column=field`. */
export function checkMap(told: readonly string[]): void {
  for (const one of told) {
    const field = one.slice(one.lastIndexOf('=') + 1).toLowerCase()
    if (!/^.+=\w+$/s.test(one) || !fields.some((name) => name.toLowerCase() === field))
      throw new StartError(
        `--map ${one} is not column=field. The fields are ${fields.join(', ')}.`,
        2,
      )
  }
}

/** The reading of the columns of a table. */
export interface TableReading {
  readonly file: string
  readonly tracker: string
  readonly delimiter: string
  /** The columns that each field is taken from. */
  readonly used: readonly (readonly [field: Field, columns: readonly string[]])[]
  readonly unused: readonly string[]
}

/** Says what was made of a table's columns, so that nothing is left out without a word. */
export function readingOf(
  file: string,
  { delimiter, columns: { tracker, at, header } }: { delimiter: string; columns: Columns },
): TableReading {
  const taken = new Set([...at.values()].flat())
  const named = (places: readonly number[]): string[] => places.map((place) => header[place] ?? '')
  const rest = [...header.keys()].filter((place) => !taken.has(place))
  return {
    ...{ file, tracker, delimiter },
    used: fields.flatMap((field) => (at.has(field) ? [[field, named(at.get(field) ?? [])]] : [])),
    unused: named(rest).filter((name) => name.trim() !== ''),
  }
}
