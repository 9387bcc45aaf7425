import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { problems, shippedPackages } from './licences.mjs'
import { root } from './temporary.mjs'

const fixture = path.join(root, '.ci/fixtures/licences')

test('what the project ships may be shipped', () => {
  assert.ok(shippedPackages(root).length > 100)
  assert.deepEqual(problems(root), [])
})

test('a licence that asks for more, an unknown one and a missing one fail; those for development are not looked at', () =>
  assert.deepEqual(problems(fixture), [
    'also-lesser 1.0.0: Apache-2.0 AND LGPL-3.0-or-later',
    'home-made 1.0.0: SEE LICENSE IN LICENSE.md',
    'nested 2.0.0: AGPL-3.0-only',
    'silent 1.0.0: no licence',
  ]))

test('of several licences one is enough, where one may be chosen', () =>
  assert.ok(shippedPackages(fixture).some(({ name }) => name === 'either')))

test('the licence of the project is the one that its package names', () => {
  const { license } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  assert.equal(license, 'Apache-2.0')
  assert.match(
    fs.readFileSync(path.join(root, 'LICENSE'), 'utf8'),
    /Apache License\s+Version 2\.0, January 2004/,
  )
})
