import MarkdownIt from 'markdown-it'
import { full as emoji } from 'markdown-it-emoji'

/** Shortcuts such as :) and 8) are left as they are: code and lists are full of them. */
export const SHORTCODES_ALONE = { shortcuts: {} }

// Reads nothing but shortcodes, so that a title and an excerpt have those that the text has.
const reader = new MarkdownIt('zero').use(emoji, SHORTCODES_ALONE)

/** A line of plain text from a tracker with `:tada:` drawn as 🎉. */
export function drawEmoji(text: string): string {
  if (!/:[\w+-]+:/.test(text)) return text
  const pieces = reader.parseInline(text, {})[0]?.children ?? []
  return pieces.map(({ content }) => content).join('')
}
