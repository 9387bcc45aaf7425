import { openEmbedded } from '#server/db/openEmbedded.ts'
import { endlessStatement } from './endless.ts'

/* A process for the test of statements without end: PGlite does not run inside Jest's VM. Argument: a data folder. */
let lost = 0
const db = await openEmbedded(process.argv[2] ?? '', { onLost: () => (lost += 1) })
process.stdout.write(JSON.stringify({ ...(await endlessStatement(db)), lost }))
await db.close()
if (lost > 1) throw new Error('An engine that was closed counts as lost')
