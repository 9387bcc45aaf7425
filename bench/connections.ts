import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from './data/stores.ts'
import { heading, table } from './report.ts'
import { openTroubledSite, type TroubledSite } from './trouble/site.ts'
import { AIM, suffer, type Row } from './trouble/suffer.ts'

// npm run bench -- connections [--scale 0.2] [--engine embedded|postgres] [--count 10000] [--rate 2000] [--seconds 315] [--from 1] [--kinds slow,idle,halfOpen,unread] [--proxy] [--checkout DIR]
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.2' },
    engine: { type: 'string' },
    count: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string' },
    kinds: { type: 'string', default: 'slow,idle,halfOpen,unread' },
    from: { type: 'string' },
    proxy: { type: 'boolean', default: false },
    checkout: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
  },
})
const { count, rate, checkout } = values
const PEACE_SECONDS = 15
/** Seconds of an attack: until all are open, and some more. */
const seconds = Number(values.seconds ?? (Number(count) / Number(rate)) * 60 + 15)
const addresses = values.from === undefined ? [1, 1_000] : [Number(values.from)]

function holderOf({ server, facts }: TroubledSite, from: number): ChildProcess {
  const args = [
    '--import',
    'tsx',
    path.join(import.meta.dirname, 'trouble/holder.ts'),
    ...[server.port, count, rate, from].map(String),
    JSON.stringify(facts),
    values.kinds,
  ]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function among(engine: string): Promise<boolean> {
  const site = await openTroubledSite(
    path.resolve(checkout),
    engine as Engine,
    Number(values.scale),
    { HOST: '127.0.0.1', TRUST_PROXY: String(values.proxy) },
  )
  heading(
    `Visitors among ${count} connections, ${rate} a minute, ${values.kinds}, ${engine}, ${site.ideas} ideas (${site.imported} imported from real trackers), ${checkout}`,
  )
  const rows: Row[] = []
  for (const from of [0, ...addresses])
    rows.push(
      await suffer(site, {
        name: from === 0 ? 'in peace' : `from ${from} address${from === 1 ? '' : 'es'}`,
        attacker: from === 0 ? null : holderOf(site, from),
        seconds: from === 0 ? PEACE_SECONDS : seconds,
        isFresh: true,
      }),
    )
  await site.close()
  table(
    'connections|visits|p50|p95|p99|longest|failed|opened / refused / ended by the server|open files|restarts|memory|'.split(
      '|',
    ),
    rows.map(({ cells }) => cells),
    `What ten visitors wait, each time on a new connection, while connections are opened and held (${values.kinds}). Aim: p95 ${AIM.p95} ms, p99 ${AIM.p99} ms, below ${AIM.mb} MB, none failed, no engine restarted.`,
  )
  return rows.every(({ holds }) => holds)
}

const held: boolean[] = []
for (const engine of values.engine === undefined ? ['embedded', 'postgres'] : [values.engine])
  held.push(await among(engine))
process.exitCode = held.every(Boolean) ? 0 : 1
