import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-interrupted-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Milliseconds within which somebody who pressed Ctrl-C is back at their prompt, on a busy machine too. */
const PROMPT_MS = 10_000

function startImport(source: string): { child: ChildProcess; lines: AsyncIterable<string> } {
  const args = [path.resolve('server/testing/builtProgram.mjs'), 'import', source]
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data') }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  const lines = createInterface({ input: child.stdout })
  return { child, lines }
}

/** Rows of a table that takes many times as long to look at as a signal may take to end it. */
const HUGE = 10_000_000

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends an import that looks at a huge table, and leaves nothing that holds the database',
  async (signal) => {
    const source = path.join(folder, `${signal}.csv`)
    writeFileSync(source, `title,votes\n${'Dark mode,3\n'.repeat(HUGE)}`)
    const { child, lines } = startImport(source)
    const exited = once(child, 'exit')
    let said = ''
    let signalledAt = 0
    for await (const line of lines) {
      said += `${line}\n`
      if (!line.includes('Checking the source')) continue
      // It reads by then.
      await new Promise((resolve) => setTimeout(resolve, 500))
      signalledAt = Date.now()
      child.kill(signal)
    }
    const [code] = (await exited) as [number | null]
    const took = Date.now() - signalledAt
    expect([code, said]).toEqual([130, expect.stringContaining('Stopped after 0 ideas')])
    expect(took).toBeLessThan(PROMPT_MS)
  },
  180_000,
)

test.each([
  ['a device', () => '/dev/zero'],
  ['a pipe that nobody writes to', () => namedPipe()],
])(
  '%s is refused at once',
  async (_, make) => {
    const source = make()
    const { child, lines } = startImport(source)
    const exited = once(child, 'exit')
    let refusal = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (refusal += text))
    for await (const _ of lines);
    const [code] = (await exited) as [number | null]
    expect([code, refusal]).toEqual([
      1,
      expect.stringContaining(`${source} is neither a file nor a folder`),
    ])
  },
  180_000,
)

function namedPipe(): string {
  const source = path.join(folder, 'pipe')
  rmSync(source, { force: true })
  execFileSync('mkfifo', [source])
  return source
}
