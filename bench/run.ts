import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'

// npm run bench                        all of them, one after the other
// npm run bench -- b --scale 0.1       one, with its options
const benches = {
  a: { file: 'data-layer.ts', what: 'data layer', flags: ['--expose-gc'] },
  b: { file: 'api.ts', what: 'API', flags: [] },
  c: { file: 'page.ts', what: 'page', flags: [] },
  'vote-loss': { file: 'vote-loss.ts', what: 'votes and kill -9', flags: [] },
  similar: { file: 'similar.ts', what: 'similar ideas', flags: [] },
  merge: { file: 'merge.ts', what: 'merging many votes', flags: [] },
  notify: {
    file: 'notify.ts',
    what: 'telling 20,000 followers of an idea and of an entry, a full inbox',
    flags: [],
  },
  mail: { file: 'mail.ts', what: 'sending many letters', flags: [] },
  search: { file: 'search.ts', what: 'search', flags: [] },
  extremes: { file: 'extremes.ts', what: 'longest texts and lists', flags: [] },
  rendered: { file: 'rendered.ts', what: 'rendered pages beside static ones', flags: [] },
  consent: { file: 'consent.ts', what: 'platforms in trouble', flags: [] },
  attack: { file: 'attack.ts', what: 'the dearest operations that are accepted', flags: [] },
  trouble: { file: 'trouble.ts', what: 'visitors while one attacks', flags: [] },
  connections: { file: 'connections.ts', what: 'visitors among 10,000 connections', flags: [] },
  backup: { file: 'backup.ts', what: 'backup and restore of a large site', flags: [] },
  import: { file: 'import.ts', what: 'a large table and a large archive', flags: [] },
  small: { file: 'small.ts', what: 'one small machine', flags: [] },
  generate: { file: 'generate.ts', what: 'scale data alone', flags: [] },
} as const satisfies Record<string, { file: string; what: string; flags: readonly string[] }>

type Name = keyof typeof benches

async function run(name: Name, options: readonly string[]): Promise<boolean> {
  const { file, flags } = benches[name]
  const script = path.join(import.meta.dirname, file)
  // Benches run production builds, since development builds of React and Relay are two to three
  // times slower.
  const child = spawn(process.execPath, [...flags, '--import', 'tsx', script, ...options], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

const [wanted, ...options] = process.argv.slice(2)
if (wanted !== undefined && !(wanted in benches)) {
  console.error(
    `There is no bench ${wanted}: ${Object.entries(benches)
      .map(([name, { what }]) => `${name} (${what})`)
      .join(', ')}.`,
  )
  process.exit(2)
}
console.log(
  `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores, Node ${process.version}, load average ${os.loadavg()[0]?.toFixed(1)} (above 0.5 other programs are at work: trust the ratios alone)`,
)
const names: Name[] = wanted === undefined ? ['a', 'b', 'c', 'vote-loss'] : [wanted as Name]
const failed: Name[] = []
for (const name of names) if (!(await run(name, options))) failed.push(name)
if (failed.length > 0)
  console.error(`\nDid not run to their end, lost a vote or missed an aim: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
