import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { chunksByPage, measure } from './budget.mjs'

const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-budget-'))
after(() => fs.rmSync(dist, { recursive: true }))

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/routes/TeamPage.entrypoint.tsx', 'src/ui/Dialog.lazy.tsx'],
  },
  '_react.js': { file: 'react.js' },
  'src/routes/TeamPage.entrypoint.tsx': {
    file: 'team.entrypoint.js',
    imports: ['index.html'],
    dynamicImports: ['src/routes/TeamPage.tsx'],
    isDynamicEntry: true,
  },
  'src/routes/TeamPage.tsx': {
    file: 'team.js',
    imports: ['index.html', '_list.js'],
    isDynamicEntry: true,
  },
  '_list.js': { file: 'list.js', imports: ['_react.js'] },
  'src/ui/Dialog.lazy.tsx': { file: 'dialog.js', isDynamicEntry: true },
}

/** Writes chunks of bytes that cannot be compressed; the entry holds the home page. */
function built(sizes) {
  fs.mkdirSync(path.join(dist, '.vite'), { recursive: true })
  fs.writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const { file } of Object.values(manifest))
    fs.writeFileSync(path.join(dist, file), randomBytes(sizes[file] ?? 10))
  fs.appendFileSync(path.join(dist, 'entry.js'), 'HomePageQuery')
}

test('a first visit loads the entry, the page and what they import, each once', () => {
  const files = [...chunksByPage(manifest, true)].map(([name, chunks]) => [
    name,
    chunks.map(({ file }) => file),
  ])
  assert.deepEqual(files, [
    ['Home', ['entry.js', 'react.js']],
    ['Team', ['entry.js', 'react.js', 'team.entrypoint.js', 'team.js', 'list.js']],
  ])
})

test('an entry without the home page is a mistake, not a small page', () => {
  assert.throws(() => chunksByPage(manifest, false), /no home page/)
})

const roomy = { gzip: 150_000, brotli: 150_000, all: 160_000, requests: 9 }
const overOf = (limits) =>
  Object.fromEntries(measure(dist, limits).map(({ name, over }) => [name, over]))

test('each page is held to its own limits, whatever is lazy', () => {
  built({ 'entry.js': 100_000, 'team.js': 20_000, 'dialog.js': 900_000 })
  assert.deepEqual(overOf({ Home: roomy, Team: roomy }), { Home: [], Team: [] })
  assert.deepEqual(overOf({ Home: roomy, Team: { ...roomy, requests: 4, all: 120_000 } }), {
    Home: [],
    Team: ['all', 'requests'],
  })
  built({ 'entry.js': 100_000, 'react.js': 51_000 })
  assert.deepEqual(overOf({ Home: roomy, Team: roomy }).Home, ['gzip', 'brotli'])
})

test('styles, the page and its font count among all bytes and requests', () => {
  built({ 'entry.js': 1_000 })
  const [before] = measure(dist, {})
  fs.writeFileSync(path.join(dist, 'index.html'), randomBytes(500))
  fs.writeFileSync(path.join(dist, 'inter-latin-normal-x.woff2'), randomBytes(700))
  const [{ all, requests, gzip }] = measure(dist, {})
  assert.equal(gzip, before.gzip)
  assert.equal(requests, before.requests + 2)
  assert.ok(all - before.all >= 1_200, 'both are counted')
})

test('a page without limits fails', () => {
  built({})
  assert.deepEqual(overOf({ Home: roomy }).Team, ['gzip', 'brotli', 'all', 'requests'])
})
