import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { feedAddress, feedAsked, feedTypes } from '#rules/feeds.ts'
import { basePathOf } from '#rules/siteAddress.ts'
import type { ReadContentVersion } from '#server/kernel/contentVersion.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import type { AnswersInFlight } from './answersInFlight.ts'
import type { AskAsNobody } from './askAsNobody.ts'
import { encoded, encodingFor } from './encoding.ts'
import { isKept } from './etag.ts'
import { feedText } from './feed.ts'
import { findFeed } from './findFeed.ts'
import { KeptPages } from './keptPages.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import type { Answer } from './server.ts'

/** Bytes of all feeds that are kept, and milliseconds for each. */
const KEPT = { bytes: 8 * 1024 * 1024, ms: 600_000 } as const
/** Seconds for which a reader needs not ask again. */
const AGE = 300

interface Options {
  readonly ask: AskAsNobody
  readonly version: ReadContentVersion
  /** The room for answers. */
  readonly answers: AnswersInFlight
  readonly publicUrl: string
}

/** A feed as it is sent, or the path of the one that stands for it. */
interface KeptFeed {
  readonly movedTo: string | null
  readonly body: Buffer
  readonly tag: string
  /** When what it shows changed last, in milliseconds since 1970. */
  readonly changed: number
  readonly size: number
}

/**
 * GET /feeds/…: the news of a page as Atom or JSON Feed, for visitors, whoever asks; kept until
 * something changes. There is none of what a visitor may not see.
 */
export function feedAnswer({ ask, version, answers, publicUrl }: Options): Answer {
  const kept = new KeptPages<KeptFeed>(KEPT)
  const base = basePathOf(publicUrl)
  return async (request, response, info) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Refusal(405, 'This can only be read.', { allow: 'GET, HEAD' })
    const client = addressGroup(info.address)
    answers.requireRoom(client)
    const self = pathOf(request)
    const asked = feedAsked(self)
    if (asked === null) throw nothing()
    kept.begin(await version().catch(unavailable))
    const make = async () => {
      const found = await findFeed(ask, info, asked.subject)
      if (found === null) return null
      const page =
        'movedTo' in found
          ? keptOf('', feedAddress(found.movedTo, asked.form))
          : keptOf(
              feedText(found, asked.form, { siteUrl: publicUrl, self }),
              null,
              Date.parse(found.updatedAt),
            )
      return { page, isKept: true }
    }
    const feed = await kept.get(self, (work) => work(), make)
    if (feed === null) throw nothing()
    if (feed.movedTo !== null)
      return void response
        .writeHead(308, { location: base + feed.movedTo, 'cache-control': 'no-store' })
        .end()
    const { body, encoding } = await encoded(feed.body, encodingFor(request))
    const headers = {
      'cache-control': `public, max-age=${AGE}`,
      vary: 'Accept-Encoding',
      etag: `"${feed.tag}-${encoding}"`,
      'last-modified': new Date(feed.changed).toUTCString(),
      // Search engines have the pages.
      'x-robots-tag': 'noindex',
    }
    if (isKnown(request, headers.etag, feed.changed))
      return void response.writeHead(304, headers).end()
    const isHead = request.method === 'HEAD'
    if (!isHead) answers.hold(client, body.length, response)
    response.writeHead(200, {
      ...headers,
      'content-type': `${feedTypes[asked.form]}; charset=utf-8`,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    response.end(isHead ? undefined : body)
  }
}

function keptOf(text: string, movedTo: string | null, changed = 0): KeptFeed {
  const body = Buffer.from(text)
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { movedTo, body, tag, changed, size: body.length }
}

/** Whether a reader has the feed as it is. A tag says it exactly; a moment does for who sends none. */
function isKnown({ headers }: IncomingMessage, etag: string, changed: number): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return isKept(tags, etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(changed / 1_000) * 1_000 <= since
}

function nothing(): Refusal {
  return new Refusal(404, 'There is nothing here.')
}

function unavailable(): never {
  throw new Refusal(503, 'The database is unavailable. Try again in a moment.', {
    'retry-after': '5',
  })
}
