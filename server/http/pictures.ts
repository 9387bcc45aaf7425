import { pictureAsked, pictureVersion, type PictureFacts } from '#rules/pictures.ts'
import { fairTurns } from '#server/areas/images/fairTurns.ts'
import { findPictureFacts } from '#server/areas/pictures/findPictureFacts.ts'
import type { Paint } from '#server/areas/pictures/painter.ts'
import type { Db } from '#server/db/database.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { Refusal as DomainRefusal } from '#server/kernel/refusal.ts'
import { askedBy } from './askedBy.ts'
import { isKept } from './etag.ts'
import { keepAnswers } from './keptAnswers.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import type { Answer } from './server.ts'

/** Pictures that wait to be drawn, each for 0.1 seconds: for one client, and for all. */
const WAITING_MAX = { each: 10, all: 100 }
/** Some hundred pictures. */
const KEPT_BYTES = 16 * 1024 * 1024
/** Seconds for which others may keep a picture: at its own address, and at that of an older one. */
const DAY = 86_400
const MINUTE = 60

/**
 * GET /og/…: the picture of a page for chats and search engines, drawn when it is first asked for.
 * What a visitor may not see has none, whoever asks.
 */
export function pictureAnswer({ db, paint }: { db: Db; paint: Paint }): Answer {
  const kept = keepAnswers(KEPT_BYTES)
  const inTurn = fairTurns(WAITING_MAX)
  return async (request, response, info) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Refusal(405, 'This can only be read.', { allow: 'GET, HEAD' })
    const asked = pictureAsked(pathOf(request))
    const facts = asked && (await findPictureFacts(askedBy(info, db), asked.subject))
    if (facts === null || asked === null) throw new Refusal(404, 'There is nothing here.')
    const version = pictureVersion(facts)
    const caching = {
      'cache-control': `public, max-age=${version === asked.version ? DAY : MINUTE}`,
      etag: `"${version}"`,
      // It is shown in pages of others.
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (isKept(request.headers['if-none-match'], caching.etag))
      return void response.writeHead(304, caching).end()
    const turn = () => inTurn(addressGroup(info.address), () => paint(facts))
    const bytes = await kept(nameOf(facts), turn).catch((error: unknown) => {
      throw error instanceof DomainRefusal
        ? new Refusal(503, 'Too many pictures wait to be drawn.', { 'retry-after': '5' })
        : error
    })
    response.writeHead(200, {
      ...caching,
      'content-type': 'image/png',
      'content-length': bytes.length,
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** Pictures that show the same are the same, whatever the version in their addresses. */
function nameOf(facts: PictureFacts): string {
  return JSON.stringify(facts)
}
