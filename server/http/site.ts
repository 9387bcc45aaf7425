import type { Db } from '#server/db/database.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import type { Readiness } from '#server/services/readiness/readiness.ts'
import { answerAccess } from './access.ts'
import type { GraphQLHandler } from './graphql.ts'
import { answerHealth, answerReadiness } from './health.ts'
import type { Origins } from './origins.ts'
import { answerOtherPage } from './otherPages.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import { securityHeaders, type PlatformSources } from './securityHeaders.ts'
import type { Answer } from './server.ts'
import { serveStatics } from './statics.ts'

export interface SiteOptions {
  readonly db: Db
  readonly graphql: GraphQLHandler
  /** The access version (server/areas/accounts/accessVersion.ts) for a request's cookies. */
  readonly readAccess?: (info: RequestInfo) => Promise<string>
  /** Whether the server can write; nothing is answered at /health/ready where it is not given. */
  readonly readiness?: () => Promise<Readiness>
  /** Answers GET /api/my-data, to whom it is about. */
  readonly myData?: Answer
  /** POST /api/images and GET /images/<id>. */
  readonly images?: { readonly upload: Answer; readonly show: Answer }
  /** Answers what lies below /api/, where there is something. */
  readonly api?: Answer
  /** The parts for the platforms (server/services/platforms); none if not given. */
  readonly platforms?: SitePlatforms
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
  db,
  graphql,
  readAccess,
  readiness,
  myData,
  images,
  api,
  platforms,
  client,
  publicUrl,
  origins,
  version,
}: SiteOptions): Answer {
  const statics = serveStatics(client, platforms?.configuration)
  const headers = Object.entries(
    securityHeaders(statics.html, publicUrl.startsWith('https:'), platforms?.sources),
  )
  return (request, response, info) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    const pathname = pathOf(request)
    if (pathname === '/health') return answerHealth(db, version, response)
    if (pathname === '/health/ready' && readiness) return answerReadiness(readiness, response)
    origins.requireHost(request)
    if (answerOtherPage(origins, request, response)) return
    if (pathname === '/graphql') return graphql(request, response, info)
    if (pathname === '/ingest' && platforms?.ingest)
      return platforms.ingest(request, response, info)
    if (pathname === '/api/access' && readAccess)
      return answerAccess(() => readAccess(info), request, response)
    if (pathname === '/api/my-data' && myData) return myData(request, response, info)
    if (pathname === '/api/images' && images) return images.upload(request, response, info)
    if (pathname.startsWith('/images/') && images) return images.show(request, response, info)
    if (pathname.startsWith('/api/')) {
      if (api === undefined) throw new Refusal(404, 'There is nothing here.')
      return api(request, response, info)
    }
    return statics.handle(request, response)
  }
}
