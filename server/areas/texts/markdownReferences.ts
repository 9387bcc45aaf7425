import type { StateCore, Token } from 'markdown-it'

/** Gives the address that an item of a tracker leads to, or null; `project` is "owner/name" where the text names one. */
export type ReferenceResolver = (number: number, project?: string) => string | null

/** `#123` and `owner/name#123`. */
const referenceText =
  /(?<![\p{L}\p{N}&#/_.-])([\w-]{1,40}\/[\w.-]{1,100})?#(\d{1,7})(?![\p{L}\p{N}_])/gu
/** The address of an issue, a pull request or a discussion, or of a place on its page. */
const address =
  /^https?:\/\/github\.com\/([\w-]{1,40}\/[\w.-]{1,100})\/(?:issues|pull|discussions)\/(\d{1,7})\/?(#[\w-]*)?$/
/** The places of comments. */
const commentPlace = /^#(?:issuecomment|discussioncomment|discussion_r)/

/** References in running text as links, where the resolver knows them; never inside code or another link. */
export function linkReferences(state: StateCore): void {
  const { reference } = state.env as { reference?: ReferenceResolver }
  if (!reference) return
  for (const block of state.tokens) {
    if (block.type === 'inline' && block.children && /#|:\/\//.test(block.content))
      block.children = linkChildren(state, block.children, reference)
  }
}

function linkChildren(state: StateCore, children: Token[], reference: ReferenceResolver): Token[] {
  let depth = 0
  return children.flatMap((token, at) => {
    if (token.type === 'link_open') depth++
    if (token.type === 'link_close') depth--
    if (token.type === 'link_open') follow(token, children[at + 1], reference)
    return token.type === 'text' && depth === 0 ? splitText(state, token, reference) : [token]
  })
}

/** A link to an issue leads to the idea that came from there; an address that is written out becomes `owner/name#123`. */
function follow(open: Token, label: Token | undefined, reference: ReferenceResolver): void {
  const [, project, number, place = ''] = address.exec(String(open.attrGet('href'))) ?? []
  if (project === undefined) return
  const href = reference(Number(number), project)
  if (href === null) return
  // A link that stays at its source keeps the kind of page that was meant.
  if (href.startsWith('/')) open.attrSet('href', href)
  if (open.info === 'auto' && label?.type === 'text')
    label.content = `${project}#${number}${commentPlace.test(place) ? ' (comment)' : ''}`
}

function splitText(state: StateCore, token: Token, reference: ReferenceResolver): Token[] {
  const pieces: Token[] = []
  let from = 0
  for (const match of token.content.matchAll(referenceText)) {
    const href = reference(Number(match[2]), match[1])
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
