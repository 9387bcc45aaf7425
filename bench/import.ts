import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { phrase, word } from './data/vocabulary.ts'
import { randomFrom } from './random.ts'
import { heading, mega, report } from './report.ts'
import { memoryOf } from './trouble/suffer.ts'

// npm run bench -- import [--rows 50000] [--megabytes 200] [--only table|archive] [--dry]
// A table of so many rows, and an archive of so many MB, by the command into an empty site: its
// speed, and whether its memory grows with what it has read.
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    megabytes: { type: 'string', default: '200' },
    only: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
})
/** What a row more may cost: its key is kept, so that a second one of the same is noticed. */
const BYTES_A_ROW = 1_000
const COMMENTS = 8
const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-import-'))
const random = randomFrom(1)
const say = (length: number): string => phrase(random, 'en', length)
const day = (n: number): string => new Date(1_600_000_000_000 + n * 60_000).toISOString()

function* table(rows: number): Generator<string> {
  yield 'id,title,description,status,tags,votes,author,created\n'
  for (let n = 1; n <= rows; n += 1)
    yield `${n},"${say(50)}","${say(300)}",${n % 9 ? 'open' : 'completed'},${word(random, 'en')},${n % 40},Person ${n % 5000},${day(n)}\n`
}

function* archive(bytes: number): Generator<string> {
  yield '{"magic":"E!vIA5L86J2I","repo":"a/bench","labels":[],"pulls":[],"issues":['
  for (let n = 1, size = 0; size < bytes; n += 1) {
    const comments = Array.from({ length: COMMENTS }, (_, at) => ({
      author: `person${(n + at) % 5000}`,
      body: say(900),
      createdAt: day(n + at),
    }))
    const one = {
      number: n,
      title: say(50),
      body: say(1500),
      state: 'OPEN',
      author: `person${n % 5000}`,
      labels: [],
      createdAt: day(n),
      closedAt: null,
      comments,
    }
    const text = `${n === 1 ? '' : ','}${JSON.stringify(one)}`
    size += text.length
    yield text
  }
  yield ']}'
}

interface Imported {
  readonly seconds: number
  readonly ideas: number
  /** Memory in bytes at each moment that was looked at, with how many items were done. */
  readonly memory: readonly { done: number; bytes: number }[]
}

/** Runs the command on a file, in a process and a site of its own. */
async function importFile(file: string): Promise<Imported> {
  const args = [
    '--import',
    'tsx',
    'server/cli/import.ts',
    file,
    ...(values.dry ? ['--dry-run'] : []),
  ]
  const child = spawn(process.execPath, args, {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: `${file}.site` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const memory: { done: number; bytes: number }[] = []
  let done = 0
  const timer = setInterval(() => {
    const now = memoryOf(child.pid ?? 0)
    if (done > 0 && now !== Infinity) memory.push({ done, bytes: now * 1024 * 1024 })
  }, 250)
  const startedAt = performance.now()
  const number = (text = ''): number => Number(text.replaceAll(',', ''))
  let ideas = 0
  for await (const line of createInterface({ input: child.stdout })) {
    done = number(/^\d+%, ([\d,]+) of/.exec(line)?.[1]) || done
    ideas = number(/(?:Added|Would add) +([\d,]+) idea/.exec(line)?.[1]) || ideas
  }
  clearInterval(timer)
  const [code] =
    child.exitCode === null ? ((await once(child, 'exit')) as [number]) : [child.exitCode]
  if (code !== 0) throw new Error(`The import ended with ${code}`)
  return { seconds: (performance.now() - startedAt) / 1000, ideas, memory }
}

/** Bytes of memory that an item more costs: between the means of the second and the last quarter. */
function growth(memory: Imported['memory']): number {
  const last = memory.at(-1)?.done ?? 0
  const mean = (from: number, to: number): { done: number; bytes: number } => {
    const own = memory.filter(({ done }) => done >= last * from && done < last * to + 1)
    const sum = (of: 'done' | 'bytes'): number => own.reduce((all, one) => all + one[of], 0)
    return { done: sum('done') / own.length, bytes: sum('bytes') / own.length }
  }
  const [early, late] = [mean(0.25, 0.5), mean(0.75, 1)]
  return (late.bytes - early.bytes) / (late.done - early.done)
}

async function measure(name: string, pieces: Iterable<string>, comments: number): Promise<void> {
  const file = path.join(folder, name)
  await pipeline(Readable.from(pieces), createWriteStream(file))
  const { ideas, seconds, memory } = await importFile(file)
  const { size } = statSync(file)
  heading(
    `${name}, ${mega(size)}, ${ideas.toLocaleString('en')} ideas${values.dry ? ', a dry run' : ''}`,
  )
  report({
    what: 'speed',
    value: `${Math.round(ideas / seconds)} ideas and ${Math.round((ideas * comments) / seconds)} comments a second`,
    how: `${seconds.toFixed(0)} s in all, with looking at the file, linking and the analysis of the tables.`,
  })
  const most = Math.max(...memory.map(({ bytes }) => bytes))
  const row = growth(memory)
  report({
    what: 'memory',
    value: `${mega(most)} at most, ${Math.round(row)} bytes more for each further idea`,
    how: 'Resident, with the embedded engine in it; how it grows from the second quarter to the last.',
    aim: { text: `at most ${BYTES_A_ROW} bytes`, holds: row <= BYTES_A_ROW },
  })
  if (row > BYTES_A_ROW) process.exitCode = 1
}

if (values.only !== 'archive') await measure('table.csv', table(Number(values.rows)), 0)
if (values.only !== 'table')
  await measure('archive.json', archive(Number(values.megabytes) * 1_000_000), COMMENTS)
rmSync(folder, { recursive: true })
