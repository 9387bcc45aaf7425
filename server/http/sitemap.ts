import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  findListedBoards,
  findListedEntries,
  findListedParts,
  listedIdeas,
  type ListedPage,
} from '#server/areas/ideas/listedPages.ts'
import type { Db } from '#server/db/database.ts'
import type { ReadContentVersion } from '#server/kernel/contentVersion.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { xmlText } from '#server/lib/xmlText.ts'
import { askedBy } from './askedBy.ts'
import { isKept } from './etag.ts'
import { keepAnswers } from './keptAnswers.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import type { Answer } from './server.ts'

/** Compressed: a part is up to a megabyte. */
const KEPT_BYTES = 8 * 1024 * 1024
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The numbers of ideas end in the 42,950th part. */
const PATH = /^\/sitemap(?:-(?:(boards)|ideas-([1-9]\d{0,4})))?\.xml$/

interface Options {
  db: Db
  version: ReadContentVersion
  publicUrl: string
}

/** Whether a path is that of a sitemap. */
export function isSitemap(path: string): boolean {
  return PATH.test(path)
}

/**
 * GET /sitemap.xml, which lists the others; /sitemap-boards.xml and /sitemap-ideas-<part>.xml, whose
 * ideas have the numbers from 50,000 × (part − 1) + 1 on. There is none of a site for members. It is
 * kept until something changes, since the address of an idea that was hidden says its title.
 */
export function sitemapAnswer({ db, version, publicUrl }: Options): Answer {
  const kept = keepAnswers(KEPT_BYTES)
  // All who wait for a sitemap wait for one and the same reader.
  const reader = db.forAsker({ client: 'sitemap', until: Infinity })
  const lines = (path: string): AsyncIterable<string> => {
    const [, boards, part] = PATH.exec(path) ?? []
    if (boards !== undefined) return boardLines(reader, publicUrl)
    return part === undefined
      ? indexLines(reader, publicUrl)
      : ideaLines(reader, publicUrl, Number(part))
  }
  const make = (path: string) => (): Promise<Buffer> =>
    pipeline(lines(path), createGzip({ level: 4 }), (made) => buffer(made))
  return async (request, response, info) => {
    const site = await findSite(askedBy(info, db))
    if (site?.visibility !== 'PUBLIC') throw nothing()
    const path = pathOf(request)
    const bytes = await kept(`${path} ${await version()}`, make(path))
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    const headers = {
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
      etag: `"${tagOf(bytes)}-${takesGzip ? 'gzip' : 'identity'}"`,
    }
    if (isKept(request.headers['if-none-match'], headers.etag))
      return void response.writeHead(304, headers).end()
    response.writeHead(200, {
      ...headers,
      'content-type': 'application/xml; charset=utf-8',
      ...(takesGzip && { 'content-encoding': 'gzip', 'content-length': bytes.length }),
    })
    if (request.method === 'HEAD') response.end()
    else if (takesGzip) response.end(bytes)
    else await pipeline(Readable.from([bytes]), createGunzip(), response)
  }
}

async function* indexLines(db: Db, publicUrl: string): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n`
  yield `<sitemap><loc>${xmlText(publicUrl)}/sitemap-boards.xml</loc></sitemap>\n`
  for (const { part, changedAt } of await findListedParts(db))
    yield `<sitemap><loc>${xmlText(publicUrl)}/sitemap-ideas-${part}.xml</loc><lastmod>${changedAt}</lastmod></sitemap>\n`
  yield '</sitemapindex>\n'
}

async function* boardLines(db: Db, publicUrl: string): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE}>\n`
  yield `<url><loc>${xmlText(publicUrl)}/</loc></url>\n`
  for (const path of ['/roadmap', '/changelog'])
    yield `<url><loc>${xmlText(publicUrl + path)}</loc></url>\n`
  for (const page of await findListedBoards(db)) yield line(publicUrl, '/boards', page)
  const entries = await findListedEntries(db)
  yield entries.map((page) => line(publicUrl, '/changelog', page)).join('')
  yield '</urlset>\n'
}

async function* ideaLines(db: Db, publicUrl: string, part: number): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE}>\n`
  let isEmpty = true
  for await (const pages of listedIdeas(db, part)) {
    isEmpty = false
    yield pages.map((page) => line(publicUrl, '/ideas', page)).join('')
  }
  if (isEmpty) throw nothing()
  yield '</urlset>\n'
}

function line(publicUrl: string, folder: string, { number, slug, changedAt }: ListedPage): string {
  const parts = [folder, ...(number === null ? [] : [number]), encodeURIComponent(slug)]
  const path = parts.join('/')
  return `<url><loc>${xmlText(publicUrl + path)}</loc><lastmod>${changedAt}</lastmod></url>\n`
}

function tagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

function nothing(): Refusal {
  return new Refusal(404, 'There is nothing here.')
}
