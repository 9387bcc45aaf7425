import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contenders } from './data-layer/contenders/all.ts'
import { acts, measureContenders, type Act, type Span, type Times } from './data-layer/measure.ts'
import { heading, mega, ms, report, table, times } from './report.ts'
import { median, quantile } from './statistics.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } })
const rounds = Number(values.rounds)
const AIM = 1.1
const titles: Record<Act, string> = {
  write: 'write 1,000 ideas',
  read100: 'read 100 rows',
  read1000: 'read 1,000 rows',
  vote: 'vote, 1,000 rows listen',
  append: 'append 20 to 1,000',
}

interface Heap {
  readonly written: number
  readonly drawn: number
}

function heapOf(name: string): Heap {
  const script = path.join(import.meta.dirname, 'data-layer/heap.ts')
  return JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', script, name], {
      encoding: 'utf8',
    }),
  ) as Heap
}

heading(`(a) Data layer: ${rounds} rounds in turn, the same documents and bytes, production builds`)
const results = await measureContenders(rounds)
const [ours = [], stock = [], ...others] = contenders.map(({ name }) => results.get(name) ?? [])
const of = (list: readonly Times[], act: Act, key: keyof Span = 'wall'): number[] =>
  list.map((it) => it[act][key])

table(
  ['', ...contenders.map(({ name }) => name)],
  acts.map((act) => [
    titles[act],
    ms(median(of(ours, act))),
    ...[stock, ...others].map(
      (list) =>
        `${ms(median(of(list, act)))} (${times(median(of(list, act)) / median(of(ours, act)))})`,
    ),
  ]),
  'Milliseconds at the median, and in brackets how many times ours that is. Answer → store by a fetch without network; vote and append until all that listens was told.',
)
const heaps = contenders.map(({ name }) => heapOf(name))
table(
  ['heap', ...contenders.map(({ name }) => name)],
  [
    ['1,000 ideas written', ...heaps.map(({ written }) => mega(written))],
    ['… drawn and listening', ...heaps.map(({ drawn }) => mega(drawn))],
  ],
  'Bytes held after garbage collection, each in a process of its own; the difference to a process that has loaded the code.',
)
const whole = acts.map(
  (act) => quantile(of(ours, act, 'cpu'), 0.25) / quantile(of(stock, act, 'cpu'), 0.25),
)
acts.forEach((act, index) => {
  const ratio = whole[index] ?? Number.NaN
  report({
    what: `${titles[act]}: ours to stock relay-runtime`,
    value: times(ratio),
    how: `CPU time of ours divided by that of stock, both at the quarter of ${ours.length} rounds that was disturbed least: what our network steps, ids and handlers cost.`,
    aim: { text: `at most × ${AIM}`, holds: ratio <= AIM },
  })
})
