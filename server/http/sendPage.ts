import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { encoded, encodingFor, encodingStream, type Encoding } from './encoding.ts'
import { isKept } from './etag.ts'
import type { MadePage, StreamedPage } from './pageRenderer.ts'

/** A page in all the forms in which it travels. */
export interface KeptPage extends Omit<MadePage, 'html'> {
  /** Names what is in it, but for its form. */
  readonly tag: string
  readonly bodies: Readonly<
    Record<Encoding, { readonly body: Buffer; readonly encoding: Encoding }>
  >
  /** The bytes of all forms. */
  readonly size: number
}

const HTML = { 'content-type': 'text/html;charset=utf-8' } as const
/** Whoever signs in or votes has other cookies, and another page. */
const VARY = 'Accept-Encoding, Cookie'
const OWN = { 'cache-control': 'private, no-store', vary: VARY } as const

/** Brings a page into all of its forms. */
export async function forKeeping({ html, ...page }: MadePage): Promise<KeptPage> {
  const plain = Buffer.from(page.redirect === null ? html : '')
  const [identity, br, gzip] = await Promise.all([
    encoded(plain, 'identity'),
    encoded(plain, 'br'),
    encoded(plain, 'gzip'),
  ])
  return {
    ...page,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    bodies: { identity, br, gzip },
    size: identity.body.length + br.body.length + gzip.body.length,
  }
}

/** The options of sending a page. */
interface Sending {
  /** Counts bytes until they are read. */
  readonly hold: (bytes: number) => void
  /** Seconds for which a shared cache needs not ask whether the page is still the same. */
  readonly sharedSeconds: number
}

/** Sends a kept page: whoever keeps it asks each time whether it is still the same. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  { hold, sharedSeconds }: Sending,
): void {
  if (page.redirect !== null) return redirect(response, page.redirect)
  if (page.styles.length > 0) admit(response, ['style-src'], page.styles.join(' '))
  const { body, encoding } = page.bodies[encodingFor(request)]
  const caching = {
    'cache-control':
      sharedSeconds > 0
        ? `public, max-age=0, must-revalidate, s-maxage=${sharedSeconds}`
        : 'public, no-cache',
    vary: VARY,
    // A tag that promises equal bytes is that of one form.
    ...(page.status === 200 && { etag: `"${page.tag}-${encoding}"` }),
  }
  if (caching.etag !== undefined && isKept(request.headers['if-none-match'], caching.etag))
    return void response.writeHead(304, caching).end()
  const isHead = request.method === 'HEAD'
  if (!isHead) hold(body.length)
  response.writeHead(page.status, {
    ...HTML,
    ...caching,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(isHead ? undefined : body)
}

/** Sends a whole page that nobody keeps. */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  page: MadePage,
  { cookies, hold }: Pick<RequestInfo, 'cookies'> & Pick<Sending, 'hold'>,
): Promise<void> {
  if (cookies.length > 0) response.setHeader('set-cookie', [...new Set(cookies)])
  if (page.redirect !== null) return redirect(response, page.redirect)
  if (page.styles.length > 0) admit(response, ['style-src'], page.styles.join(' '))
  const isHead = request.method === 'HEAD'
  const { body, encoding } = await encoded(Buffer.from(page.html), encodingFor(request))
  if (!isHead) hold(body.length)
  response.writeHead(page.status, {
    ...HTML,
    ...OWN,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(isHead ? undefined : body)
}

/**
 * Sends a page that is for whoever asked alone, its parts as they come, and ends its rendering.
 * Rejects where the connection is lost.
 */
export async function sendOwn(
  request: IncomingMessage,
  response: ServerResponse,
  page: StreamedPage,
  { cookies, hold }: Pick<RequestInfo, 'cookies'> & Pick<Sending, 'hold'>,
): Promise<void> {
  const { status, opening, rest, nonce, end } = page
  try {
    if (cookies.length > 0) response.setHeader('set-cookie', [...new Set(cookies)])
    if (page.redirect !== null) return redirect(response, page.redirect)
    admit(response, ['script-src', 'style-src'], `'nonce-${nonce}'`)
    const encoding = encodingFor(request)
    const isHead = request.method === 'HEAD'
    if (!isHead) hold(Buffer.byteLength(opening))
    response.writeHead(status, {
      ...HTML,
      ...OWN,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    if (isHead) return void response.end()
    const text = Readable.from(partsOf(opening, rest))
    await pipeline(text, encodingStream(encoding, true), response)
  } finally {
    end()
  }
}

async function* partsOf(opening: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield opening
  yield* rest
}

/** Sends the page that the browser renders, which goes on by itself, with word that there is no answer now. */
export function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  html: string,
): void {
  response.writeHead(503, { ...HTML, 'cache-control': 'no-store', 'retry-after': '5' })
  response.end(request.method === 'HEAD' ? undefined : html)
}

/** Leads to the right address for good; `address` is a path with what follows it. */
function redirect(response: ServerResponse, address: string): void {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  response.writeHead(308, { location: pathname + search + hash, 'cache-control': 'no-store' }).end()
}

/** Adds sources to directives of the content security policy. */
function admit(response: ServerResponse, directives: readonly string[], source: string): void {
  const policy = String(response.getHeader('content-security-policy') ?? '')
  const found = new RegExp(`(?:${directives.join('|')}) [^;]*`, 'g')
  response.setHeader(
    'content-security-policy',
    policy.replace(found, (sources) => `${sources} ${source}`),
  )
}
