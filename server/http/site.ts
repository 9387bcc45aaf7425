import type { IncomingMessage } from 'node:http'
import { basePathOf } from '#rules/siteAddress.ts'
import type { Db } from '#server/db/database.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { inEnglish, type SiteLocale } from '#server/kernel/siteLocale.ts'
import type { Readiness } from '#server/services/readiness/readiness.ts'
import { answerAccess } from './access.ts'
import { createHints, linksIn, type SendHints } from './earlyHints.ts'
import type { GraphQLHandler } from './graphql.ts'
import { answerHealth, answerReadiness } from './health.ts'
import { countInHand } from './inHand.ts'
import type { Origins } from './origins.ts'
import { answerOtherPage } from './otherPages.ts'
import { readPageFiles, type PageFiles } from './pageFiles.ts'
import type { Pages } from './pages.ts'
import { fontsIn, setLink } from './preloads.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import { openerPolicy, securityHeaders, type PlatformSources } from './securityHeaders.ts'
import type { Answer } from './server.ts'
import { leadHome } from './siteDoor.ts'
import { isPage, serveStatics, type Statics } from './statics.ts'

export interface SiteOptions {
  readonly db: Db
  readonly graphql: GraphQLHandler
  /** The access version (server/areas/accounts/accessVersion.ts) for a request's cookies. */
  readonly readAccess?: (info: RequestInfo) => Promise<string>
  /** Whether the server can write; nothing is answered at /health/ready where it is not given. */
  readonly readiness?: () => Promise<Readiness>
  /** Answers GET /api/my-data, to whom it is about. */
  readonly myData?: Answer
  /** Answers GET /api/audit-log.csv, to admins. */
  readonly auditLog?: Answer
  /** Answers GET /api/export, to who may change the site's settings. */
  readonly exported?: Answer
  /** Answers GET below /api/lists/, lists as CSV. */
  readonly lists?: Answer
  /** GET /metrics, where it is told at this port. */
  readonly metrics?: Answer | undefined
  /** POST /api/images and GET /images/<id>. */
  readonly images?: { readonly upload: Answer; readonly show: Answer }
  /** Answers /unsubscribe, where the links of letters lead. */
  readonly unsubscribe?: Answer
  /** Answers POST below /api/mail/, where anything hands mail over. */
  readonly mailIn?: Answer | undefined
  /** Gives what answers at a path for search engines, chats and feed readers: robots.txt, sitemaps, pictures of pages, feeds. */
  readonly robots?: (pathname: string) => Answer | undefined
  /** Gives the path of the site's own icon, in place of ours; null where it has none. */
  readonly icon?: () => Promise<string | null>
  /** Answers what lies below /api/, where there is something. */
  readonly api?: Answer
  /** The parts for the platforms (server/services/platforms); none if not given. */
  readonly platforms?: SitePlatforms
  /** Renders pages for whoever asks; by default the browser does. Takes the client's page, what names its files early, and what pages need. */
  readonly pages?: ((html: string, hint: SendHints, files: PageFiles) => Pages) | undefined
  /** The language of the site; English if not given. */
  readonly locale?: SiteLocale
  /** EARLY_HINTS: a proxy in front passes 103 answers on. */
  readonly earlyHints?: boolean
  /** Folder of the built client. */
  readonly client: string
  readonly publicUrl: string
  readonly origins: Origins
  readonly version: string
}

export interface SitePlatforms {
  /** The page's configuration. */
  readonly configuration: Readonly<Record<string, unknown>> | null
  readonly sources: PlatformSources
  /** Answers POST /ingest; undefined: there is no such path. */
  readonly ingest: Answer | undefined
}

