import fs from 'node:fs'
import path from 'node:path'
import { captureNode } from './capture.mjs'

/** The counts that node's test runner prints last; a run that printed none has failed. */
export function ofNodeTests({ code, output }) {
  const of = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  const failed = of('fail') + of('cancelled')
  const at = output.indexOf('✖ failing tests:')
  return {
    passed: of('pass'),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: of('skipped'),
    output: at === -1 ? output : output.slice(at),
  }
}

/** The folders that hold tests of node's own runner. */
const folders = ['.ci', 'server/build', 'e2e/harness']

/** Runs the tests of what checks, builds and starts the project; slow ones with all. */
export async function runToolTests({ root, isAll }) {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => file.endsWith('.test.mjs') && !file.includes('fixtures'))
      .filter((file) => isAll || !file.endsWith('.slow.test.mjs'))
      .map((file) => path.join(folder, file)),
  )
  const args = ['--test', '--test-reporter=spec', '--test-concurrency=2', ...files]
  return ofNodeTests(await captureNode(args, { cwd: root, env: { NODE_TEST_CONTEXT: undefined } }))
}
