import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from './refusal.ts'

/** The paths that are asked for at the root of a host, wherever the site lies: by probes and by search engines. */
const AT_ROOT = /^\/(?:health(?:\/ready)?|metrics|robots\.txt)(?:\?|$)/

/**
 * Takes the path under which the site lies off a request, so that nothing behind this knows of it.
 * Gives false for a request to another path, which is nothing of ours.
 */
export function enterSite(request: IncomingMessage, base: string): boolean {
  const { url = '/' } = request
  if (base === '' || AT_ROOT.test(url)) return true
  const rest = url.slice(base.length)
  if (!url.startsWith(base) || !/^(?:[/?]|$)/.test(rest)) return false
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}

/** Answers outside of the path under which the site lies: the root of the host leads there. */
export function leadingTo(
  base: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  return ({ url = '/' }, response) => {
    if (!/^\/(?:\?|$)/.test(url))
      throw new Refusal(
        404,
        `There is nothing here: the site lies under ${base}. A proxy has to pass the path on as it is.`,
      )
    response.writeHead(308, { location: base, 'cache-control': 'no-store' }).end()
  }
}

/** Leads to the home page, from the file whose text every page begins with and that is none itself. */
export function leadHome(base: string, response: ServerResponse): void {
  response.writeHead(308, { location: `${base}/`, 'cache-control': 'no-store' }).end()
}
