import type { StateCore, Token } from 'markdown-it'

/** Takes the number after `#`; gives the address it leads to, or null. */
export type ReferenceResolver = (number: number) => string | null

const referenceText = /(?<![\p{L}\p{N}&#/_])#(\d{1,7})(?![\p{L}\p{N}_])/gu

/** `#123` in running text as a link, where the resolver knows it; never inside code or another link. */
export function linkReferences(state: StateCore): void {
  const { reference } = state.env as { reference?: ReferenceResolver }
  if (!reference) return
  for (const block of state.tokens) {
    if (block.type === 'inline' && block.children && block.content.includes('#'))
      block.children = linkChildren(state, block.children, reference)
  }
}

function linkChildren(state: StateCore, children: Token[], reference: ReferenceResolver): Token[] {
  let depth = 0
  return children.flatMap((token) => {
    if (token.type === 'link_open') depth++
    if (token.type === 'link_close') depth--
    return token.type === 'text' && depth === 0 ? splitText(state, token, reference) : [token]
  })
}

function splitText(state: StateCore, token: Token, reference: ReferenceResolver): Token[] {
  const pieces: Token[] = []
  let from = 0
  for (const match of token.content.matchAll(referenceText)) {
    const href = reference(Number(match[1]))
    if (href === null) continue
    pieces.push(text(state, token.content.slice(from, match.index)), ...link(state, href, match[0]))
    from = match.index + match[0].length
  }
  return from === 0 ? [token] : [...pieces, text(state, token.content.slice(from))]
}

function link(state: StateCore, href: string, label: string): Token[] {
  const open = new state.Token('link_open', 'a', 1)
  open.attrs = [['href', href]]
  return [open, text(state, label), new state.Token('link_close', 'a', -1)]
}

function text(state: StateCore, content: string): Token {
  const token = new state.Token('text', '', 0)
  token.content = content
  return token
}
