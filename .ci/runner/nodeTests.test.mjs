import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { copyOf } from '../checks/temporary.mjs'
import { runNodeTests } from './nodeTests.mjs'

const head = "import { describe, test } from 'node:test'\n"

async function counted(files) {
  const root = copyOf()
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(root, name), text)
  const { output, ...counts } = await runNodeTests({ root, name: 'counted', files: Object.keys(files) })
  return { counts, output }
}

test('tests are counted by what became of them, suites are not', async () => {
  const text = `${head}describe('all', () => {\n test('good', () => {})\n test('bad', () => { throw new Error('reason') })\n test('later', { skip: true }, () => {})\n})`
  const { counts, output } = await counted({ 'some.test.mjs': text })
  assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 1 })
  assert.match(output, /reason/)
})

test('a file that cannot be read as JavaScript counts as one failure', async () => {
  const { counts } = await counted({ 'good.test.mjs': `${head}test('good', () => {})`, 'broken.test.mjs': 'const = 1' })
  assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 0 })
})