/** The URL table of the server: the API, the health of the database, and the client for everything else. */
export function createSite({
  graphql,
  readAccess,
  myData,
  auditLog,
  exported,
  lists,
  images,
  unsubscribe,
  mailIn,
  robots,
  icon,
  api,
  platforms,
  pages,
  locale = inEnglish,
  earlyHints = false,
  client,
  publicUrl,
  origins,
  ...probed
}: SiteOptions): Answer {
  const base = basePathOf(publicUrl)
  const statics = serveStatics(client, platforms?.configuration, base)
  const hint = hintsOf(statics, locale, earlyHints)
  const rendered =
    statics.html === ''
      ? undefined
      : pages?.(statics.page, hint, readPageFiles(client, statics.preloads, base))
  const headers = Object.entries(
    securityHeaders(statics.html, publicUrl.startsWith('https:'), platforms?.sources),
  )
  const inHand = countInHand()
  const access: Answer | undefined =
    readAccess &&
    ((request, response, info) => answerAccess(() => readAccess(info), request, response))
  const file = fileOf(statics, locale)
  const page: Answer = async (request, response, info) => {
    setLink(response, fontsIn(statics.preloads(pathOf(request))))
    if (!(await rendered?.(request, response, info))) await file(request, response, info)
  }
  /** Gives what answers an address from the database, or from somebody else; undefined for a file. */
  const dynamicAt = (request: IncomingMessage, pathname: string): Answer | undefined => {
    if (pathname === '/graphql') return graphql
    if (pathname === '/ingest') return platforms?.ingest
    if (pathname === '/unsubscribe' && unsubscribe) return unsubscribe
    if (pathname.startsWith('/images/') && images) return images.show
    if (pathname === ICON && icon) return iconOr(icon, file)
    if (!pathname.startsWith('/api/'))
      return (
        robots?.(pathname) ??
        (rendered && isRendered(request, pathname, statics) ? page : undefined)
      )
    if (pathname.startsWith('/api/mail/')) return mailIn ?? nothing
    if (pathname.startsWith('/api/lists/')) return lists ?? nothing
    const own = {
      '/api/access': access,
      '/api/my-data': myData,
      '/api/audit-log.csv': auditLog,
      '/api/export': exported,
      '/api/images': images?.upload,
    }
    return own[pathname as keyof typeof own] ?? api ?? nothing
  }
  return (request, response, info) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    const pathname = pathOf(request)
    const policy = openerPolicy(pathname, platforms?.sources)
    if (policy !== null) response.setHeader('cross-origin-opener-policy', policy)
    const probe = probeAt(pathname, probed)
    if (probe !== undefined) return probe(request, response, info)
    origins.requireHost(request)
    if (answerOtherPage(origins, request, response)) return
    if (pathname === '/index.html') return leadHome(base, response)
    const dynamic = dynamicAt(request, pathname)
    if (dynamic === undefined) return file(request, response, info)
    return inHand(addressGroup(info.address), request, async () => dynamic(request, response, info))
  }
}

/** Gives what answers probes and what collects figures: they ask at whatever host. */
function probeAt(
  pathname: string,
  {
    db,
    version,
    readiness,
    metrics,
  }: Pick<SiteOptions, 'db' | 'version' | 'readiness' | 'metrics'>,
): Answer | undefined {
  if (pathname === '/health') return (_request, response) => answerHealth(db, version, response)
  if (pathname === '/health/ready' && readiness)
    return (_request, response) => answerReadiness(readiness, response)
  return pathname === '/metrics' ? metrics : undefined
}

/** Whether a page answers: whoever navigates to what is no file is told so by one. */
function isRendered(request: IncomingMessage, pathname: string, { hasFile }: Statics): boolean {
  const isNavigation = request.headers.accept?.includes('text/html') === true
  return isPage(request, pathname) || (isNavigation && isPage(request, pathname, hasFile))
}

/** Answers with a file of the client, or with its page in the language of the site. */
function fileOf(statics: Statics, locale: SiteLocale): Answer {
  return async (request, response) => {
    const isShown = isPage(request, pathOf(request))
    await statics.handle(request, response, isShown ? await locale.read() : undefined)
  }
}

/** Names the files of pages early; not styles: a rendered page holds them. */
function hintsOf(statics: Statics, locale: SiteLocale, earlyHints: boolean): SendHints {
  const named = linksIn(statics.html)
  return createHints((request) => {
    const links = [...named, ...statics.preloads(pathOf(request), locale.known())]
    return links.filter((link) => !link.includes('; as=style'))
  }, earlyHints)
}

const ICON = '/favicon.svg'

/** Leads to the site's own icon where it has one, and otherwise answers with ours. */
function iconOr(icon: () => Promise<string | null>, ours: Answer): Answer {
  return async (request, response, info) => {
    const path = await icon()
    if (path === null) return ours(request, response, info)
    response.writeHead(302, { location: path, 'cache-control': 'no-cache' }).end()
  }
}

const nothing: Answer = () => {
  throw new Refusal(404, 'There is nothing here.')
}
