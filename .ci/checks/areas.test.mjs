import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { circlesOf, problems } from './areas.mjs'
import { root } from './temporary.mjs'

const fixture = path.join(root, '.ci/fixtures/upward-import')

test('no areas of the project stand in a circle', () => assert.deepEqual(problems(root), []))

test('a circle of areas fails, though no file imports itself on any way', () =>
  assert.deepEqual(problems(fixture), [
    'ideas needs votes (ideas/needsVotes.ts), votes needs ideas (votes/needsIdeas.ts)',
  ]))

test('a circle of three is found once', () => {
  const imports = new Map(
    Object.entries({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }).map(([area, others]) => [
      area,
      new Map(others.map((other) => [other, 'a file'])),
    ]),
  )
  assert.deepEqual(circlesOf(imports), [['a', 'b', 'c']])
})
