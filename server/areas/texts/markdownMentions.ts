import type { StateInline } from 'markdown-it'

const written = /@\[([^[\]\n]{1,80})\]\((user_[0-9a-z]{1,40})\)/y

/**
 * `@[Name](user_…)` as a mention of those who may be mentioned (`env.mentions`), and as a name
 * alone for anybody else. Without `env.mentions` it is what it is to Markdown.
 */
export function readMention(state: StateInline, silent: boolean): boolean {
  const { mentions } = state.env as { mentions?: ReadonlySet<string> }
  if (!mentions || state.src[state.pos] !== '@') return false
  written.lastIndex = state.pos
  const [whole, name = '', id = ''] = written.exec(state.src) ?? []
  if (whole === undefined) return false
  if (!silent) {
    const isKnown = mentions.has(id)
    if (isKnown) state.push('mention_open', 'data', 1).attrs = [['value', id]]
    state.push('text', '', 0).content = `@${name}`
    if (isKnown) state.push('mention_close', 'data', -1)
  }
  state.pos += whole.length
  return true
}
