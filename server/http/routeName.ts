import type { IncomingMessage } from 'node:http'
import { isPage } from './statics.ts'

const named: readonly (readonly [RegExp, string])[] = [
  [/^\/graphql$/, 'graphql'],
  [/^\/assets\//, 'asset'],
  [/^\/images\//, 'image'],
  [/^\/api\/images$/, 'upload'],
  [/^\/api\/auth\//, 'sign-in'],
  [/^\/api\/mail\//, 'mail-in'],
  [/^\/api\//, 'api'],
  [/^\/feeds\//, 'feed'],
  [/^\/og\//, 'picture'],
  [/^\/(?:sitemap[^/]*\.xml|robots\.txt)$/, 'robots'],
  [/^\/health(?:\/ready)?$/, 'health'],
  [/^\/metrics$/, 'metrics'],
  [/^\/ingest$/, 'ingest'],
  [/^\/unsubscribe$/, 'unsubscribe'],
]

/** The name of what a request is for, one of a few, whatever its address. */
export function routeName(request: IncomingMessage, pathname: string): string {
  const found = named.find(([pattern]) => pattern.test(pathname))
  return found?.[1] ?? (isPage(request, pathname) ? 'page' : 'file')
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** A method that we answer, or `other`. */
export function methodName({ method = '' }: IncomingMessage): string {
  return methods.has(method) ? method : 'other'
}

/** Longer than any address of ours. */
const LONGEST = 100

/**
 * A path as it may stand in a log: without the search, where secrets are, and without titles, which
 * are people's words.
 */
export function loggedPath(pathname: string): string {
  return pathname.replace(/^(\/ideas\/\d+)\/.*/, '$1').slice(0, LONGEST)
}
