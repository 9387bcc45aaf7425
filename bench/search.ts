import { parseArgs } from 'node:util'
import { measureKinds } from './search/kinds.ts'
import { measureSearchSpeed } from './search/speed.ts'
import { measureQuality } from './similar/quality.ts'

// npm run bench -- search [--only kinds|quality|speed] [--each 75] [--seed 1] [--scale 1] [--engine embedded|postgres] [--clients 8] [--verbose] [--alone]
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    each: { type: 'string', default: '75' },
    seed: { type: 'string', default: '1' },
    scale: { type: 'string', default: '1' },
    engine: { type: 'string' },
    clients: { type: 'string', default: '8' },
    verbose: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
if (values.only === undefined || values.only === 'kinds')
  await measureKinds({
    perKind: Number(values.each),
    seed,
    verbose: values.verbose,
    alone: values.alone,
  })
if (values.only === undefined || values.only === 'quality')
  await measureQuality({
    of: 'search',
    perKind: Number(values.each),
    seed,
    verbose: values.verbose,
  })
if (values.only === undefined || values.only === 'speed')
  await measureSearchSpeed({
    scale: Number(values.scale),
    engine: values.engine,
    clients: Number(values.clients),
    seed,
    verbose: values.verbose,
  })
