import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { ENGLISH } from '#rules/languages.ts'

/** Gives the values of the Link header of the page at an address, of a site in a language; English if not given. */
export type Preloads = (pathname: string, locale?: string) => readonly string[]

/** A line of what a build has written down: the pattern of an address, what is linked there, and what besides where the site speaks another language than English, by its tag. */
type PagePreloads = [
  pattern: string,
  links: string[],
  byLanguage?: Readonly<Record<string, string[]>>,
]

/**
 * Reads what the pages of a built client need besides what its HTML names, as the build has written
 * it down (server/build/pages/pagePreloads.ts). Takes a folder that may hold no such list, and the
 * path under which the site lies.
 */
export function readPreloads(folder: string, base = ''): Preloads {
  const file = path.join(folder, '.vite/preloads.json')
  const rows = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PagePreloads[]) : []
  const here = (links: readonly string[]): string[] =>
    links.map((link) => link.replace(/^<\//, `<${base}/`))
  const pages = rows.map(([pattern, links, byLanguage = {}]) => ({
    pattern: new RegExp(pattern),
    links: here(links),
    byLanguage: new Map(Object.entries(byLanguage).map(([tag, own]) => [tag, here(own)])),
  }))
  return (pathname, locale = ENGLISH) => {
    const page = pages.find(({ pattern }) => pattern.test(pathname))
    // The client begins when its sentences are there.
    return page ? [...(page.byLanguage.get(locale) ?? []), ...page.links] : []
  }
}

/** Gives the fonts among the values of a Link header: what is named ahead of a page that holds its styles. */
export function fontsIn(links: readonly string[]): string[] {
  return links.filter((link) => link.includes('; as=font'))
}

/** Names files in an answer's Link header, where there are any. */
export function setLink(response: ServerResponse, links: readonly string[]): void {
  if (links.length > 0) response.setHeader('link', links.join(', '))
}
