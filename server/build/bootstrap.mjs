// Prepares what everything else needs, with node's own modules alone: on a fresh clone there is
// nothing else.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

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
  return Object.entries(wanted).every(
    ([at, { version, optional }]) => at === '' || optional || present[at]?.version === version,
  )
}

/** Runs a program with its output shown; resolves with its exit code, 127 when there is no such program. */
export function run(program, args, { cwd, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    // npm is a script on Windows, which only a shell can start.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? 'ignore' : 'inherit',
      shell: process.platform === 'win32',
    })
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
  // Also under NODE_ENV=production: what builds the client is among the packages for development.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await run('npm', ['ci', ...flags], { cwd: root })
  if (code !== 0) throw new Error('The packages could not be installed: npm says why above.')
}

const clientInputs = [
  'src',
  'rules',
  '__generated__',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'schema.graphql',
  'relay.config.json',
  'server/build',
]
const serverInputs = ['server', 'rules', 'vite.server.config.ts', 'package-lock.json']

function* filesOf(at) {
  const stat = fs.statSync(at, { throwIfNoEntry: false })
  if (stat?.isFile()) yield at
  if (!stat?.isDirectory()) return
  for (const name of fs.readdirSync(at).sort()) yield* filesOf(path.join(at, name))
}

function digestOf(root, inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesOf(path.join(root, input))) {
      if (!/\.test\.(tsx?|mjs)$/.test(file))
        hash
          .update(path.relative(root, file))
          .update('\0')
          .update(fs.readFileSync(file))
          .update('\0')
    }
  }
  return hash
}

/** A digest of everything the client is built from, the VITE_ settings included. */
export function clientDigest(root) {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()
  return digestOf(root, clientInputs).update(JSON.stringify(settings)).digest('hex')
}

/** A digest of everything the server is built from. */
export const serverDigest = (root) => digestOf(root, serverInputs).digest('hex')

/** Whether what was built is there, from what there is now. */
function isBuilt(root, made, stamp, digest) {
  const noted = path.join(root, stamp)
  return (
    fs.existsSync(path.join(root, made)) &&
    fs.existsSync(noted) &&
    fs.readFileSync(noted, 'utf8') === digest
  )
}

async function build(root, what, args) {
  // The build is the same whatever is being run, so that one digest means one build.
  const env = { NODE_ENV: 'production' }
  const code = await run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', '--emptyOutDir', ...args],
    { cwd: root, env },
  )
  if (code !== 0) throw new Error(`The ${what} could not be built: the lines above say why.`)
}

async function ensureClientBuilt(root, say) {
  const [stamp, digest] = ['dist/.digest', clientDigest(root)]
  if (isBuilt(root, 'dist/client/index.html', stamp, digest)) return
  say('Building the client')
  fs.rmSync(path.join(root, stamp), { force: true })
  await build(root, 'client', ['--outDir=dist/client', '--manifest'])
  await build(root, 'client', ['--outDir=dist/render', '--ssr=src/renderPage.tsx'])
  fs.writeFileSync(path.join(root, stamp), digest)
}

/**
 * Builds the server into dist/server when it was never built or its sources changed since: beside
 * its place, for others may be starting it.
 */
export async function ensureServerBuilt(root, say = console.log) {
  const digest = serverDigest(root)
  const isThere = () => isBuilt(root, 'dist/server/server.mjs', 'dist/server/.digest', digest)
  if (isThere()) return
  say('Building the server')
  const at = (name) => path.join(root, 'dist', name)
  const remove = (name) => fs.rmSync(at(name), { recursive: true, force: true })
  const [fresh, old] = [`server.new.${process.pid}`, `server.old.${process.pid}`]
  for (const name of [fresh, old, ...abandoned(path.join(root, 'dist'))]) remove(name)
  try {
    await build(root, 'server', ['--config=vite.server.config.ts', `--outDir=dist/${fresh}`])
    fs.writeFileSync(path.join(at(fresh), '.digest'), digest)
    if (isThere()) return
    if (fs.existsSync(at('server'))) fs.renameSync(at('server'), at(old))
    fs.renameSync(at(fresh), at('server'))
  } catch (error) {
    // Another start may be putting the same there.
    await wait(200)
    if (!isThere()) throw error
  } finally {
    for (const name of [fresh, old]) remove(name)
  }
}

/** Halves of builds that were broken off more than an hour ago. */
function abandoned(dist) {
  const names = fs.existsSync(dist)
    ? fs.readdirSync(dist).filter((name) => /^server\.(new|old)\./.test(name))
    : []
  return names.filter(
    (name) =>
      Date.now() -
        (fs.statSync(path.join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) >
      3_600_000,
  )
}

/** Compresses the client's files once, for all starts. */
async function ensureCompressed(root) {
  const client = path.join(root, 'dist/client')
  if (fs.existsSync(path.join(client, 'index.html.br'))) return
  const { precompress } = await import(
    pathToFileURL(path.join(root, 'dist/server/precompress.mjs')).href
  )
  await precompress(client)
}

/**
 * Builds the client into dist/client, compressed, and the server into dist/server, each when it was
 * never built or its sources changed since.
 */
export async function ensureBuilt(root, say = console.log) {
  await ensureClientBuilt(root, say)
  await ensureServerBuilt(root, say)
  await ensureCompressed(root)
}
