/** The name shown for a person who was deleted. */
export const DELETED_USER = 'Deleted user'

/** A mention as rendered bodies are stored. The name is filled in when it is read, so that it is always that of today. */
const stored = /<data value="(user_[0-9a-z]{1,40})">@[^<]*<\/data>/g

/** The people whom a rendered body mentions, each once, in their order. */
export function mentionedIn(html: string): string[] {
  return html.includes('<data ')
    ? [...new Set([...html.matchAll(stored)].map((match) => match[1] ?? ''))]
    : []
}

/** A rendered body as it is shown, given the names of those whom it mentions; who has none is not there any more. */
export function withNames(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(
    stored,
    (_, id: string) =>
      `<data class="mention" value="${id}">@<bdi>${escape(names.get(id) ?? DELETED_USER)}</bdi></data>`,
  )
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
