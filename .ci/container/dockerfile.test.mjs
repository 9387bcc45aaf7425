import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { isIgnored, readStages } from './dockerfile.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const patterns = fs
  .readFileSync(path.join(root, 'deploy/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')

test('the image runs one process of a user that is not root, and says how it is', () => {
  const stages = readStages(path.join(root, 'deploy/Dockerfile'))
  assert.deepEqual(
    stages.map(({ as }) => as),
    ['build', undefined],
  )
  const last = (name) => stages.at(-1)?.steps.findLast((step) => step.name === name)?.argument
  assert.equal(last('USER'), 'node')
  assert.equal(last('VOLUME'), '/data')
  assert.match(last('HEALTHCHECK') ?? '', /"node"/)
  assert.deepEqual(JSON.parse(last('CMD') ?? ''), [
    'node',
    '--max-semi-space-size=4',
    '--max-old-space-size=1900',
    'dist/server/server.mjs',
  ])
  for (const { from } of stages) assert.match(from, /^node:24-/)
})

test('a step that is not known stops the reading', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-steps-')), 'Dockerfile')
  fs.writeFileSync(file, 'FROM a AS b\nONBUILD RUN x\n')
  assert.throws(() => readStages(file), /not known: ONBUILD RUN x/)
  fs.writeFileSync(file, 'RUN x\n')
  assert.throws(() => readStages(file), /before the first FROM/)
})

test('what the build needs goes along, and nothing that is secret, made or a test', () => {
  for (const file of ['src/main.tsx', 'server/db/migrations/0000.sql', '.npmrc', 'index.html'])
    assert.equal(isIgnored(patterns, file), false, file)
  for (const file of [
    '.env',
    'data/secret',
    'deploy.env',
    '.git/config',
    'e2e/votes.e2e.ts',
    'src/app/createApp.slow.test.tsx',
    'README.md',
  ])
    assert.equal(isIgnored(patterns, file), true, file)
})
