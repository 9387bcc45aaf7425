import { parseArgs } from 'node:util'
import { measureQuality } from './similar/quality.ts'
import { measureSpeed } from './similar/speed.ts'

// npm run bench -- similar [--only quality|speed] [--each 75] [--seed 1] [--scale 1] [--engine embedded|postgres] [--verbose]
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
  await measureQuality({ perKind: Number(values.each), seed, verbose: values.verbose })
if (values.only !== 'quality')
  await measureSpeed({
    scale: Number(values.scale),
    engine: values.engine,
    seed,
    verbose: values.verbose,
  })
