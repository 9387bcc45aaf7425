import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from './data/stores.ts'
import { heading, table } from './report.ts'
import { attacks, type Attack } from './trouble/attacks.ts'
import { openTroubledSite, type TroubledSite } from './trouble/site.ts'
import { AIM, suffer, type Row } from './trouble/suffer.ts'

// npm run bench -- trouble [--scale 0.2] [--engine embedded|postgres] [--seconds 15] [--only 2,6,9] [--checkout DIR]
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

function attackerOf({ server, facts, cookies }: TroubledSite, attack: Attack): ChildProcess {
  const args = [
    '--import',
    'tsx',
    path.join(import.meta.dirname, 'trouble/attacker.ts'),
    server.url,
    String(attacks.indexOf(attack)),
    JSON.stringify(facts),
    cookies.at(-1) ?? '',
  ]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
}

const columns =
  'attack|visits|p50|p95|p99|longest|failed|attacks: answered / refused / left|open files|restarts|memory|'
let holds = true
for (const engine of engines) {
  const site = await openTroubledSite(
    path.resolve(values.checkout),
    engine as Engine,
    Number(values.scale),
  )
  heading(
    `Visitors in trouble, ${engine}, ${site.ideas} ideas (${site.imported} imported from real trackers), ${values.checkout}`,
  )
  const rows: Row[] = []
  const only = values.only?.split(',')
  const chosen = attacks.filter((_, n) => only === undefined || only.includes(String(n)))
  for (const attack of [null, ...chosen])
    rows.push(
      await suffer(site, {
        name: attack?.name ?? 'in peace',
        attacker: attack && attackerOf(site, attack),
        seconds: Number(values.seconds),
      }),
    )
  await site.close()
  holds &&= rows.every((row) => row.holds)
  table(
    columns.split('|'),
    rows.map(({ cells }) => cells),
    `What ten visitors wait who read, search and vote, while one attacks. Aim: p95 ${AIM.p95} ms, p99 ${AIM.p99} ms, below ${AIM.mb} MB, none failed, no engine restarted.`,
  )
}
process.exitCode = holds ? 0 : 1
