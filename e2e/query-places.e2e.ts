// No query is added without saying what is seen when it fails.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { others, places } from './harness/queryPlaces.ts'
import { test } from './harness/test.ts'

test('every query of the product is asked here, or has a reason not to be', () => {
  const made = fs
    .readdirSync(path.resolve(import.meta.dirname, '../__generated__'))
    .flatMap((file) => /^(\w+Query)\.graphql\.ts$/.exec(file)?.[1] ?? [])
    .filter((name) => !name.includes('Test'))
  const known = [
    ...places.map(({ query }) => query),
    ...Object.values(others).flatMap((names) => names.split(' ')),
  ]
  assert.deepEqual(known.toSorted(), made.toSorted())
})
