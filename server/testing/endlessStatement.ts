import { openEmbedded } from '#server/db/openEmbedded.ts'
import { endlessStatement } from './endless.ts'

/* A process for the test of statements without end: PGlite does not run inside Jest's VM. Argument: a data folder. */
const db = await openEmbedded(process.argv[2] ?? '')
process.stdout.write(JSON.stringify(await endlessStatement(db)))
await db.close()
