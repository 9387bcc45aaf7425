import fs from 'node:fs'
import path from 'node:path'
import { captureNode } from './capture.mjs'

/** All files below a folder that end so, sorted; none when there is no such folder. */
export function filesEnding(root, folder, ending) {
  const at = path.join(root, folder)
  if (!fs.existsSync(at)) return []
  return fs
    .readdirSync(at, { recursive: true })
    .filter((file) => ending.test(file) && !file.includes('fixtures'))
    .map((file) => path.join(folder, file))
    .sort()
}

/** The tests that a file has reported; half a line, where it was ended in the middle, is none. */
function reported(report) {
  const lines = fs.existsSync(report)
    ? fs.readFileSync(report, 'utf8').split('\n').filter(Boolean)
    : []
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
}

/** From where the spec reporter repeats what failed; all of it when that heading is missing. */
function failuresOf(output) {
  const at = output.indexOf('✖ failing tests:')
  return at === -1 ? output : output.slice(at)
}

async function runFile({ root, env, reports, limitMinutes }, file) {
  const from = performance.now()
  const report = path.join(reports, `${file.replaceAll(/[\\/]/g, '-')}.jsonl`)
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${path.join(import.meta.dirname, 'countReporter.mjs')}`,
    `--test-reporter-destination=${report}`,
  ]
  // A file by itself runs in this one process; `--test` would put another around it.
  const { code, output } = await captureNode([...reporters, file], {
    cwd: root,
    env: { ...env, NODE_TEST_CONTEXT: undefined },
    limitMinutes,
  })
  const tests = reported(report)
  const of = (status) => tests.filter((it) => it.status === status).length
  const failed = code !== 0 && of('failed') === 0 ? 1 : of('failed')
  return {
    file,
    seconds: (performance.now() - from) / 1000,
    tests,
    passed: of('passed'),
    skipped: of('skipped'),
    failed,
    output: failed > 0 ? `${file}\n${failuresOf(output)}` : '',
  }
}

/** The lines of the slowest tests, the slowest first. */
function slowest(tests, count) {
  const timed = tests
    .filter((it) => typeof it.seconds === 'number')
    .sort((a, b) => b.seconds - a.seconds)
  return timed
    .slice(0, count)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
}

/**
 * Runs files of node:test, each in a process of its own, and tells the ten slowest tests.
 * @param {{ root: string, name: string, files: string[], env?: Record<string, string>, atOnce?: number, limitMinutes?: number }} what
 *   name: of the folder of reports in .cache; atOnce: how many files; limitMinutes: after which a file is ended
 */
export async function runNodeTests({ root, name, files, env, atOnce = 1, limitMinutes = 10 }) {
  const reports = path.join(root, `.cache/${name}-reports`)
  fs.rmSync(reports, { recursive: true, force: true })
  fs.mkdirSync(reports, { recursive: true })
  const waiting = [...files]
  const done = []
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      done.push(await runFile({ root, env, reports, limitMinutes }, file))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, files.length) }, work))
  const sum = (key) => done.reduce((all, it) => all + it[key], 0)
  const tests = done.flatMap((it) => it.tests)
  fs.writeFileSync(
    path.join(root, `.cache/${name}-report.json`),
    JSON.stringify(
      done.map(({ file, seconds, tests: its }) => ({ file, seconds, tests: its })),
      null,
      1,
    ),
  )
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    output: done
      .map((it) => it.output)
      .filter(Boolean)
      .join('\n\n'),
    slowest: slowest(tests, 10),
  }
}
