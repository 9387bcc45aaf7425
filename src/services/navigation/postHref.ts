import { paths } from './paths.ts'

/** The address of posting: to a board, with a title begun. */
export function postHref(board: string | null, title = ''): string {
  const query = new URLSearchParams({ ...(board && { board }), ...(title && { title }) })
  return query.size > 0 ? `${paths.post}?${query}` : paths.post
}

/** The board whose ideas the screen at a path shows, or null. */
export function boardOf(pathname: string): string | null {
  return /^\/boards\/([^/]+)/.exec(pathname)?.[1] ?? null
}
