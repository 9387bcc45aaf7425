import { parseArgs } from 'node:util'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { openStore, type Engine } from './data/stores.ts'

// npm run bench -- generate [--scale 0.1] [--engine embedded|postgres]
const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, engine: { type: 'string' } },
})
const engines: Engine[] = values.engine
  ? [values.engine as Engine]
  : findPostgres() === undefined
    ? ['embedded']
    : ['embedded', 'postgres']
for (const engine of engines) {
  const store = await openStore(engine, Number(values.scale))
  console.log(`${engine}, scale ${values.scale}: ready, ${JSON.stringify(store.env)}`)
  await store.close()
}
