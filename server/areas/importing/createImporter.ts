import { isAway } from '#server/db/away.ts'
import type { Db } from '#server/db/database.ts'
import { StartError } from '#server/lib/startError.ts'
import type { ImportReport } from './counts.ts'
import { runImport, type ImportOptions } from './runImport.ts'

/** Imports into one database. */
export interface Importer {
  /** Runs an import as `runImport` does; throws StartError while another one runs, and when the database goes away. */
  run(options: ImportOptions): Promise<ImportReport>
}

/** Creates the importer of a database: it runs one import at a time. */
export function createImporter(db: Db): Importer {
  let isRunning = false
  return {
    async run(options) {
      if (isRunning)
        throw new StartError('Another import is running. Wait for it, or stop it first.')
      isRunning = true
      try {
        return await runImport(db, options)
      } catch (error) {
        if (!isAway(error)) throw error
        throw new StartError(
          'The database went away. What was imported until then is kept: run the same command again when it is back.',
        )
      } finally {
        isRunning = false
      }
    },
  }
}
