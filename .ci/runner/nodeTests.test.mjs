import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { copyOf } from '../checks/temporary.mjs'
import { runNodeTests } from './nodeTests.mjs'

const head = "import { describe, test } from 'node:test'\n"

async function counted(files, options = {}) {
  const root = copyOf()
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(root, name), text)
  const { output, slowest, ...counts } = await runNodeTests({
    root,
    name: 'counted',
    files: Object.keys(files),
    ...options,
  })
  return { counts, output, slowest }
}

test('tests are counted by what became of them, suites are not', async () => {
  const text = `${head}describe('all', () => {\n test('good', () => {})\n test('bad', () => { throw new Error('reason') })\n test('later', { skip: true }, () => {})\n})`
  const { counts, output } = await counted({ 'some.test.mjs': text })
  assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 1 })
  assert.match(output, /reason/)
})

test('a file that cannot be read as JavaScript counts as one failure', async () => {
  const { counts } = await counted({
    'good.test.mjs': `${head}test('good', () => {})`,
    'broken.test.mjs': 'const = 1',
  })
  assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 0 })
})

test('the slowest tests of all files are told, the slowest first', async () => {
  const lasting = (ms) =>
    `${head}test('lasts ${ms} ms', () => new Promise((resolve) => setTimeout(resolve, ${ms})))`
  const { counts, slowest } = await counted(
    { 'a.test.mjs': lasting(40), 'b.test.mjs': lasting(400), 'c.test.mjs': lasting(140) },
    { atOnce: 2 },
  )
  assert.deepEqual(counts, { passed: 3, failed: 0, skipped: 0 })
  assert.deepEqual(
    slowest.map((line) => line.replace(/^ *[\d.]+ s +/, '')),
    ['lasts 400 ms', 'lasts 140 ms', 'lasts 40 ms'],
  )
})

test('a file that does not end is ended, and counts as one failure', async () => {
  const text = `${head}test('good', () => {})\nsetInterval(() => {}, 1000)`
  const { counts, output } = await counted({ 'endless.test.mjs': text }, { limitMinutes: 0.05 })
  assert.equal(counts.failed, 1)
  assert.match(output, /longer than 0.05 minutes/)
})
