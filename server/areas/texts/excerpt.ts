import { drawEmoji } from './emoji.ts'
import { blocksOf, splitCode, type Block } from './excerptBlocks.ts'

const LENGTH = 240
/** The part of a long text that is read: more than enough for an excerpt. */
const LOOKED_AT = 6_000

/**
 * The beginning of a Markdown text as plain words, at most 240 characters unless `length` says
 * otherwise, ended with … where more follows. Code is in it where there is nothing else. `isTracker`:
 * written where `:tada:` is drawn.
 */
export function excerpt(
  markdown: string,
  { length = LENGTH, isTracker = false }: { length?: number; isTracker?: boolean } = {},
): string {
  const { prose, code, more } = splitCode(markdown, LOOKED_AT)
  const plain = joined(blocksOf(inlineCodeHidden(prose)), length, isTracker) || oneLine(code)
  const characters = [...plain]
  if (characters.length <= length) return more && plain !== '' ? `${plain} …` : plain
  const cut = characters.slice(0, length).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > length * 0.6 ? cut.slice(0, space) : cut).replace(/[\s·.,:;]+$/, '')}…`
}

function joined(blocks: readonly Block[], length: number, isTracker: boolean): string {
  let text = ''
  let before: Block['kind'] | null = null
  for (const { kind, text: marked } of blocks) {
    const next = oneLine(plainText(isTracker ? drawEmoji(marked) : marked))
    if (next === '') continue
    if (kind === 'item') text = text.replace(/(?<![.,;])[.,;]$/, '')
    if (before !== null) text += separator(text, before, kind, next)
    text += next
    before = kind
    if (text.length > length * 4) break
  }
  return text
}

/** Between two blocks. Nothing but a space where the one ends or the other begins with a punctuation mark. */
function separator(text: string, before: Block['kind'], kind: Block['kind'], next: string): string {
  if (/[.,:;!?…。、，：；！？]["')\]”’»]*$/.test(text.slice(-8)) || /^[.,:;!?…·]/.test(next))
    return ' '
  if (before === kind && kind !== 'paragraph') return ' · '
  if (before === 'heading' || kind === 'item') return ': '
  // A sentence that went on around code or a picture.
  return kind === 'paragraph' && /^\p{Ll}/u.test(next) ? ' ' : '. '
}

/** Marks within inline code, moved out of the way of what follows (the private use area) and back at the end. */
const hiddenFrom = 0xe000
const inlineCodeHidden = (prose: string) =>
  prose.replace(/(?<!`)(`+)([^`\n]+)\1(?!`)/g, (_, __, code: string) =>
    code.replace(/[!-/:-@[-`{-~]/g, (mark) => String.fromCharCode(hiddenFrom + mark.charCodeAt(0))),
  )
const shown = (text: string) =>
  text.replace(/[\ue021-\ue07e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - hiddenFrom))

function plainText(markdown: string): string {
  const plain = markdown
    .replace(/<\/?[a-zA-Z][^<>]*>/g, '')
    .replace(/!\[([^\]\n]*)\]\([^)\s]*(?: "[^"\n]*")?\)/g, '$1')
    .replace(/\[([^\]\n]+)\]\([^)\s]*(?: "[^"\n]*")?\)/g, '$1')
    .replace(/(\*\*|__|~~|`+)/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
  return shown(plain)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}
