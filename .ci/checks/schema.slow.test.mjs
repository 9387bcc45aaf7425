import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, copyOf, edit, root } from './temporary.mjs'

const script = 'server/graphql/print.ts'
const copy = () => copyOf('server', 'rules', 'schema.graphql')

test("the project's schema.graphql is what its server prints", () => {
  assert.deepEqual(check(root, script, '--check'), { code: 0, output: '' })
})

test('a hand-edited schema.graphql fails, and says what to run', () => {
  const at = copy()
  edit(at, 'schema.graphql', (text) => text.replace('voteCount: Int!', 'voteCount: Int'))
  const { code, output } = check(at, script, '--check')
  assert.equal(code, 1)
  assert.match(output, /schema\.graphql .* npm run schema:print/s)
})

test('a server that lost a field fails', () => {
  const at = copy()
  edit(at, 'server/graphql/Tag.ts', (text) =>
    text.replace(/^ *slug: t\.exposeString[\s\S]*?\}\),\n/m, ''),
  )
  const { code, output } = check(at, script, '--check')
  assert.equal(code, 1)
  assert.match(output, /is not what server\/graphql prints/)
})
