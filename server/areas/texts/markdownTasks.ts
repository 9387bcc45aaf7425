import type { StateCore, Token } from 'markdown-it'

const box = /^\[([ xX])\][ \t]/

/** "- [x] done" as a checkbox that cannot be ticked here. */
export function markTasks(state: StateCore): void {
  state.tokens.forEach((token, index) => {
    const isItem =
      token.type === 'inline' &&
      state.tokens[index - 1]?.type === 'paragraph_open' &&
      state.tokens[index - 2]?.type === 'list_item_open'
    const first = token.children?.[0]
    const found = isItem && first?.type === 'text' ? box.exec(first.content) : null
    if (!found || !first) return
    first.content = first.content.slice(found[0].length)
    token.children?.unshift(checkbox(state, found[1] !== ' '))
    token.children?.push(html(state, '</label>'))
  })
}

/** The text of the item is the label of its checkbox. */
function checkbox(state: StateCore, checked: boolean): Token {
  return html(state, `<label><input type="checkbox" disabled${checked ? ' checked' : ''}> `)
}

function html(state: StateCore, content: string): Token {
  const token = new state.Token('html_inline', '', 0)
  token.content = content
  return token
}
