import { paths } from './paths.ts'

/**
 * The address of posting from a screen: to the board whose ideas it shows, and with what was
 * searched for among them as the title.
 */
export function postHref({ pathname, search }: { pathname: string; search: string }): string {
  const [, board] = /^\/boards\/([^/]+)/.exec(pathname) ?? []
  const query = new URLSearchParams(board && `board=${board}`)
  const isList = board !== undefined || pathname === paths.home
  const title = isList && new URLSearchParams(search).get('q')?.trim()
  if (title) query.set('title', title)
  const asked = query.toString()
  return asked === '' ? paths.post : `${paths.post}?${asked}`
}
