import assert from 'node:assert/strict'
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
      ...['HOST', 'PORT', 'DATA_DIR', 'PUBLIC_URL', 'SECRET', 'DATABASE_URL'],
      ...['SMTP_URL', 'MAIL_FROM', 'TRUST_PROXY'],
    ],
  )
})

test('what .env holds comes neither into the image nor into the history', () => {
  assert.match(read('deploy/Dockerfile.dockerignore'), /^\*\*\/\.env$/m)
  assert.match(read('.gitignore'), /^\.env$/m)
})
