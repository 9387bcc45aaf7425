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

/**
 * Serves the folder that Vite built and `precompress` compressed. Takes a folder that may be missing: then every page
 * says so. Assets carry a hash in their names and stay cached; everything else is asked for again.
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
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
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
