import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { check, copyOf, edit, root } from './temporary.mjs'

const script = path.join(root, '.ci/checks/contract.ts')
const fixture = path.join(root, '.ci/fixtures/contract/schema.graphql')

test("the project's schema keeps the rules of the contract", () => {
  assert.deepEqual(check(root, script, root), { code: 0, output: '' })
})

test('each rule bites: the fixture says on each line what must be reported there', () => {
  const expected = fs
    .readFileSync(fixture, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const [, name, rules] = /^(?:type |scalar |union )?\s*(\w+)[^#]*# (.*)$/.exec(line) ?? []
      return (rules?.split(', ') ?? []).map((rule) => `schema.graphql:${at + 1} ${name}: ${rule}`)
    })
  assert.ok(expected.length >= 17, `only ${expected.length} lines`)
  const { code, output } = check(root, script, path.dirname(fixture))
  assert.equal(code, 1)
  assert.deepEqual(output.trim().split('\n').sort(), expected.sort())
})

test('a field that is added to the schema without a description fails', () => {
  const at = copyOf('schema.graphql')
  edit(at, 'schema.graphql', (text) =>
    text.replace('type Board implements Node {', '$&\n  fresh: Int'),
  )
  const { code, output } = check(at, script, at)
  assert.equal(code, 1)
  assert.match(output, /^schema\.graphql:\d+ fresh: has no description\n$/)
})
