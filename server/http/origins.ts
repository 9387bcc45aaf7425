import type { IncomingMessage } from 'node:http'
import { basePathOf } from '#rules/siteAddress.ts'
import { forOtherSite } from '#server/services/session/cookie.ts'
import { Refusal } from './refusal.ts'
import { hostOf } from './request.ts'

/** The part of a request that tells its host and its page. */
type Asked = Pick<IncomingMessage, 'headers'>

/** The addresses of a site, and the pages elsewhere that may use it. */
export interface Origins {
  /** Whether any page elsewhere may. */
  readonly hasOthers: boolean
  /** Throws Refusal 421 for a host that is not the site's: a name of somebody else that leads to this server must not make their page one of ours. */
  requireHost(request: IncomingMessage): void
  /** Lets in what comes from our own pages, from listed ones, or from a program that is no browser and tells no page. Throws Refusal 403. */
  requireKnownPage(request: IncomingMessage): void
  /** The origin of the listed page at another address that a request comes from; null where it comes from none. */
  otherPage(request: Asked): string | null
  /**
   * Gives the text before a path of this server in a page: its whole address in a page elsewhere,
   * in ours the path under which the site lies.
   */
  addressFor(request: Asked): string
  /** Set-Cookie values as the page that a request comes from needs them. */
  cookiesFor(request: IncomingMessage, cookies: readonly string[]): readonly string[]
}

/** `isFixed`: the site has no other address than `publicUrl` and those listed; else it is also at whatever host a request is sent to. */
export interface OriginSettings {
  readonly publicUrl: string
  readonly isFixed: boolean
  /** The origins that are listed besides: further addresses of the site, and pages elsewhere. */
  readonly allowed: readonly string[]
}

/** Takes the settings PUBLIC_URL and ALLOWED_ORIGINS. */
export function createOrigins({ publicUrl, isFixed, allowed }: OriginSettings): Origins {
  const own = new URL(publicUrl).origin
  const base = basePathOf(publicUrl)
  const hosts = [own, ...allowed].map((origin) => new URL(origin))
  const isOwnHost = (request: Asked, origin: string): boolean =>
    URL.canParse(origin) && !origin.includes('@') && new URL(origin).host === hostOf(request)

  const isOurs = (request: IncomingMessage, origin: string): boolean =>
    origin === own || allowed.includes(origin) || (!isFixed && isOwnHost(request, origin))

  const otherPage = (request: Asked): string | null => {
    const { origin } = request.headers
    if (origin === undefined || !allowed.includes(origin)) return null
    return isOwnHost(request, origin) ? null : origin
  }

  return {
    hasOthers: allowed.length > 0,
    requireHost: (request) => {
      const host = hostOf(request)
      const isServed = hosts.some((one) => new URL(`${one.protocol}//${host}`).host === one.host)
      if (isFixed && !isServed)
        throw new Refusal(
          421,
          'Nothing is served at this address. Whoever runs the server can name it in ALLOWED_ORIGINS.',
        )
    },
    requireKnownPage: (request) => {
      const { origin, referer } = request.headers
      if (origin !== undefined && allowed.includes(origin)) return
      const site = request.headers['sec-fetch-site']
      if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign()
      // Browsers before 2020 tell no origin of some posts; where they tell the page it says as much.
      const page = origin ?? originOf(referer)
      if (page !== undefined && !isOurs(request, page)) throw foreign()
    },
    otherPage,
    addressFor: (request) => {
      if (otherPage(request) === null) return base
      return isFixed
        ? publicUrl.replace(/\/+$/, '')
        : `${new URL(publicUrl).protocol}//${hostOf(request)}${base}`
    },
    cookiesFor: (request, cookies) =>
      otherPage(request) === null || request.headers['sec-fetch-site'] === 'same-site'
        ? cookies
        : cookies.map(forOtherSite),
  }
}

function originOf(page: string | undefined): string | undefined {
  if (page === undefined) return undefined
  return URL.canParse(page) ? new URL(page).origin : page
}

function foreign(): Refusal {
  return new Refusal(403, 'Requests from other sites are not allowed.')
}
