import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { followDockerfile, inContainer, whyNot } from './follow.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-image-'))
fs.chmodSync(folder, 0o755)
after(() => fs.rmSync(folder, { recursive: true, force: true }))
const root = path.resolve(import.meta.dirname, '../..')

/** Bytes of what is ours in the image; half of it are fonts, the embedded database and the reader of images. */
const LARGEST = 120e6

const bytes = (at) =>
  fs
    .readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)

test(
  'the image that its steps make serves a site, as a user that is not root, on a root that nobody can write',
  { skip: whyNot() ?? false, timeout: 900_000 },
  async () => {
    const image = followDockerfile(folder)
    const size = bytes(path.join(image.folder, 'app'))
    console.log(`the image has ${Math.round(size / 1e6)} MB over Node`)
    assert.ok(size < LARGEST, `the image is larger than ${LARGEST / 1e6} MB over Node`)
    const data = path.join(folder, 'data')
    fs.mkdirSync(data)
    const env = { ...image.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data }
    const [program, ...args] = inContainer(image, image.cmd)
    const server = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    try {
      let said = ''
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk) => (said += chunk))
      const ended = once(server, 'exit')
      while (!/ready at \S+\n/.test(said)) {
        const [code] = await Promise.race([once(server.stdout, 'data'), ended])
        assert.notEqual(typeof code, 'number', `it ended with ${code}: ${said}`)
      }
      const url = /ready at (\S+)\n/.exec(said)?.[1]
      const page = await fetch(url, { headers: { accept: 'text/html' } })
      assert.equal(page.status, 200)
      assert.match(await page.text(), /<div id="root">/)
      const status = fs.readFileSync(`/proc/${server.pid}/status`, 'utf8')
      assert.match(status, /^Uid:\s+1000\s+1000\s+1000\s+1000$/m)
      const { port } = new URL(url)
      const inside = (...command) => {
        const [first, ...rest] = inContainer(image, command)
        return spawnSync(first, rest, { env: { ...env, PORT: port }, encoding: 'utf8' })
      }
      assert.equal(inside(...image.healthcheck).status, 0, 'it is healthy')
      const write = inside('sh', '-c', 'touch /app/x || touch /etc/x')
      assert.match(write.stderr, /Read-only file system|Permission denied/)
      const invited = inside('node', 'dist/server/invite.mjs', 'Ada')
      assert.match(invited.stdout, /\/invitation\?token=/, invited.stderr)
      server.kill(image.stopSignal)
      assert.deepEqual(await ended, [0, null])
      assert.notEqual(inside(...image.healthcheck).status, 0, 'it is not healthy any more')
    } finally {
      server.kill('SIGKILL')
    }
  },
)

test('the unit is one that systemd understands', (t) => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return t.skip('no systemd here')
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', path.join(root, 'deploy/earshot.service')],
    { encoding: 'utf8' },
  )
  assert.equal(status, 0, stderr)
  assert.equal(stderr, '')
})
