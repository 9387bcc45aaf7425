import { readSession, type Session } from '#server/areas/accounts/session.ts'
import type { Db } from '#server/db/database.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { Refusal as DomainRefusal } from '#server/kernel/refusal.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { askedBy, writeFor } from './askedBy.ts'
import { Refusal } from './refusal.ts'

/** What reads the session of who downloads something. */
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

/** Counts a download of a kind; throws a Refusal with 429 beyond so many an hour. */
export async function countDownload(
  db: Db,
  { kind, personId, perHour }: { kind: string; personId: string; perHour: number },
): Promise<void> {
  try {
    await writeFor(personId, db).transaction((tx) =>
      countAct(tx, { kind, by: personId, limit: perHour, reason: 'TOO_MANY_DOWNLOADS' }),
    )
  } catch (error) {
    throw error instanceof DomainRefusal
      ? new Refusal(429, error.message, { 'retry-after': '600' })
      : error
  }
}
