import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Preloads } from './preloads.ts'
import { sourceOf } from './securityHeaders.ts'

/** Addresses of the files that a page needs besides those that the client's HTML names. */
export interface PageNeeds {
  readonly styles: readonly string[]
  /** Modules. */
  readonly code: readonly string[]
}

/** The text of a style sheet, and the source by which a content security policy admits it in a page. */
export interface StyleSheet {
  readonly text: string
  readonly source: string
}

/** The files of a built client, as its pages need them. */
export interface PageFiles {
  /** Gives what the page at a path needs, of a site in a language; English if not given. */
  readonly needsAt: (pathname: string, locale?: string) => PageNeeds
  /** Gives a style sheet by its address; null where there is none that a page could hold. */
  readonly styleAt: (address: string) => StyleSheet | null
}

/** Pages that need nothing besides their HTML. */
export const noPageFiles: PageFiles = {
  needsAt: () => ({ styles: [], code: [] }),
  styleAt: () => null,
}

const LINK = /^<([^>]+)>; rel=(?:(modulepreload)|preload; as=(style))/

const FILE_IN_STYLE = /url\((['"]?)(?:\.\/)?(?![\w+.-]*:|[/#.'"])/g

/**
 * Reads what the pages in a built client's folder need, each style sheet when it is first asked for.
 * `base` is the path under which the site lies.
 */
export function readPageFiles(folder: string, preloads: Preloads, base = ''): PageFiles {
  const known = new Map<string, StyleSheet | null>()
  return {
    needsAt(pathname, locale) {
      const files = preloads(pathname, locale).flatMap((link) => {
        const [, address = '', isCode] = LINK.exec(link) ?? []
        return address === '' ? [] : [{ address, isCode: isCode !== undefined }]
      })
      const of = (code: boolean): string[] =>
        files.filter(({ isCode }) => isCode === code).map(({ address }) => address)
      return { styles: of(false), code: of(true) }
    },
    styleAt(address) {
      const found = known.get(address)
      if (found !== undefined) return found
      const file = path.join(folder, address.slice(base.length))
      // In a page, the files that a sheet names no longer lie beside it.
      const beside = `url($1${path.posix.dirname(address)}/`
      const text = existsSync(file)
        ? readFileSync(file, 'utf8').trim().replace(FILE_IN_STYLE, beside)
        : null
      // No text in a page may end its element.
      const sheet = text === null || text.includes('</') ? null : { text, source: sourceOf(text) }
      known.set(address, sheet)
      return sheet
    },
  }
}
