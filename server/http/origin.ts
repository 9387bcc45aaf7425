import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

/**
 * Lets a post in only from our own pages, or from a program that is no browser (and sends no Origin).
 * Takes the site's public origin; also good is the host that the request itself was sent to. Throws Refusal 403.
 */
export function requireOwnOrigin(request: IncomingMessage, publicOrigin: string): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign()
  if (origin === publicOrigin) return
  if (origin !== undefined) return requireOwnHost(request, origin)
  // Browsers before 2020 tell no origin of some posts; where they tell the page it says as much.
  const page = request.headers.referer
  if (page !== undefined && !page.startsWith(`${publicOrigin}/`)) requireOwnHost(request, page)
}

function requireOwnHost(request: IncomingMessage, address: string): void {
  if (
    !URL.canParse(address) ||
    new URL(address).host !== request.headers.host ||
    address.includes('@')
  )
    throw foreign()
}

function foreign(): Refusal {
  return new Refusal(403, 'Requests from other sites are not answered.')
}
