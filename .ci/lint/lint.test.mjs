// The linter still bites: each file of the fixture says on its first line which rules must report it.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { before, test } from 'node:test'
import { ESLint } from 'eslint'
import { houseRules } from './config.mjs'
import { serverRanks } from './layers.mjs'

const root = path.join(import.meta.dirname, '../fixtures/upward-import')
const files = fs
  .readdirSync(root, { recursive: true })
  .filter((file) => /^(src|server|rules|e2e).*\.tsx?$/.test(file))
  .sort()

/** @type {Map<string, string[]>} */
const reported = new Map()

before(async () => {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: houseRules(root),
  })
  for (const result of await eslint.lintFiles(files)) {
    reported.set(
      path.relative(root, result.filePath),
      result.messages.map((it) => it.ruleId ?? it.message).sort(),
    )
  }
})

for (const file of files) {
  const [, said] = /^\/\/ expects: (.*)/.exec(fs.readFileSync(path.join(root, file), 'utf8')) ?? []
  const expected = said === 'nothing' ? [] : said.split(' ').sort()
  test(`${file}: ${said}`, () => assert.deepEqual(reported.get(file), expected))
}

test('everything of the server lies in a folder that has a rank, but its test kit', () => {
  const server = path.join(import.meta.dirname, '../../server')
  assert.deepEqual(fs.readdirSync(server).sort(), [...serverRanks, 'testing'].sort())
})

test('the fixture is really there', () =>
  assert.ok(files.length >= 41, `only ${files.length} files`))

test('oxlint still bites: forgotten promises and cases, circles of files', () => {
  const project = path.join(import.meta.dirname, '../..')
  const folder = '.ci/fixtures/promises-and-circles'
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/oxlint/bin/oxlint', '--format=json', folder],
    { cwd: project, encoding: 'utf8' },
  )
  const found = JSON.parse(stdout).diagnostics.map((it) => `${it.filename}: ${it.code}`)
  const expected = fs
    .readdirSync(path.join(project, folder), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file))
    .map((file) => [
      file,
      /expects: (.*)/.exec(fs.readFileSync(path.join(project, file), 'utf8'))?.[1],
    ])
    .filter(([, rule]) => rule !== 'nothing')
    .map(([file, rule]) => `${file}: ${rule}`)
  assert.equal(expected.length, 4)
  assert.deepEqual(found.sort(), expected.sort())
})
