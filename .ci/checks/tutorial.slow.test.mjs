// The tutorial of component tests works word for word: its files are written, compiled and run.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { copyOf, root } from './temporary.mjs'

const tutorial = fs.readFileSync(path.join(root, 'docs/COMPONENT-TESTS.md'), 'utf8')
const blocks = (pattern) => [...tutorial.matchAll(pattern)].map((found) => found.slice(1))

test('the files of the tutorial compile, and its tests pass', () => {
  const at = copyOf(
    'src',
    'rules',
    'server',
    '__generated__',
    'schema.graphql',
    'relay.config.json',
    'jest.config.mjs',
    '.ci/jest',
  )
  const files = blocks(/^```tsx (\S+)\n([^]*?)^```$/gm)
  assert.equal(files.length, 2)
  for (const [file, text] of files) {
    assert.ok(!fs.existsSync(path.join(at, file)), `${file} is there already`)
    fs.writeFileSync(path.join(at, file), text)
  }
  const [[commands]] = blocks(/^```sh\n([^]*?)^```$/gm)
  for (const command of commands.trim().split('\n')) {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: at,
      encoding: 'utf8',
      shell: true,
    })
    assert.equal(status, 0, `${command}\n${stdout}${stderr}`)
  }
})
