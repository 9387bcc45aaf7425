import { createImporter, type Importer } from '#server/areas/importing/createImporter.ts'
import type { OwnServices } from '#server/control/client.ts'
import type { Commands } from '#server/control/commands.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import type { Config } from '#server/services/config/config.ts'
import { importCommand } from './importing/importCommand.ts'
import { inviteCommand } from './inviteCommand.ts'

/** The services that commands use, in the server or in a process of their own. */
export interface Services {
  readonly db: Db
  /** The address that people use, for links. */
  readonly publicUrl: string
  readonly importer: Importer
}

/** Creates the services of commands over an open database. */
export function createCommandServices(db: Db, publicUrl: string): Services {
  return { db, publicUrl, importer: createImporter(db) }
}

/** Everything that the command line can ask for. */
export const commands: Commands<Services> = { import: importCommand, invite: inviteCommand }

/** The address that people use: PUBLIC_URL, or this machine's and the port. */
export function publicUrlOf(config: Config, port: number): string {
  return config.publicUrl ?? `http://localhost:${port}`
}

/** Opens the configured database; `onLost` is told when its engine ended and is started again. */
export function openConfigured(
  config: Config,
  onLost?: (reason: Error) => void,
): ReturnType<typeof openDatabase> {
  return openDatabase(
    config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl },
    onLost,
  )
}

/** Opens what commands need when no server runs; the caller holds the data folder's lock. */
export async function openServices(config: Config): Promise<OwnServices<Services>> {
  const db = await openConfigured(config)
  return {
    services: createCommandServices(db, publicUrlOf(config, config.port)),
    close: () => db.close(),
  }
}
