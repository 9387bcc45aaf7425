import { basePathOf } from '#rules/siteAddress.ts'
import type { Db } from '#server/db/database.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { askedBy } from './askedBy.ts'
import type { Answer } from './server.ts'

/** Addresses for single people, and endless ones: what is found there is found elsewhere. */
const NOT_FOR_ROBOTS = [
  '/team',
  '/settings',
  '/inbox',
  '/sign-in',
  '/welcome',
  '/invitation',
  '/unsubscribe',
  '/ideas/new',
  '/api/',
  '*?q=',
  '*&q=',
]
/** All of it: its first page, which has no slash where it lies under a path, and all behind that. */
const ALL = ['$', '/']

/** GET /robots.txt: what search engines may look at. They ask at the root of a host alone; where the site lies under a path, a proxy can lead that here. Nothing of a site that is for its members, or that nobody has named. */
export function robotsAnswer({ db, publicUrl }: { db: Db; publicUrl: string }): Answer {
  const base = basePathOf(publicUrl)
  return async (_, response, info) => {
    const site = await findSite(askedBy(info, db))
    const refused = site?.visibility === 'PUBLIC' ? NOT_FOR_ROBOTS : ALL
    const rules = refused.map((path) => (path.startsWith('/') ? base : base || '/') + path)
    const lines = ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`)]
    if (site?.visibility === 'PUBLIC') lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`)
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=600',
    })
    response.end(`${lines.join('\n')}\n`)
  }
}
