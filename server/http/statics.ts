import { existsSync, readdirSync, readFileSync, type ReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { ENGLISH } from '#rules/languages.ts'
import { configuredPage, withConfiguration } from './configuredPage.ts'
import { readPreloads, setLink, type Preloads } from './preloads.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import { inLanguage } from './shellTexts.ts'

/** The built client, and the answer to a request for one of its files or pages. */
export interface Statics {
  /** The text of its page; empty where there is none. */
  readonly html: string
  /** The same with its configuration. */
  readonly page: string
  readonly preloads: Preloads
  /** Whether a path is that of a file, or could only be. */
  readonly hasFile: (pathname: string) => boolean
  /** `locale`: the tag of the site's language; English if not given. */
  readonly handle: (
    request: IncomingMessage,
    response: ServerResponse,
    locale?: string,
  ) => Promise<void>
}

/**
 * A page of the client, to which its router answers: what a browser navigates to, or a program reads
 * that takes anything, as those do that draw a link in a chat; and what is no file, or by default
 * does not look like one.
 */
export function isPage(
  request: IncomingMessage,
  pathname: string,
  isFile: (pathname: string) => boolean = hasEnding,
): boolean {
  const { method, headers } = request
  const { accept = '*/*', 'sec-fetch-dest': use = 'document' } = headers
  return (
    (method === 'GET' || method === 'HEAD') &&
    !isFile(pathname) &&
    (accept.includes('text/html') || (accept.includes('*/*') && use === 'document'))
  )
}

/** The words in an idea's address may end in anything. */
function hasEnding(pathname: string): boolean {
  return path.posix.extname(pathname) !== '' && !pathname.startsWith('/ideas/')
}

/**
 * Gives the caching of a file: assets carry a hash in their names; the icon is asked for at each
 * change of address.
 */
function cachingOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return pathname.endsWith('.svg') ? 'public, max-age=86400' : 'no-cache'
}

/** The page as it is at a path: it says so to its script, and its files lie there too. */
function under(base: string, html: string): string {
  return html
    .replace('<html ', `<html data-base="${base}" `)
    .replace(/ (src|href)="(?=\/(?!\/))/g, ` $1="${base}`)
}

/** The paths of the files in a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(
    (name) => `/${String(name).replaceAll(path.sep, '/')}`,
  )
}

/** Headers of a file, which its refusal must not have. */
const ofFile = [
  'cache-control',
  'content-encoding',
  'content-range',
  'etag',
  'last-modified',
  'link',
]

/**
 * Sends a file as sirv does, which knows the folder as it was at the start and ends the process
 * where a file of it cannot be read any more: here that rejects, and no header is on its way before
 * the first byte.
 */
function sending(response: ServerResponse, send: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      if (!response.headersSent) for (const name of ofFile) response.removeHeader(name)
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
      reject(isGone ? new Refusal(404, 'There is nothing here.') : (error as Error))
    }
    const { writeHead } = response
    response.writeHead = (status: number, headers?: unknown) => {
      // Node calls it as well, without headers, when the first byte is due.
      response.writeHead = writeHead
      if (headers === undefined) return response.writeHead(status)
      response.statusCode = status
      return response.setHeaders(new Map(Object.entries(headers ?? {})))
    }
    response.once('pipe', (file) => {
      file.once('error', fail)
      // A client that goes away in the middle must leave no file open.
      response.once('close', () => (file as ReadStream).destroy())
    })
    response.once('close', resolve)
    try {
      send()
    } catch (error) {
      fail(error)
    }
  })
}

/**
 * Serves the folder that Vite built and `precompress` compressed. Takes a folder that may be
 * missing: then every page says so; what the page is to be told, where it is; and the path under
 * which the site lies.
 */
export function serveStatics(
  folder: string,
  configuration: Readonly<Record<string, unknown>> | null = null,
  base = '',
): Statics {
  const page = path.join(folder, 'index.html')
  const built = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const html = base === '' ? built : under(base, built)
  const notFound = (response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
  }
  const files =
    html === ''
      ? undefined
      : sirv(folder, {
          brotli: true,
          gzip: true,
          etag: true,
          setHeaders: (response, pathname) => {
            response.setHeader('cache-control', cachingOf(pathname))
          },
        })
  const preloads = readPreloads(folder, base)
  const names = new Set(html === '' ? [] : filesIn(folder))
  const told = new Map<string, ReturnType<typeof configuredPage>>()
  /** The page where it is another one than the file. */
  const toldIn = (locale: string): ReturnType<typeof configuredPage> | undefined => {
    const isFile = configuration === null && base === '' && locale === ENGLISH
    if (html === '' || isFile) return undefined
    const known = told.get(locale) ?? configuredPage(inLanguage(html, locale), configuration)
    told.set(locale, known)
    return known
  }
  return {
    html,
    preloads,
    hasFile: (pathname) => pathname.startsWith('/assets/') || names.has(pathname),
    page: withConfiguration(html, configuration),
    handle: async (request, response, locale = ENGLISH) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end()
        return
      }
      const pathname = pathOf(request)
      const isShown = isPage(request, pathname)
      if (isShown) setLink(response, preloads(pathname, locale))
      const ownPage = isShown || pathname === '/' ? toldIn(locale) : undefined
      if (ownPage) return ownPage(request, response)
      if (isShown) request.url = '/'
      if (files === undefined) notFound(response)
      else await sending(response, () => files(request, response, () => notFound(response)))
    },
  }
}
