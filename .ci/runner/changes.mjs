// Finds the changed files and the tests that `--changed` runs.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { capture } from './capture.mjs'

/** Test files that `--changed` runs at most. */
const NEAREST = 6

function git(root, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim())
  return stdout.split('\n').filter(Boolean)
}

/** The files that differ from a commit, new ones included and deleted ones not, relative to the root. */
export function changedFiles(root, since) {
  const changed = git(root, 'diff', '--name-only', '--relative', '--diff-filter=d', since)
  return [...new Set([...changed, ...git(root, 'ls-files', '--others', '--exclude-standard')])]
}

/** The number of steps through folders from one file to another. */
function distance(one, other) {
  const [from, to] = [path.dirname(one).split('/'), path.dirname(other).split('/')]
  const at = from.findIndex((folder, index) => folder !== to[index])
  const shared = at === -1 ? from.length : at
  return from.length + to.length - 2 * shared
}

/** Gives the test files nearest to the changed files, and the number of the others. */
export function nearest(tests, changed, limit = NEAREST) {
  const near = (test) => Math.min(...changed.map((file) => distance(file, test)))
  const sorted = [...tests].sort((a, b) => near(a) - near(b) || a.localeCompare(b))
  return { tests: sorted.slice(0, limit), more: Math.max(0, sorted.length - limit) }
}

/** The test files of Jest that import, however far down, what changed. */
export async function relatedTests(root, changed) {
  const args = ['node_modules/jest/bin/jest.js', '--listTests', '--findRelatedTests', ...changed]
  const { output } = await capture(process.execPath, args, { cwd: root })
  const files = output.split('\n').filter((line) => /\.test\.tsx?$/.test(line))
  return files.map((file) => path.relative(root, file))
}
