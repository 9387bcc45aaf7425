/**
 * Counts the links that a post shows: those of its body, sanitised already, and the addresses in
 * its title. Code has no links.
 */
export function countLinks({ title, bodyHtml }: { title: string; bodyHtml: string }): number {
  return bodyHtml.split('<a href=').length - 1 + (title.match(/:\/\//g)?.length ?? 0)
}
