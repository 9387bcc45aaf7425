// What must be there before anything else can run. Only node's own modules: on a fresh clone there is nothing else.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const oldest = [20, 19]

/** Throws one clear sentence when this Node is older than the project needs. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Error(`This needs Node ${oldest.join('.')} or newer; this is Node ${version}.`)
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Tells whether node_modules holds what the lock file names, by npm's own record of what it put there. */
export function isInstalled(root) {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages ?? {}
  const present = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages
  if (!present) return false
  return Object.entries(wanted).every(([at, { version, optional }]) => at === '' || optional || present[at]?.version === version)
}

/** Runs a program with its output shown; resolves with its exit code, 127 when there is no such program. */
export function run(program, args, { cwd, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    // npm is a script on Windows, which only a shell can start.
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: quiet ? 'ignore' : 'inherit', shell: process.platform === 'win32' })
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Installs the packages of the lock file when they are not all there.
 * @param {string} root folder of the project
 * @param {(line: string) => void} say shown before the wait
 */
export async function ensureInstalled(root, say = console.log) {
  if (isInstalled(root)) return
  say('Installing packages (once, about a minute)')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root })
  if (code !== 0) throw new Error('The packages could not be installed: npm says why above.')
}

const inputs = ['src', 'rules', '__generated__', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'schema.graphql', 'relay.config.json', '.ci/relay']

function* filesOf(at) {
  const stat = fs.statSync(at, { throwIfNoEntry: false })
  if (stat?.isFile()) yield at
  if (!stat?.isDirectory()) return
  for (const name of fs.readdirSync(at).sort()) yield* filesOf(path.join(at, name))
}

/** A digest of everything the client is built from, the VITE_ settings included. */
export function clientDigest(root) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesOf(path.join(root, input))) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
    }
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')).sort()
  return hash.update(JSON.stringify(settings)).digest('hex')
}

/** Builds the client into dist/client when it was never built or its sources changed since. */
export async function ensureBuilt(root, say = console.log) {
  const stamp = path.join(root, 'dist/.digest')
  const digest = clientDigest(root)
  const isThere = [stamp, path.join(root, 'dist/client/index.html')].every((file) => fs.existsSync(file))
  if (isThere && fs.readFileSync(stamp, 'utf8') === digest) return
  say('Building the client')
  fs.rmSync(stamp, { force: true })
  const code = await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', '--outDir=dist/client', '--emptyOutDir', '--manifest'], { cwd: root })
  if (code !== 0) throw new Error('The client could not be built: the lines above say why.')
  fs.writeFileSync(stamp, digest)
}
