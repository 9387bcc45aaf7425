import { delimiterName } from './delimiter.ts'

/** Beginnings of files that people take for tables, and what is said of them. */
const FORMATS: readonly (readonly [beginning: RegExp, said: string])[] = [
  [/^%PDF-/, 'is a PDF, not a table'],
  [/^\u00D0\u00CF.\u00E0/s, 'is an Excel workbook, not a table: save it as CSV'],
  [/^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype html|html)\b/i, 'is a web page, not a table'],
  [/^(?:\u00EF\u00BB\u00BF)?\s*$/, 'holds nothing but blank lines'],
]

/** What stands between two words, and is seldom a part of a name. */
const BETWEEN = /[\p{L}\p{N}]([^\p{L}\p{N} "'`._()[\]/&?!#-])[\p{L}\p{N}]/u

/** Characters shown of the header of a table with one column, and columns of any other. */
const SHOWN = 60
const NAMED = 30

/** Says what a file is whose first bytes are no table's, as the end of a sentence; null where they may be a table's. */
export function knownFormat(head: Buffer): string | null {
  const text = head.toString('latin1')
  return FORMATS.find(([beginning]) => beginning.test(text))?.[1] ?? null
}

/** Says what is wrong with a header of which no column is known, as the end of a sentence. */
export function whyNoTable(header: readonly string[]): string {
  const [first = ''] = header
  const shown = first.length > SHOWN ? `${first.slice(0, SHOWN - 1)}…` : first
  const told = `--map '${shown === first ? first : 'COLUMN'}=title'`
  if (header.length > 1)
    return `has no column of titles; its columns are ${header.slice(0, NAMED).join(', ')}: say which is which, such as ${told}`
  const [, sign] = BETWEEN.exec(first) ?? []
  const remedy =
    sign === undefined
      ? `if that is the title, say so with ${told}`
      : `name the separator with --delimiter '${delimiterName(sign)}'`
  return `has one column only, \`${shown}\`: ${remedy}`
}

/** Says of a table that no row follows its header, as the end of a sentence. */
export function withoutRows(header: readonly string[]): string {
  return `has a header (${header.slice(0, NAMED).join(', ')}) and no rows`
}
