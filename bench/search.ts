import { parseArgs } from 'node:util'
import { measureSearchSpeed } from './search/speed.ts'
import { measureQuality } from './similar/quality.ts'

// npm run bench -- search [--only quality|speed] [--each 75] [--seed 1] [--scale 1] [--engine embedded|postgres] [--verbose]
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    each: { type: 'string', default: '75' },
    seed: { type: 'string', default: '1' },
    scale: { type: 'string', default: '1' },
    engine: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
if (values.only !== 'speed')
  await measureQuality({
    of: 'search',
    perKind: Number(values.each),
    seed,
    verbose: values.verbose,
  })
if (values.only !== 'quality')
  await measureSearchSpeed({
    scale: Number(values.scale),
    engine: values.engine,
    seed,
    verbose: values.verbose,
  })
