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

function counted(file) {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const of = (status) => lines.filter((line) => JSON.parse(line).status === status).length
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}

/** From where the spec reporter repeats what failed; all of it when that heading is missing. */
function failuresOf(output) {
  const at = output.indexOf('✖ failing tests:')
  return at === -1 ? output : output.slice(at)
}

/**
 * Runs files of node:test one after the other: two at once, journeys run into their limits on two cores.
 * @param {{ root: string, name: string, files: string[], env?: Record<string, string> }} what name: of the report in .cache
 */
export async function runNodeTests({ root, name, files, env }) {
  const report = path.join(root, `.cache/${name}-report.jsonl`)
  fs.mkdirSync(path.dirname(report), { recursive: true })
  fs.rmSync(report, { force: true })
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout', `--test-reporter=${path.join(import.meta.dirname, 'countReporter.mjs')}`, `--test-reporter-destination=${report}`]
  const { code, output } = await captureNode(['--test', '--test-concurrency=1', '--test-timeout=600000', ...reporters, ...files], { cwd: root, env: { ...env, NODE_TEST_CONTEXT: undefined }, limitMinutes: 30 })
  const outcome = counted(report)
  const failed = code !== 0 && outcome.failed === 0 ? 1 : outcome.failed
  return { ...outcome, failed, output: failed > 0 ? failuresOf(output) : '' }
}
