import type { IncomingMessage, ServerResponse } from 'node:http'

/** Names to a browser what it will need for the answer to its request. */
export type SendHints = (request: IncomingMessage, response: ServerResponse) => void

const forwarded = ['x-forwarded-for', 'forwarded', 'via']

/**
 * Sends 103 Early Hints, so that a browser loads a page's files while the page is made. Old proxies,
 * and many programs that read pages, take a 103 for the answer itself: it is sent to who navigates
 * alone, and behind a proxy only where `isPassedOn` says that it passes it on. HTTP/1.0 knows none.
 */
export function createHints(
  linksFor: (request: IncomingMessage) => readonly string[],
  isPassedOn: boolean,
): SendHints {
  return (request, response) => {
    const { method, httpVersion, headers } = request
    if (method === 'HEAD' || httpVersion === '1.0' || response.headersSent) return
    if (headers['sec-fetch-mode'] !== 'navigate') return
    if (!isPassedOn && forwarded.some((name) => headers[name] !== undefined)) return
    const links = linksFor(request)
    if (links.length > 0) response.writeEarlyHints({ link: [...links] })
  }
}

const MODULE = /<script type="module"[^>]*? src="([^"]+)"/g
const STYLE = /<link rel="stylesheet"[^>]*? href="([^"]+)"/g

/** Gives the values of a Link header for the script and the style that an HTML document names. */
export function linksIn(html: string): string[] {
  const named = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].flatMap(([, address]) => address ?? [])
  return [
    ...named(STYLE).map((address) => `<${address}>; rel=preload; as=style; crossorigin`),
    ...named(MODULE).map((address) => `<${address}>; rel=modulepreload`),
  ]
}
