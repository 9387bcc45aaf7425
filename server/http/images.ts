import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { imageAddress, imageIdOf } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import { readSession, type Session } from '#server/areas/accounts/session.ts'
import { addImage, countImage, type AddedImage } from '#server/areas/images/addImage.ts'
import { fairTurns, tooMany } from '#server/areas/images/fairTurns.ts'
import { findImage } from '#server/areas/images/findImages.ts'
import { createImagePreparer } from '#server/areas/images/imagePreparer.ts'
import { tooLarge } from '#server/areas/images/prepareImage.ts'
import type { Db } from '#server/db/database.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { may, requireMay } from '#server/kernel/permissions.ts'
import { Refusal as DomainRefusal, refuse, type RefusalCode } from '#server/kernel/refusal.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import type { Log } from '#server/services/log/log.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { askedBy, writeFor } from './askedBy.ts'
import { atOnce } from './atOnce.ts'
import { isKept } from './etag.ts'
import { sendJson } from './health.ts'
import type { Origins } from './origins.ts'
import { readBody } from './readBody.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import type { Answer } from './server.ts'

/** docs/RULES.md#limits: how long an upload may take. */
export const UPLOAD_MS = 120_000
/** More at once would hold too much memory: images that wait for their turn, and those that are on their way, of one person and of all. */
const WAITING_MAX = { each: 2 * limits.image.perPost, all: 40 }
const ARRIVING_MAX = { each: 2 * limits.image.perPost, all: 60 }
/** Milliseconds that an image on its way out waits for a client that takes nothing of it. */
const SILENT_MS = 10_000

