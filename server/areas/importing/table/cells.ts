import { createHash } from 'node:crypto'
import { limits } from '#rules/limits.ts'
import { drawEmoji } from '#server/areas/texts/emoji.ts'
import type { Repairs } from '../items/repair.ts'
import type { ImportedIssue } from '../items/shape.ts'
import { holdsAddress } from '../mapping/identity.ts'
import type { Field } from './columnNames.ts'
import { type Columns, descriptionsOf } from './columns.ts'

/** Gives a row's text of a field; empty where it has none. */
export type Cells = (field: Field) => string

/** A number as people write it: `1,234`, `1.234`, `1 234`. */
const GROUPED = /^\d{1,3}(?:[,.'\u2019\s]\d{3})+$/

/** The description of a row; where several columns hold one, each text stands under its column's name. */
export function descriptionOf(columns: Columns, cells: readonly string[]): string {
  const texts = descriptionsOf(columns).flatMap((places) => {
    const place = places.find((at) => (cells[at] ?? '').trim() !== '')
    return place === undefined ? [] : [{ name: columns.header[place], text: cells[place] ?? '' }]
  })
  if (texts.length < 2) return texts[0]?.text ?? ''
  return texts.map(({ name, text }) => `#### ${name?.trim()}\n\n${text.trim()}`).join('\n\n')
}

/** Title and body; where there is no title, the beginning of the text is. */
export function textsOf(
  cell: Cells,
  description: string,
  repairs: Repairs,
): { title: string; body: string } {
  const body = repairs.text(description, 'body')
  const title = drawEmoji(repairs.line(cell('title'), 'title'))
  if (title !== '') return { title, body }
  const text = cell('description')
  const own = text === description ? body : repairs.text(text, 'body')
  const line = drawEmoji(own.replace(/\s+/g, ' ').trim())
  if (line.length <= limits.title.max)
    return { title: line, body: text === description ? '' : body }
  const cut = line.slice(0, limits.title.max - 1).replace(/[\uD800-\uDBFF]$/, '')
  const words = /\s/.test(cut.slice(60)) ? cut.replace(/\s\S*$/, '') : cut
  return { title: `${words}…`, body }
}

/** The votes of a row; null where it has none. */
export function votesOf(cell: Cells, repairs: Repairs): Record<string, number> | null {
  const count = (field: Field): number | null => {
    const text = cell(field).trim()
    if (text === '') return null
    const digits = GROUPED.test(text) ? text.replace(/\D/g, '') : text.replace(/\.0+$/, '')
    if (/^\d{1,9}$/.test(digits)) return Number(digits)
    repairs.note('a number of votes that is none', 'taken as unknown', text.slice(0, 40))
    return null
  }
  const votes = count('votes')
  const against = count('against')
  if (votes === null && against === null) return null
  return { ...(votes && { '+1': votes }), ...(against && { '-1': against }) }
}

/** Gives a row's name of a person; an e-mail address is never shown as one's name. */
export function personOf(cell: Cells, field: 'author' | 'answerer', repairs: Repairs): string {
  const person = repairs.line(cell(field), field)
  if (holdsAddress(person))
    repairs.note(
      `an e-mail address as the name of the ${field}`,
      'not shown: called by the name beside it, else by what stands before the @',
    )
  return person
}

/** Gives the key that tells a row from the others when the file is read again: its number or address; null where it has neither. */
export function statedKey(cell: Cells, url: string | null): string | null {
  const id = cell('id').trim()
  return id === '' ? url : id.slice(0, 100)
}

/** Makes a key out of a row's text, in place of its number. Others may say the same. */
export function madeUpKey(cell: Cells, author: string): string {
  return createHash('sha256')
    .update(JSON.stringify([cell('title') || cell('description'), cell('created'), author]))
    .digest('hex')
    .slice(0, 20)
}

/** Tells a row from others of its made-up key: by its text; by all its cells where neither author nor time is known. */
export function rowMark(
  cell: Cells,
  body: string,
  cells: readonly string[],
): Required<ImportedIssue>['row'] {
  const text = createHash('md5').update(body).digest('hex')
  const isVague = cell('author') === '' && cell('created') === ''
  const row = isVague ? createHash('md5').update(JSON.stringify(cells)).digest('hex') : text
  return { row, body: text }
}

/** The key of the row that a row repeats. */
export function originalOf(cell: Cells, key: string): string | null {
  const original = cell('duplicateOf').trim().slice(0, 100)
  return ['', '0', key].includes(original) ? null : original
}
