import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { findBrowser } from './findBrowser.mjs'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-browser-'))
after(() => fs.rmSync(root, { recursive: true }))

/** An empty program that may be run. */
function write(file) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), '', { mode: 0o755 })
}

test('a browser is taken from CHROME_PATH, the PATH, or the cache, in that order', () => {
  assert.equal(findBrowser(root, { PATH: path.join(root, 'nowhere') }), null)
  write('.cache/browsers/chromium-1/chrome-linux/chrome')
  const own = path.join(root, '.cache/browsers/chromium-1/chrome-linux/chrome')
  assert.equal(findBrowser(root, { PATH: path.join(root, 'nowhere') }), own)
  write('bin/chromium')
  assert.equal(findBrowser(root, { PATH: path.join(root, 'bin') }), path.join(root, 'bin/chromium'))
  assert.equal(findBrowser(root, { PATH: path.join(root, 'bin'), CHROME_PATH: own }), own)
  assert.equal(
    findBrowser(root, { PATH: path.join(root, 'bin'), CHROME_PATH: '/no/such/browser' }),
    null,
  )
})