const statuses: Partial<Record<RefusalCode, number>> = {
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

interface ImageParts {
  db: Db
  auth: Pick<Auth, 'cookie' | 'secret'>
  store: ImageStore
  log: Log
  /** The pages that may upload. */
  origins: Origins
  /** Another number only in tests. */
  perHour?: number
}

/**
 * POST /api/images: the bytes of one image as the body, by a member. Answers 201 with its address
 * and size, else with the status and the reasons, worded for people, in the form of a payload's
 * `errors`. With `?for=logo`, by who may change the site's settings, an SVG is drawn as well.
 */
export function uploadAnswer({ db, auth, store, log, origins, perHour }: ImageParts): Answer {
  const inTurn = fairTurns(WAITING_MAX)
  const prepare = createImagePreparer()
  const arriving = atOnce(ARRIVING_MAX, tooMany)
  return async (request, response, info) => {
    if (request.method !== 'POST')
      throw new Refusal(405, 'Send the image with POST.', { allow: 'POST' })
    origins.requireKnownPage(request)
    // A type that no form can send: a browser asks first, and is told nothing.
    if (!/^image\//i.test(request.headers['content-type'] ?? ''))
      throw new Refusal(415, 'Send one image with its content type, such as image/png.')
    if (request.headers['content-encoding'] !== undefined)
      throw new Refusal(415, 'Send the image uncompressed.')
    try {
      const actor = requireMay(actorOf(await session(askedBy(info, db), auth, info)), 'addImages')
      const takesSvg = /[?&]for=logo(?:&|$)/.test(request.url ?? '') && may(actor, 'manageSite')
      await countImage(writeFor(actor.personId, db), actor, perHour)
      const added = await arriving(actor.personId, async () => {
        const bytes = await readBody(request, {
          most: limits.image.bytes,
          within: UPLOAD_MS,
          tooLarge,
        })
        if (bytes.length === 0) throw refuse('IMAGE_EMPTY', { field: 'image' })
        const image = await inTurn(actor.personId, () => prepare(bytes, { takesSvg }))
        return addImage(writeFor(actor.personId, db), noticing(store, log), actor, image)
      })
      sendCookies(response, origins.cookiesFor(request, info.cookies))
      sendJson(response, 201, { image: answered(added), errors: [] })
    } catch (error) {
      if (!(error instanceof DomainRefusal)) throw error
      if (!request.complete) response.setHeader('connection', 'close')
      sendJson(response, statuses[error.reasons[0]?.code ?? 'INVALID'] ?? 422, {
        image: null,
        errors: error.reasons,
      })
    }
  }
}

/**
 * GET /images/<id>, for who may read what the image stands in; for everybody else it does not
 * exist. It goes from the store to the reader piece by piece.
 */
export function imageAnswer({
  db,
  auth,
  store,
  origins,
  silentMs = SILENT_MS,
}: Pick<ImageParts, 'db' | 'auth' | 'store' | 'origins'> & { silentMs?: number }): Answer {
  return async (request, response, info) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Refusal(405, 'This address is read-only.', { allow: 'GET, HEAD' })
    const id = imageIdOf(pathOf(request))
    const asked = askedBy(info, db)
    const image = id === null ? null : await findImage(asked, await readerOf(asked, auth, info), id)
    if (id === null || image === null) throw nothing()
    const { type, isOfSite } = image
    // Kept by the browser of who may read it, and asked for each time: rights and posts change.
    const caching = {
      ...{ 'cache-control': 'private, no-cache', etag: `"${id}"` },
      // Mail programs in a browser show the logo in pages of theirs.
      ...(isOfSite && { 'cross-origin-resource-policy': 'cross-origin' }),
    }
    sendCookies(response, origins.cookiesFor(request, info.cookies))
    if (isKept(request.headers['if-none-match'], caching.etag))
      return void response.writeHead(304, caching).end()
    const head = (size: number | null) => ({
      ...caching,
      'content-type': type,
      ...(size !== null && { 'content-length': size }),
      'content-disposition': `inline; filename="image.${type.slice(6)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    try {
      if (request.method === 'HEAD') {
        const found = await store.look(id, info.signal)
        if (found === null) throw nothing()
        response.writeHead(200, head(found.size)).end()
        return
      }
      const found = await store.get(id, info.signal)
      if (found === null) throw nothing()
      // A reader who takes nothing is let go; a store that gives nothing is a failure.
      const stalled = new Error(`The image store gave nothing more of ${id} for ${silentMs} ms`)
      response.setTimeout(silentMs, () =>
        response.writableNeedDrain ? response.destroy() : found.bytes.destroy(stalled),
      )
      response.writeHead(200, head(found.size))
      await pipeline(found.bytes, response)
    } catch (error) {
      // A client that went away is owed no answer, and that is no failure.
      if (!info.signal.aborted) throw error
    }
  }
}

function nothing(): Refusal {
  return new Refusal(404, 'There is nothing here.')
}

function session(
  db: Db,
  auth: ImageParts['auth'],
  { headers, cookies }: RequestInfo,
): Promise<Session | null> {
  return readSession(db, auth as Auth, headers.cookie, cookies)
}

async function readerOf(db: Db, auth: ImageParts['auth'], info: RequestInfo): Promise<Actor> {
  const found = await session(db, auth, info)
  return actorOf(found, found ? found.site : await findSite(db))
}

/** A guest reads as a visitor does. */
function actorOf(found: Session | null, site: Session['site'] = found?.site ?? null): Actor {
  const active = found !== null && !found.banned
  return {
    personId: found?.personId ?? null,
    role: found?.role ?? null,
    banned: found?.banned ?? false,
    siteIsReadable: active || site?.visibility !== 'MEMBERS',
  }
}

/** Logs failures of the store; the person can try again. */
function noticing(store: ImageStore, log: Log): ImageStore {
  return {
    ...store,
    put: async (id, image) => {
      try {
        await store.put(id, image)
      } catch (error) {
        log.error({ err: error }, 'An image could not be stored')
        throw refuse('IMAGES_NOT_STORED', { field: 'image' })
      }
    },
  }
}

function answered({ id, width, height }: AddedImage): Record<string, unknown> {
  return { id, address: imageAddress(id), width, height }
}

function sendCookies(response: ServerResponse, cookies: readonly string[]): void {
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
}
