import { myData } from '#server/areas/accounts/myData.ts'
import type { Db } from '#server/db/database.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { readFor } from './askedBy.ts'
import { countDownload, requireReading, requireSession } from './download.ts'
import { sendDownload } from './sendDownload.ts'
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
    requireReading(request)
    const session = await requireSession({ db, auth }, info)
    const { personId, role, banned } = session
    const limit = { kind: 'my-data', personId, perHour: PER_HOUR }
    if (!(await countDownload(db, request, response, limit))) return
    const siteIsReadable = !banned || session.site?.visibility !== 'MEMBERS'
    // A slow reader takes the next page when there is room for it.
    const read = readFor(personId, info, db, Infinity)
    await sendDownload(request, response, info, {
      name: 'my-data.json',
      type: 'application/json',
      pieces: myData(read, { personId, role, banned, siteIsReadable }, publicUrl),
    })
  }
}
