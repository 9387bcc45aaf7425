// Copies of the project that a test may damage.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after } from 'node:test'

export const root = path.resolve(import.meta.dirname, '../..')
const made = []

after(() => made.forEach((at) => fs.rmSync(at, { recursive: true, force: true })))

/** A folder with copies of the named files and folders of the project, and its packages; removed after the tests. */
export function copyOf(...names) {
  const at = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-check-'))
  made.push(at)
  for (const name of ['package.json', 'tsconfig.json', ...names]) {
    fs.cpSync(path.join(root, name), path.join(at, name), { recursive: true })
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(at, 'node_modules'))
  return at
}

/** Changes a file in place; fails when the change changes nothing. */
export function edit(at, file, change) {
  const before = fs.readFileSync(path.join(at, file), 'utf8')
  const text = change(before)
  if (text === before) throw new Error(`${file} was not changed`)
  fs.writeFileSync(path.join(at, file), text)
}

/** Runs a check on a folder: its exit code and all it printed. */
export function check(at, script, ...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...args],
    { cwd: at, encoding: 'utf8' },
  )
  return { code: status, output: stdout + stderr }
}
