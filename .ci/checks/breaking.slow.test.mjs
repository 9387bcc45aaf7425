import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { check, copyOf, edit, root } from './temporary.mjs'

const script = path.join(root, '.ci/checks/breaking.ts')
const schema =
  'type Query {\n  idea: Idea\n}\n\ntype Idea {\n  title: String!\n  voteCount: Int!\n}\n'
const removeVoteCount = (text) => text.replace('  voteCount: Int!\n', '')

/** A schema with a history of one commit. */
function repository() {
  const at = copyOf()
  fs.writeFileSync(path.join(at, 'schema.graphql'), schema)
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: at,
      stdio: 'pipe',
    })
  git('init', '--quiet', '--initial-branch=main')
  git('add', 'schema.graphql')
  git('commit', '--quiet', '--message=schema')
  return { at, git }
}

test('an unchanged schema and an addition pass', () => {
  const { at } = repository()
  assert.equal(check(at, script, at).code, 0)
  edit(at, 'schema.graphql', (text) => `${text}\ntype Fresh {\n  name: String\n}\n`)
  assert.deepEqual(check(at, script, at), { code: 0, output: '' })
})

test('a field that is gone fails, also after it was committed, until it is recorded', () => {
  const { at, git } = repository()
  edit(at, 'schema.graphql', removeVoteCount)
  const first = check(at, script, at)
  assert.equal(first.code, 1)
  assert.match(first.output, /Idea\.voteCount was removed/)
  git('commit', '--quiet', '--all', '--message=remove it')
  assert.equal(check(at, script, at).code, 1)
  fs.mkdirSync(path.join(at, 'docs'))
  fs.writeFileSync(
    path.join(at, 'docs/schema-changes.md'),
    'Idea.voteCount was removed. Read Idea.votes instead.\n',
  )
  assert.deepEqual(check(at, script, at), { code: 0, output: '' })
})

test('without a history it is skipped with words', () => {
  const at = copyOf()
  fs.writeFileSync(path.join(at, 'schema.graphql'), schema)
  const { code, output } = check(at, script, at)
  assert.equal(code, 3)
  assert.match(output, /no history/)
})
