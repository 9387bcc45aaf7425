/** A piece of a Markdown text as it reads, with its inline marks still in it. */
export interface Block {
  kind: 'heading' | 'item' | 'paragraph'
  text: string
}

const fenceStart = /^(?:[\s>]|[-*+] |\d{1,9}[.)] )*(`{3,}|~{3,})[^`]*$/
const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/

/**
 * Parts the beginning of a Markdown text into prose and code, without reading on once there is
 * enough prose. `max` in characters, of either;
 * `more` says that something was not looked at.
 */
export function splitCode(
  markdown: string,
  max: number,
): { prose: string; code: string; more: boolean } {
  let [prose, code, fence, at] = ['', '', '', 0]
  let [afterBlank, inList, inIndented] = [true, false, false]
  while (at < markdown.length && prose.length < max) {
    const found = markdown.indexOf('\n', at)
    const end = found === -1 ? markdown.length : found
    const line = markdown.slice(at, Math.min(end, at + max - prose.length)).trimEnd()
    at = end + 1
    const opened = fence === '' ? fenceStart.exec(line)?.[1] : undefined
    const isBlank = line === ''
    if (!isBlank && !/^\s/.test(line)) inList = listItem.test(line) || (inList && !afterBlank)
    inIndented = fence === '' && !inList && /^(?: {4}|\t)/.test(line) && (afterBlank || inIndented)
    if (opened !== undefined) fence = opened
    else if (fence !== '') {
      if (closes(line, fence)) fence = ''
      else if (code.length < max) code += `${line}\n`
    } else if (inIndented) code += `${line}\n`
    else prose += `${line}\n`
    afterBlank = isBlank
  }
  return { prose, code, more: at < markdown.length || prose.length > max }
}

function closes(line: string, fence: string): boolean {
  const marks = line.replace(/^[\s>]+/, '')
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length)
}

/** The headings, list items, rows of tables and paragraphs of Markdown prose, in their order; none is empty. */
export function blocksOf(prose: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  const start = (kind: Block['kind'], text: string) => blocks.push((open = { kind, text }))
  for (const raw of htmlAsMarkdown(prose).split('\n')) {
    const line = raw.replace(/^[\s>]+/, '').trimEnd()
    const heading = /^#{1,6}(?:\s+|$)/.exec(line)?.[0]
    const mark = listItem.exec(line)?.[0]
    if (/^(?:=+|-{2,})$/.test(line) && open !== null) (open as Block).kind = 'heading'
    if (line === '' || /^(?:[-=*_]\s*){2,}$/.test(line) || /^\|?[\s:|-]*--[\s:|-]*$/.test(line))
      open = null
    else if (heading !== undefined) {
      start('heading', line.slice(heading.length).replace(/\s#+$/, ''))
      open = null
    } else if (mark !== undefined)
      start('item', line.slice(mark.length).replace(/^\s*\[[ xX]\]\s/, ''))
    else if (line.startsWith('|')) start('item', cells(line))
    else if (open !== null) (open as Block).text += ` ${line}`
    else start('paragraph', line)
  }
  return blocks.map(({ kind, text }) => ({
    kind:
      /^(?:\*\*[^*]+\*\*|__[^_]+__)$/.test(text.trim()) && kind === 'paragraph' ? 'heading' : kind,
    text,
  }))
}

const cells = (row: string) =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ')

function htmlAsMarkdown(prose: string): string {
  return prose
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(?:h[1-6]|summary)(?:\s[^<>]*)?>/gi, '\n\n# ')
    .replace(/<li(?:\s[^<>]*)?>/gi, '\n- ')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(
      /<\/?(?:h[1-6]|summary|details|li|ul|ol|p|div|table|tr|blockquote|pre|hr)(?:\s[^<>]*)?\/?>/gi,
      '\n\n',
    )
    .replace(/<\/?t[dh](?:\s[^<>]*)?>/gi, ' ')
}
