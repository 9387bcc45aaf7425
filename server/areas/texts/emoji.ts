import MarkdownIt, { type StateCore } from 'markdown-it'
import { full as emoji } from 'markdown-it-emoji'

// Shortcuts such as :) and 8) are left as they are: code and lists are full of them.
const reader = new MarkdownIt('zero').use(emoji, { shortcuts: {} })

/** Shortcodes that stand for themselves: `std::thread::spawn` has none. */
const SHORTCODES = /(?<![\p{L}\p{N}_:])(?::[\w+-]+:)+(?![\p{L}\p{N}_:])/gu

/** A plain text from a tracker with `:tada:` drawn as 🎉. */
export function drawEmoji(text: string): string {
  const codes = text.match(SHORTCODES)
  if (codes === null) return text
  const pieces = reader.parseInline(codes.join('\n'), {})[0]?.children ?? []
  const drawn = pieces
    .map(({ content }) => content)
    .join('')
    .split('\n')
  let at = 0
  return text.replace(SHORTCODES, (code) => drawn[at++] ?? code)
}

/** Draws the emoji of a text as it is parsed; not in code, nor in addresses. */
export function drawAllEmoji(state: StateCore): void {
  for (const { children } of state.tokens) {
    let inAddress = false
    for (const token of children ?? []) {
      if (token.type === 'link_open') inAddress = token.info === 'auto'
      else if (token.type === 'link_close') inAddress = false
      else if (token.type === 'text' && !inAddress) token.content = drawEmoji(token.content)
    }
  }
}
