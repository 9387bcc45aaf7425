// The linter still bites: each file of the fixture says on its first line which rules must report it.
import assert from 'node:assert/strict'
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
    overrideConfig: houseRules(root, { types: false }),
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
  assert.ok(files.length >= 38, `only ${files.length} files`))
