import type { Db } from '#server/db/database.ts'
import type { GraphQLHandler } from './graphql.ts'
import { answerHealth } from './health.ts'
import { Refusal } from './refusal.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { Answer } from './server.ts'
import { serveStatics } from './statics.ts'

export interface SiteOptions {
  readonly db: Db
  readonly graphql: GraphQLHandler
  /** Answers what lies below /api/, where there is something. */
  readonly api?: Answer
  /** Folder of the built client. */
  readonly client: string
  readonly publicUrl: string
  readonly version: string
}

/** The URL table of the server: the API, the health of the database, and the client for everything else. */
export function createSite({ db, graphql, api, client, publicUrl, version }: SiteOptions): Answer {
  const statics = serveStatics(client)
  const headers = Object.entries(securityHeaders(statics.html, publicUrl.startsWith('https:')))
  return (request, response, info) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (pathname === '/graphql') return graphql(request, response, info)
    if (pathname === '/health') return answerHealth(db, version, response)
    if (pathname.startsWith('/api/')) {
      if (api === undefined) throw new Refusal(404, 'There is nothing here.')
      return api(request, response, info)
    }
    return statics.handle(request, response)
  }
}
