import { writeArchive } from '#server/areas/archive/writeArchive.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { may } from '#server/kernel/permissions.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { countDownload, type DownloadParts, requireReading, requireSession } from './download.ts'
import { Refusal } from './refusal.ts'
import type { Answer } from './server.ts'

/** Exports an hour: each reads everything there is. */
const PER_HOUR = 6

/**
 * Answers GET /api/export: all of the site as a zip that is made while it is sent, one at a time.
 * For everybody who may not change the site's settings it does not exist.
 */
export function exportAnswer({
  db,
  auth,
  images,
}: DownloadParts & { readonly db: OpenDatabase; readonly images: ImageStore }): Answer {
  let isRunning = false
  return async (request, response, info) => {
    requireReading(request)
    const session = await requireSession({ db, auth }, info)
    if (!may({ ...session, siteIsReadable: true }, 'manageSite'))
      throw new Refusal(404, 'There is nothing here.')
    if (isRunning)
      throw new Refusal(503, 'Another export is being made. Try again in a minute.', {
        'retry-after': '60',
      })
    isRunning = true
    try {
      const limit = { kind: 'export', personId: session.personId, perHour: PER_HOUR }
      if (!(await countDownload(db, request, response, limit))) return
      response.writeHead(200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="earshot-${new Date().toISOString().slice(0, 10)}.zip"`,
        'cache-control': 'no-store',
      })
      try {
        await writeArchive({ db, images, kind: 'export' }, response, { signal: info.signal })
      } finally {
        // Afterwards, also of what was broken off: the log is in the archive, and what is read from it gives the same again.
        await recordAudit(db, 'export.made', { actorId: session.personId })
      }
    } catch (error) {
      // A client that went away is owed nothing, and that is no failure.
      if (!info.signal.aborted) throw error
    } finally {
      isRunning = false
    }
  }
}
