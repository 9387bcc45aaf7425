import { paths } from './paths.ts'

/** The address of posting, to the board whose ideas the screen at a path shows. */
export function postHref(pathname: string): string {
  const [, board] = /^\/boards\/([^/]+)/.exec(pathname) ?? []
  return paths.post + (board ? `?board=${board}` : '')
}

/** The same with a title begun. */
export function postHrefWith(pathname: string, title: string): string {
  const href = postHref(pathname)
  return `${href}${href === paths.post ? '?' : '&'}${new URLSearchParams({ title })}`
}
