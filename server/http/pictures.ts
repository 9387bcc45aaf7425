import { pictureAsked, pictureVersion, type PictureFacts } from '#rules/pictures.ts'
import { fairTurns } from '#server/areas/images/fairTurns.ts'
import { findPictureFacts } from '#server/areas/pictures/findPictureFacts.ts'
import type { Paint } from '#server/areas/pictures/painter.ts'
import { readLogo } from '#server/areas/pictures/readLogo.ts'
import type { Db } from '#server/db/database.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { Refusal as DomainRefusal } from '#server/kernel/refusal.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
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
export function pictureAnswer({
  db,
  paint,
  images,
}: {
  db: Db
  paint: Paint
  images: Pick<ImageStore, 'get'>
}): Answer {
  const kept = keepAnswers(KEPT_BYTES)
  const inTurn = fairTurns(WAITING_MAX)
  return async (request, response, info) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Refusal(405, 'This can only be read.', { allow: 'GET, HEAD' })
    const asked = pictureAsked(pathOf(request))
    const facts = asked && (await findPictureFacts(askedBy(info, db), asked.subject))
    if (facts === null || asked === null) throw new Refusal(404, 'There is nothing here.')
    const whole = cachingOf(facts, asked.version)
    if (isKept(request.headers['if-none-match'], whole.etag))
      return void response.writeHead(304, whole).end()
    const draw = (shown: PictureFacts): Promise<Buffer> =>
      kept(nameOf(shown), () =>
        inTurn(addressGroup(info.address), async () => {
          const logo = shown.logo === null ? null : await readLogo(images, shown.logo)
          if (logo === null && shown.logo !== null) throw new LogoAway()
          return paint(shown, logo)
        }),
      )
    let caching = whole
    const bytes = await draw(facts)
      .catch((error: unknown) => {
        if (!(error instanceof LogoAway)) throw error
        // Drawn without it, and with it as soon as it is there again.
        const without = { ...facts, logo: null }
        caching = cachingOf(without, asked.version)
        return draw(without)
      })
      .catch((error: unknown) => {
        throw error instanceof DomainRefusal
          ? new Refusal(503, 'Too many pictures are waiting to be drawn.', { 'retry-after': '5' })
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

/** Says how long others keep a picture that shows something, at an address that has a version. */
function cachingOf(shown: PictureFacts, askedVersion: string) {
  const version = pictureVersion(shown)
  return {
    'cache-control': `public, max-age=${version === askedVersion ? DAY : MINUTE}`,
    etag: `"${version}"`,
    // It is shown in pages of others.
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** The image of the logo cannot be had now. */
class LogoAway extends Error {}

/** Pictures that show the same are the same, whatever the version in their addresses. */
function nameOf(facts: PictureFacts): string {
  return JSON.stringify(facts)
}
