import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { check, copyOf, edit, root } from './temporary.mjs'

const script = path.join(root, '.ci/checks/migrations.ts')
const copy = () => copyOf('server/db', 'rules')

test('the migrations of the project say what its tables say', () => {
  assert.deepEqual(check(root, script), { code: 0, output: '' })
})

test('a column without a migration fails', () => {
  const at = copy()
  edit(at, 'server/db/tables/ideas.ts', (text) =>
    text.replace(/pgTable\(\s*'idea',\s*\{/, (start) => `${start}\n  shiny: text('shiny'),`),
  )
  const { code, output } = check(at, script, at)
  assert.equal(code, 1)
  assert.match(output, /tables: public\.idea/)
})

test('a migration that the journal does not know fails', () => {
  const at = copy()
  fs.writeFileSync(path.join(at, 'server/db/migrations/9999_stray.sql'), 'select 1')
  const { code, output } = check(at, script, at)
  assert.equal(code, 1)
  assert.match(output, /9999_stray/)
})
