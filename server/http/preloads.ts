import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

/** Gives the values of the Link header of the page at an address. */
export type Preloads = (pathname: string) => readonly string[]

/**
 * Reads what the pages of a built client need besides what its HTML names, as the build has written
 * it down (server/build/pages/pagePreloads.ts). Takes a folder that may hold no such list, and the
 * path under which the site lies.
 */
export function readPreloads(folder: string, base = ''): Preloads {
  const file = path.join(folder, '.vite/preloads.json')
  const rows = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as [pattern: string, links: string[]][])
    : []
  const pages = rows.map(([pattern, links]) => ({
    pattern: new RegExp(pattern),
    links: links.map((link) => link.replace(/^<\//, `<${base}/`)),
  }))
  return (pathname) => pages.find(({ pattern }) => pattern.test(pathname))?.links ?? []
}

/** Gives the fonts among the values of a Link header: what is named ahead of a page that holds its styles. */
export function fontsIn(links: readonly string[]): string[] {
  return links.filter((link) => link.includes('; as=font'))
}

/** Names files in an answer's Link header, where there are any. */
export function setLink(response: ServerResponse, links: readonly string[]): void {
  if (links.length > 0) response.setHeader('link', links.join(', '))
}
