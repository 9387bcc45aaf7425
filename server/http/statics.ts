import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

/** The built client: its page's text, and the answer to a request for one of its files or pages. */
export interface Statics {
  readonly html: string
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
}

/** A page of the client, to which its router answers: what a browser navigates to and what does not look like a file. */
function isPage(request: IncomingMessage, pathname: string): boolean {
  return path.posix.extname(pathname) === '' && (request.headers.accept ?? '').includes('text/html')
}

/** How long a browser keeps a file: assets carry a hash in their names; the icon is asked for at each change of address. */
function cachingOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return pathname.endsWith('.svg') ? 'public, max-age=86400' : 'no-cache'
}

/**
 * Serves the folder that Vite built and `precompress` compressed. Takes a folder that may be missing: then every page
 * says so.
 */
export function serveStatics(folder: string): Statics {
  const page = path.join(folder, 'index.html')
  const html = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const notFound = (response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
  }
  const files = html === '' ? undefined : sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', cachingOf(pathname))
    },
  })
  return {
    html,
    handle: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end()
        return
      }
      const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
      if (isPage(request, pathname)) request.url = '/'
      if (files === undefined) notFound(response)
      else files(request, response, () => notFound(response))
    },
  }
}
