import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { circlesOf, importsOfAreas, problems } from './areas.mjs'
import { root } from './temporary.mjs'

const fixture = path.join(root, '.ci/fixtures/upward-import')

test('no areas of the project stand in a circle', () => assert.deepEqual(problems(root), []))

test('docs/ARCHITECTURE.md has every area, above all that it imports', () => {
  const page = fs.readFileSync(path.join(root, 'docs/ARCHITECTURE.md'), 'utf8')
  const [, order] = /order, from the bottom: ([^.]+)\./.exec(page) ?? assert.fail('no order there')
  const places = new Map(
    order
      .split(';')
      .flatMap((group, place) => [...group.matchAll(/`(\w+)`/g)].map(([, area]) => [area, place])),
  )
  const imports = importsOfAreas(root)
  assert.deepEqual([...places.keys()].sort(), [...imports.keys()].sort())
  assert.deepEqual(
    [...imports].flatMap(([area, others]) =>
      [...others]
        .filter(([other]) => places.get(other) >= places.get(area))
        .map(([other, file]) => `${other} is not below ${area} (${file})`),
    ),
    [],
  )
})

test('a circle of areas or of folders in an area fails, though no file imports itself on any way', () =>
  assert.deepEqual(problems(fixture), [
    'ideas needs votes (ideas/needsVotes.ts), votes needs ideas (votes/needsIdeas.ts)',
    'readers needs table (readers/needsTable.ts), table needs readers (table/needsReaders.ts)',
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
