import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8')

test('every setting can stand in .env; before it go those alone that are of the container, or needed', () => {
  const [, earshot = ''] = /^ {2}earshot:\n((?: {4}.*\n)+)/m.exec(read('deploy/compose.yaml')) ?? []
  assert.match(earshot, /^ {4}env_file:\n {6}- path: \.env\n {8}required: false\n/m)
  const [, given = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(earshot) ?? []
  assert.deepEqual(
    [...given.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name),
    [
      ...['HOST', 'PORT', 'DATA_DIR', 'PUBLIC_URL', 'SECRET', 'DATABASE_URL', 'PGPASSWORD'],
      ...['SMTP_URL', 'MAIL_FROM', 'TRUST_PROXY'],
    ],
  )
})

test('any password is the one that the database is asked with', () => {
  const compose = read('deploy/compose.yaml')
  const given = (name) => new RegExp(`^ {6}${name}: (.+)$`, 'm').exec(compose)?.[1]
  const password = 'a/b@c:d#e?f%20g'
  assert.equal(given('PGPASSWORD'), given('POSTGRES_PASSWORD'))
  assert.ok(!given('DATABASE_URL').includes('$'), 'what would have to be escaped is not in the URL')
  const script = `import pg from 'pg'
    const { user, host, port, database, password } = new pg.Client({ connectionString: process.env.DATABASE_URL })
    console.log(JSON.stringify({ user, host, port, database, password }))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: given('DATABASE_URL'), PGPASSWORD: password },
    encoding: 'utf8',
  })
  assert.deepEqual(
    JSON.parse(stdout || '{}'),
    { user: 'earshot', host: 'database', port: 5432, database: 'earshot', password },
    stderr,
  )
})

test('what .env holds comes neither into the image nor into the history', () => {
  assert.match(read('deploy/Dockerfile.dockerignore'), /^\*\*\/\.env$/m)
  assert.match(read('.gitignore'), /^\.env$/m)
})
