import { openEmbedded } from '#server/db/openEmbedded.ts'
import { endlessStatement, type waysToAsk } from './endless.ts'

/* A process for the test of statements without end: PGlite does not run inside Jest's VM. Arguments: a data folder, and the way to ask. */
let lost = 0
const [, , folder = '', way] = process.argv
const db = await openEmbedded(folder, { onLost: () => (lost += 1) })
process.stdout.write(
  JSON.stringify({ ...(await endlessStatement(db, way as keyof typeof waysToAsk)), lost }),
)
await db.close()
if (lost > 1) throw new Error('An engine that was closed counts as lost')
