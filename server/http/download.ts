import type { IncomingMessage, ServerResponse } from 'node:http'
import { readSession, type Session } from '#server/areas/accounts/session.ts'
import type { Db } from '#server/db/database.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { countAct, requireActLeft } from '#server/kernel/rateLimit.ts'
import { Refusal as DomainRefusal } from '#server/kernel/refusal.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { askedBy, writeFor } from './askedBy.ts'
import { Refusal } from './refusal.ts'

/** The parts that read the session of whoever downloads something. */
export interface DownloadParts {
  readonly db: Db
  readonly auth: Pick<Auth, 'cookie' | 'secret'>
}

/** Gives the session of who asks. For visitors there is nothing to download: throws a Refusal with 404. */
export async function requireSession(
  { db, auth }: DownloadParts,
  info: RequestInfo,
): Promise<Session> {
  const session = await readSession(askedBy(info, db), auth as Auth, info.headers.cookie, [])
  if (session === null) throw new Refusal(404, 'There is nothing here.')
  return session
}

/**
 * Counts a download of a kind; throws a Refusal with 429 beyond so many an hour. A HEAD asks whether
 * there is one left: it is answered and not counted. Gives whether the file is to be sent.
 */
export async function countDownload(
  db: Db,
  { method }: IncomingMessage,
  response: ServerResponse,
  { kind, personId, perHour }: { kind: string; personId: string; perHour: number },
): Promise<boolean> {
  const act = { kind, by: personId, limit: perHour, reason: 'TOO_MANY_DOWNLOADS' } as const
  try {
    if (method === 'HEAD') await requireActLeft(db, act)
    else await writeFor(personId, db).transaction((tx) => countAct(tx, act))
  } catch (error) {
    if (!(error instanceof DomainRefusal)) throw error
    const wait = error.reasons[0]?.params['retryAfterSeconds'] ?? 600
    throw new Refusal(429, error.message, { 'retry-after': String(wait) })
  }
  if (method === 'HEAD') response.writeHead(204, { 'cache-control': 'no-store' }).end()
  return method !== 'HEAD'
}

/** Throws a Refusal for another method than a file is read with. */
export function requireReading({ method }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD')
    throw new Refusal(405, 'This address is read-only.', { allow: 'GET, HEAD' })
}
