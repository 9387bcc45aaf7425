// What no rule of the linter sees in styles.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from './temporary.mjs'

test('colours are mixed in oklab alone, so that all mixtures look even', () => {
  const files = fs
    .readdirSync(path.join(root, 'src'), { recursive: true })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join('src', name))
    .concat('index.html')
  const mixed = files.flatMap((file) =>
    [
      ...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/color-mix\(\s*in\s+([\w-]+)/g),
    ].map(([, space]) => ({ file, space })),
  )
  assert.ok(mixed.length > 5, 'no colour is mixed at all')
  assert.deepEqual(
    mixed.filter(({ space }) => space !== 'oklab'),
    [],
  )
})
