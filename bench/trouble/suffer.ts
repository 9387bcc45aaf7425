import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ENGINE_LOST } from '#server/cli/engineLost.ts'
import { ms } from '../report.ts'
import { quantile } from '../statistics.ts'
import type { TroubledSite } from './site.ts'
import { visit, type Waits } from './visitors.ts'

/** What visitors may wait at most, in milliseconds, and the memory of the server, in MB. */
export const AIM = { p95: 250, p99: 1_000, mb: 600 } as const

export interface Row {
  readonly cells: readonly string[]
  readonly holds: boolean
}

/** A process that attacks: it writes to stderr when it begins, and what became of it as JSON numbers to stdout on SIGTERM. */
interface Suffering {
  readonly name: string
  readonly attacker: ChildProcess | null
  readonly seconds: number
  /** Whether each visit takes a new connection. */
  readonly isFresh?: boolean
}

/** Gives the memory of a process in MB; Infinity when it has ended. */
export function memoryOf(pid: number): number {
  if (!existsSync(`/proc/${pid}/status`)) return Infinity
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kb === undefined ? Infinity : Number(kb) / 1024
}

/** Gives how many files and sockets a process has open. */
const filesOf = (pid: number): number =>
  existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0

/** How often the database's engine ended and was started again, as the server's log says. */
const restartsOf = ({ output }: TroubledSite['server']): number =>
  output().split(ENGINE_LOST).length - 1

/** Lets visitors come and go for some seconds while one attacks, or in peace. Gives the row of the table. */
export async function suffer(
  { server, ideas, cookies }: TroubledSite,
  { name, attacker, seconds, isFresh = false }: Suffering,
): Promise<Row> {
  const stop = new AbortController()
  if (attacker?.stderr) await once(attacker.stderr, 'data')
  const visiting = visit(server.url, { ideas, cookies, stop: stop.signal, isFresh })
  let peak = 0
  let files = 0
  const restarts = restartsOf(server)
  for (let left = seconds * 4; left > 0; left -= 1) {
    await wait(250)
    peak = Math.max(peak, memoryOf(server.pid))
    files = Math.max(files, filesOf(server.pid))
  }
  stop.abort()
  const found = await visiting
  let counts = ''
  if (attacker) {
    attacker.stdout?.on('data', (text: Buffer) => (counts += text.toString()))
    attacker.kill()
    await once(attacker, 'close')
  }
  return rowOf(name, found, { peak, files, counts, restarts: restartsOf(server) - restarts })
}

function rowOf(
  name: string,
  { waits, failed }: Waits,
  {
    peak,
    files,
    counts,
    restarts,
  }: { peak: number; files: number; counts: string; restarts: number },
): Row {
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => quantile(waits, share))
  const sent = counts === '' ? {} : (JSON.parse(counts) as Record<string, number>)
  const holds =
    (p95 ?? Infinity) <= AIM.p95 &&
    (p99 ?? Infinity) <= AIM.p99 &&
    peak < AIM.mb &&
    failed === 0 &&
    restarts === 0
  const cells = [
    name,
    String(waits.length),
    ...[p50, p95, p99, most].map((value) => ms(value ?? Number.NaN)),
    String(failed),
    Object.values(sent).join(' / '),
    String(files),
    String(restarts),
    peak === Infinity ? 'ended' : `${peak.toFixed(0)} MB`,
    holds ? 'holds' : 'MISSED',
  ]
  return { cells, holds }
}
