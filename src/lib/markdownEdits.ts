/** A part of a text that is replaced, and what is selected afterwards. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly insert: string
  /** The selection after it, in the new text. */
  readonly select: readonly [number, number]
}

/** The kinds of Markdown that a toolbar writes. */
export type Markup = 'bold' | 'italic' | 'link' | 'list' | 'quote' | 'code'

/** Gives the edit that marks a selection, or takes the mark away where it is there already. */
export function markUp(
  markup: Markup,
  text: string,
  [from, to]: readonly [number, number],
): TextEdit {
  if (markup === 'bold') return wrapped(text, from, to, '**')
  if (markup === 'italic') return wrapped(text, from, to, '_')
  if (markup === 'link') return linked(text, from, to)
  if (markup === 'list') return prefixed(text, from, to, '- ')
  if (markup === 'quote') return prefixed(text, from, to, '> ')
  return text.slice(from, to).includes('\n') ? fenced(text, from, to) : wrapped(text, from, to, '`')
}

/** Gives the edit that puts a block on lines of its own in place of the selection. */
export function putBlock(
  text: string,
  [from, to]: readonly [number, number],
  block: string,
): TextEdit {
  const insert = `${startsLine(text, from) ? '' : '\n'}${block}\n`
  const caret = from + insert.length
  return { from, to: text[to] === '\n' ? to + 1 : to, insert, select: [caret, caret] }
}

function wrapped(text: string, start: number, end: number, mark: string): TextEdit {
  const [from, to] = withoutSpace(text, start, end)
  const words = text.slice(from, to)
  const [before, after] = [from - mark.length, to + mark.length]
  if (before >= 0 && text.slice(before, from) === mark && text.slice(to, after) === mark)
    return { from: before, to: after, insert: words, select: [before, before + words.length] }
  return {
    from,
    to,
    insert: `${mark}${words}${mark}`,
    select: [from + mark.length, to + mark.length],
  }
}

/** A mark beside a space is no mark: the spaces at the ends stay outside. */
function withoutSpace(text: string, from: number, to: number): [number, number] {
  const words = text.slice(from, to)
  if (words.trim() === '') return [from, to]
  return [
    from + words.length - words.trimStart().length,
    to - words.length + words.trimEnd().length,
  ]
}

function linked(text: string, from: number, to: number): TextEdit {
  const words = text.slice(from, to)
  if (/^https?:\/\/\S+$/.test(words))
    return { from, to, insert: `[](${words})`, select: [from + 1, from + 1] }
  const address = 'https://'
  const insert = `[${words}](${address})`
  const at = words === '' ? from + 1 : from + insert.length - 1 - address.length
  return { from, to, insert, select: [at, words === '' ? at : at + address.length] }
}

/** Puts a mark before each line that is touched, or takes it away where all have it. */
function prefixed(text: string, start: number, end: number, mark: string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const after = text.indexOf('\n', end)
  const to = after === -1 ? text.length : after
  const lines = text.slice(from, to).split('\n')
  const full = lines.filter((line) => line.trim() !== '')
  const isMarked = full.length > 0 && full.every((line) => line.startsWith(mark))
  const insert = lines
    .map((line) => {
      if (isMarked) return line.startsWith(mark) ? line.slice(mark.length) : line
      return line.trim() === '' && lines.length > 1 ? line : mark + line
    })
    .join('\n')
  const stop = from + insert.length
  return { from, to, insert, select: lines.length > 1 ? [from, stop] : [stop, stop] }
}

function fenced(text: string, from: number, to: number): TextEdit {
  const fence = '```'
  const [before, after] = [startsLine(text, from) ? '' : '\n', /^(?:\n|$)/.test(text.slice(to))]
  const words = text.slice(from, to).replace(/\n$/, '')
  const insert = `${before}${fence}\n${words}\n${fence}${after ? '' : '\n'}`
  const at = from + before.length + fence.length + 1
  return { from, to, insert, select: [at, at + words.length] }
}

function startsLine(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n'
}
