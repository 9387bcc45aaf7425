import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { firstScreenChunks, measure } from './budget.mjs'

const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-budget-'))
after(() => fs.rmSync(dist, { recursive: true }))

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/routes/home/HomePage.tsx', 'src/ui/Dialog.tsx'],
  },
  '_react.js': { file: 'react.js' },
  'src/routes/home/HomePage.tsx': {
    file: 'home.js',
    imports: ['index.html', '_list.js'],
    isDynamicEntry: true,
  },
  '_list.js': { file: 'list.js', imports: ['_react.js'] },
  'src/ui/Dialog.tsx': { file: 'dialog.js', isDynamicEntry: true },
}

/** Writes chunks of bytes that cannot be compressed. */
function built(sizes) {
  fs.mkdirSync(path.join(dist, '.vite'), { recursive: true })
  fs.writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const { file } of Object.values(manifest))
    fs.writeFileSync(path.join(dist, file), randomBytes(sizes[file] ?? 10))
}

test('the first screen is the entry, the home page and what they import, each once', () => {
  assert.deepEqual(
    firstScreenChunks(manifest).map((it) => it.file),
    ['entry.js', 'react.js', 'home.js', 'list.js'],
  )
})

test('a manifest without a home page is a mistake, not a small page', () => {
  assert.throws(
    () => firstScreenChunks({ 'index.html': { file: 'entry.js', isEntry: true } }),
    /no home page/,
  )
})

test('a small first screen is within the budget whatever is lazy, one byte too many is not', () => {
  built({ 'entry.js': 100_000, 'dialog.js': 900_000 })
  assert.equal(measure(dist).isWithin, true)
  built({ 'entry.js': 100_000, 'list.js': 61_000 })
  assert.equal(measure(dist).isWithin, false)
})
