import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Engine } from './data/stores.ts'
import { heading, ms, table } from './report.ts'
import { quantile } from './statistics.ts'
import { attacks, type Attack } from './trouble/attacks.ts'
import { openTroubledSite, type TroubledSite } from './trouble/site.ts'
import { visit, type Waits } from './trouble/visitors.ts'

// npm run bench -- trouble [--scale 0.2] [--engine embedded|postgres] [--seconds 15] [--only 3] [--checkout DIR]
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.2' },
    engine: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    only: { type: 'string' },
    checkout: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
  },
})
const engines = values.engine === undefined ? ['embedded', 'postgres'] : [values.engine]
const AIM = { p95: 250, p99: 1_000, mb: 600 }

interface Row {
  readonly cells: readonly string[]
  readonly holds: boolean
}

/** The memory of a process in MB; null when it has ended. */
function memoryOf(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/status`)) return null
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kb === undefined ? null : Number(kb) / 1024
}

/** Attacks for some seconds while visitors come and go. Without an attack: how they fare in peace. */
async function suffer(site: TroubledSite, attack: Attack | null): Promise<Row> {
  const { server, facts, ideas, cookies } = site
  const stop = new AbortController()
  const args = [
    '--import',
    'tsx',
    path.join(import.meta.dirname, 'trouble/attacker.ts'),
    server.url,
    String(attack === null ? -1 : attacks.indexOf(attack)),
    JSON.stringify(facts),
    cookies.at(-1) ?? '',
  ]
  const attacker = attack && spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (attacker) await once(attacker.stderr, 'data')
  const visiting = visit(server.url, { ideas, cookies, stop: stop.signal })
  let peak = 0
  for (let left = Number(values.seconds) * 4; left > 0; left -= 1) {
    await wait(250)
    peak = Math.max(peak, memoryOf(server.pid) ?? Infinity)
  }
  stop.abort()
  const found = await visiting
  let counts = ''
  if (attacker) {
    attacker.stdout.on('data', (text: Buffer) => (counts += text.toString()))
    attacker.kill()
    await once(attacker, 'close')
  }
  return rowOf(attack, found, { peak, counts })
}

function rowOf(
  attack: Attack | null,
  { waits, failed }: Waits,
  { peak, counts }: { peak: number; counts: string },
): Row {
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => quantile(waits, share))
  const sent = counts === '' ? {} : (JSON.parse(counts) as Record<string, number>)
  const holds = (p95 ?? 0) <= AIM.p95 && (p99 ?? 0) <= AIM.p99 && peak < AIM.mb && failed === 0
  const cells = [
    attack?.name ?? 'in peace',
    String(waits.length),
    ...[p50, p95, p99, most].map((value) => ms(value ?? Number.NaN)),
    String(failed),
    `${sent['answered'] ?? 0} / ${sent['refused'] ?? 0} / ${sent['left'] ?? 0}`,
    peak === Infinity ? 'ended' : `${peak.toFixed(0)} MB`,
    holds ? 'holds' : 'MISSED',
  ]
  return { cells, holds }
}

const columns =
  'attack|visits|p50|p95|p99|longest|failed|attacks: answered / refused / left|memory|'
let holds = true
for (const engine of engines) {
  heading(`Visitors in trouble, ${engine}, ${values.checkout}`)
  const site = await openTroubledSite(
    path.resolve(values.checkout),
    engine as Engine,
    Number(values.scale),
  )
  const rows: Row[] = []
  const chosen = attacks.filter((_, n) => values.only === undefined || n === Number(values.only))
  for (const attack of [null, ...chosen]) rows.push(await suffer(site, attack))
  await site.close()
  holds &&= rows.every((row) => row.holds)
  table(
    columns.split('|'),
    rows.map(({ cells }) => cells),
    `What ten visitors wait who read, search and vote, while one attacks. Aim: p95 ${AIM.p95} ms, p99 ${AIM.p99} ms, below ${AIM.mb} MB, none failed.`,
  )
}
process.exitCode = holds ? 0 : 1
