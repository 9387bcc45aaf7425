import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { Refusal } from './refusal.ts'

/**
 * The client's address. Behind a trusted proxy the last entry of X-Forwarded-For, the one that the
 * proxy itself has added; some add the port, which is another one for each connection.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
    ?.split(',')
    .at(-1)
    ?.trim()
  const [, v6, v4] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(last ?? '') ?? []
  return v6 ?? v4 ?? (last || request.socket.remoteAddress || 'unknown')
}

/** Gives the path of a request, without the search, in which one-time tokens and codes are. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/'
}

/** The host that a request was sent to, with its port. Throws Refusal 400 for what is none, before anything makes an address of it. */
export function hostOf({ headers: { host = '' } }: Pick<IncomingMessage, 'headers'>): string {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`))
    throw new Refusal(400, 'The Host header has no host.')
  return host
}

/** Takes a request and the signal of its going away. */
export function requestInfo(
  request: IncomingMessage,
  trustProxy: boolean,
  signal: AbortSignal,
): RequestInfo {
  return {
    // Node makes these in batches; the last group is random throughout.
    id: randomUUID().slice(-10),
    headers: request.headers,
    address: clientAddress(request, trustProxy),
    cookies: [],
    signal,
  }
}
