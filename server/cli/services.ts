import { createImporter, type Importer } from '#server/areas/importing/createImporter.ts'
import { stopInterrupted } from '#server/areas/importing/job.ts'
import type { OwnServices } from '#server/control/client.ts'
import type { Commands } from '#server/control/commands.ts'
import {
  type DatabaseLocation,
  openDatabase,
  type OpenDatabase,
  type OpenOptions,
} from '#server/db/database.ts'
import type { Config } from '#server/services/config/config.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { openImageStore } from '#server/services/imageStore/openImageStore.ts'
import { keptSecret } from '#server/services/secret/secret.ts'
import { archiveCommand, type Archiver } from './archiving/archiveCommand.ts'
import { importCommand } from './importing/importCommand.ts'
import { importsCommand, undoImportCommand } from './importing/importsCommand.ts'
import { inviteCommand } from './inviteCommand.ts'

/** The services that commands use, in the server or in a process of their own. */
export interface Services {
  readonly db: OpenDatabase
  /** The address that people use, for links. */
  readonly publicUrl: string
  readonly importer: Importer
  readonly archiver: Archiver
  readonly images: ImageStore
}

/** Creates the services of commands over an open database. */
export function createCommandServices(
  db: OpenDatabase,
  { publicUrl, config }: { publicUrl: string; config: Config },
): Services {
  const images = openImageStore(config)
  return {
    db,
    publicUrl,
    images,
    importer: createImporter(db),
    archiver: {
      source: (kind) => ({
        db,
        images,
        kind,
        secret: kind === 'backup' ? secretInFolder(config) : null,
      }),
    },
  }
}

/** Everything that the command line can ask for. */
export const commands: Commands<Services> = {
  import: importCommand,
  imports: importsCommand,
  'undo-import': undoImportCommand,
  invite: inviteCommand,
  archive: archiveCommand,
}

/** The secret that is kept in the data folder; null where it comes from the environment. */
export function secretInFolder(config: Config): string | null {
  return config.secret === undefined ? keptSecret(config.dataDir) : null
}

/** The address that people use: PUBLIC_URL, or this machine's and the port. */
export function publicUrlOf(config: Config, port: number): string {
  return config.publicUrl ?? `http://localhost:${port}`
}

/** The place of the configured database. */
export function locationOf({ databaseUrl, dataDir }: Config): DatabaseLocation {
  return databaseUrl === undefined ? { dataDir } : { url: databaseUrl }
}

/** Opens the configured database. One of an older version is backed up before it is migrated, unless told otherwise. */
export function openConfigured(config: Config, options: OpenOptions = {}): Promise<OpenDatabase> {
  return openDatabase(locationOf(config), {
    beforeMigration: async (db) => {
      const secret = secretInFolder(config)
      // Loaded where it is needed, which is seldom.
      const { keepBackup } = await import('#server/areas/archive/keepBackup.ts')
      const { file } = await keepBackup({ db, secret }, config.dataDir, 'before-migration')
      process.stdout.write(
        `A newer version migrates the database. It is kept as it was in ${file}: npm run restore takes the migration back.\n`,
      )
    },
    ...options,
  })
}

/** Opens what commands need when no server runs; the caller holds the data folder's lock. */
export async function openServices(config: Config): Promise<OwnServices<Services>> {
  const db = await openConfigured(config)
  await stopInterrupted(db)
  return {
    services: createCommandServices(db, { publicUrl: publicUrlOf(config, config.port), config }),
    close: () => db.close(),
  }
}
