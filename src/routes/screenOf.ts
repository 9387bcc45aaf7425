import { matchRoutes } from 'react-router-dom'
import type { Screen } from '#rules/screens.ts'
import type { PageDescriptor } from './PageDescriptor.ts'

/** The name in usage analytics of the page at an address, and nothing else of it; `other` where there is none. */
export function screenOf(pages: readonly PageDescriptor[], pathname: string): Screen | 'other' {
  const match = matchRoutes(
    pages.map(({ path, screen }) => ({ path, handle: screen })),
    pathname,
  )?.at(-1)
  return match ? match.route.handle : 'other'
}

/** The idea whose page an address is, or null. */
export function ideaOf(pathname: string): string | null {
  const number = /^\/ideas\/([1-9]\d{0,8})(\/|$)/.exec(pathname)?.[1]
  return number === undefined ? null : `idea_${number}`
}
