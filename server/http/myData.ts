import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { myData } from '#server/areas/accounts/myData.ts'
import { readSession } from '#server/areas/accounts/session.ts'
import type { Db } from '#server/db/database.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { Refusal as DomainRefusal } from '#server/kernel/refusal.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { askedBy, readFor, writeFor } from './askedBy.ts'
import { encodingFor, encodingStream } from './encoding.ts'
import { Refusal } from './refusal.ts'
import type { Answer } from './server.ts'

/** Downloads an hour: for people plenty, for a thief of a session no way to keep the server busy. */
const PER_HOUR = 20

/** Answers GET /api/my-data: everything that the site keeps of who asks, as a file. For visitors it does not exist. */
export function myDataAnswer({
  db,
  auth,
  publicUrl,
}: {
  db: Db
  auth: Pick<Auth, 'cookie' | 'secret'>
  publicUrl: string
}): Answer {
  return async (request, response, info) => {
    if (request.method !== 'GET')
      throw new Refusal(405, 'This address is read-only.', { allow: 'GET' })
    const session = await readSession(askedBy(info, db), auth as Auth, info.headers.cookie, [])
    if (session === null) throw new Refusal(404, 'There is nothing here.')
    const { personId, role, banned } = session
    await limit(writeFor(personId, db), personId)
    const siteIsReadable = !banned || session.site?.visibility !== 'MEMBERS'
    const encoding = encodingFor(request)
    response.appendHeader('vary', 'Accept-Encoding')
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="my-data.json"`,
      'cache-control': 'no-store',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    // A slow reader takes the next page when there is room for it.
    const read = readFor(personId, info, db, Infinity)
    await pipeline(
      Readable.from(myData(read, { personId, role, banned, siteIsReadable }, publicUrl)),
      encodingStream(encoding),
      response,
    )
  }
}

async function limit(db: Db, personId: string): Promise<void> {
  try {
    await db.transaction((tx) =>
      countAct(tx, {
        kind: 'my-data',
        by: personId,
        limit: PER_HOUR,
        reason: 'TOO_MANY_DOWNLOADS',
      }),
    )
  } catch (error) {
    throw error instanceof DomainRefusal
      ? new Refusal(429, error.message, { 'retry-after': '600' })
      : error
  }
}
