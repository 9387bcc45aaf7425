import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import {
  clientDigest,
  ensureInstalled,
  isInstalled,
  requireNode,
  serverDigest,
} from './bootstrap.mjs'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-bootstrap-'))
after(() => fs.rmSync(root, { recursive: true }))

function write(file, content, mode = 0o644) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(
    path.join(root, file),
    typeof content === 'string' ? content : JSON.stringify(content),
    { mode },
  )
}

beforeEach(() => {
  for (const name of fs.readdirSync(root)) fs.rmSync(path.join(root, name), { recursive: true })
})

test('an old Node is refused in one sentence', () => {
  assert.throws(() => requireNode('20.18.9'), /needs Node 20\.19 or newer; this is Node 20\.18\.9/)
  for (const version of ['20.19.0', '22.1.0', '24.0.0']) requireNode(version)
})

test('packages for development are installed in production too: they build the client', async () => {
  write('tool/package.json', { name: 'tool', version: '1.0.0' })
  write('package.json', {
    name: 'site',
    version: '1.0.0',
    devDependencies: { tool: 'file:tool' },
  })
  write('package-lock.json', {
    name: 'site',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'site', version: '1.0.0', devDependencies: { tool: 'file:tool' } },
      'node_modules/tool': { resolved: 'tool', link: true },
      tool: { version: '1.0.0', dev: true },
    },
  })
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await ensureInstalled(root, () => {})
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
  assert.ok(fs.existsSync(path.join(root, 'node_modules/tool/package.json')), 'tool is missing')
})

test('packages count as installed when npm put there what the lock file names', () => {
  const lock = (version) => ({
    packages: {
      '': {},
      'node_modules/a': { version },
      'node_modules/mac-only': { version: '1.0.0', optional: true },
    },
  })
  write('package-lock.json', lock('1.0.0'))
  assert.equal(isInstalled(root), false)
  write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } })
  assert.equal(isInstalled(root), true)
  write('package-lock.json', lock('1.0.1'))
  assert.equal(isInstalled(root), false)
})

test('the digest of the client follows its sources and settings, and no tests', () => {
  write('src/main.tsx', 'one')
  const first = clientDigest(root)
  write('src/main.test.tsx', 'a test')
  assert.equal(clientDigest(root), first)
  write('src/main.tsx', 'two')
  assert.notEqual(clientDigest(root), first)
  const second = clientDigest(root)
  process.env.VITE_GRAPHQL_ENDPOINT = '/elsewhere'
  assert.notEqual(clientDigest(root), second)
  delete process.env.VITE_GRAPHQL_ENDPOINT
})

test('the digest of the server follows its sources and migrations, and no tests', () => {
  write('server/cli/server.ts', 'one')
  const first = serverDigest(root)
  write('server/cli/serve.db.test.ts', 'a test')
  write('src/main.tsx', 'of the client')
  assert.equal(serverDigest(root), first)
  write('server/db/migrations/0000_start.sql', 'create table a ()')
  assert.notEqual(serverDigest(root), first)
})
