import { readSession } from '#server/areas/accounts/session.ts'
import { auditCsv } from '#server/areas/audit/auditCsv.ts'
import { auditAreas } from '#server/areas/audit/auditKinds.ts'
import type { AuditFilter } from '#server/areas/audit/listAudit.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import type { Db } from '#server/db/database.ts'
import { readMoment } from '#server/kernel/moment.ts'
import { may } from '#server/kernel/permissions.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { askedBy, readFor } from './askedBy.ts'
import { countDownload, requireReading } from './download.ts'
import { Refusal } from './refusal.ts'
import { sendDownload } from './sendDownload.ts'
import type { Answer } from './server.ts'

/** Files an hour. */
const PER_HOUR = 60
const FILE = 'audit-log.csv'
/** Stands in the address for programs on the server's machine; people have ids with `user_`. */
const SERVER = 'server'

/**
 * Answers GET /api/audit-log.csv: the audit log, or what `area`, `user`, `since` and `until` leave of
 * it, as a file. For who may not change the settings it does not exist.
 */
export function auditLogAnswer({
  db,
  auth,
}: {
  db: Db
  auth: Pick<Auth, 'cookie' | 'secret'>
}): Answer {
  return async (request, response, info) => {
    requireReading(request)
    const session = await readSession(askedBy(info, db), auth as Auth, info.headers.cookie, [])
    if (session === null || !may({ ...session, siteIsReadable: true }, 'manageSite'))
      throw new Refusal(404, 'There is nothing here.')
    const filter = readFilter(new URL(request.url ?? '', 'http://localhost').searchParams)
    const limit = { kind: 'audit-log', personId: session.personId, perHour: PER_HOUR }
    if (!(await countDownload(db, request, response, limit))) return
    await recordAudit(db, 'list.downloaded', { actorId: session.personId, subjectName: FILE })
    // A slow reader takes the next page when there is room for it.
    const read = readFor(session.personId, info, db, Infinity)
    const file = { name: FILE, type: 'text/csv', pieces: auditCsv(read, filter) } as const
    await sendDownload(request, response, info, file)
  }
}

function readFilter(given: URLSearchParams): AuditFilter {
  const area = given.get('area')
  const known = auditAreas.find((one) => one === area)
  if (area !== null && known === undefined)
    throw new Refusal(
      400,
      `There is no part of the site called ${JSON.stringify(area.slice(0, 60))}.`,
    )
  const user = given.get('user')?.replaceAll('\0', '') ?? null
  return {
    area: known ?? null,
    actorId: user,
    byServer: user === SERVER,
    since: momentOf('since', given),
    until: momentOf('until', given),
  }
}

function momentOf(name: string, given: URLSearchParams): string | null {
  const text = given.get(name)
  if (text === null) return null
  const moment = readMoment(text)
  if (moment === null)
    throw new Refusal(400, `${name} must be a moment such as 2026-05-03T10:00:00.000Z.`)
  return moment
}
