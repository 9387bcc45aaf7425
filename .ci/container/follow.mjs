// Follows deploy/Dockerfile step by step where there is no Docker: `node .ci/container/follow.mjs FOLDER`.
// The base image is this machine: its Node and its programs. Each stage is a folder, entered by chroot (enter.sh), which needs root.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isIgnored, readStages } from './dockerfile.mjs'

const root = path.resolve(import.meta.dirname, '../..')
export const enter = path.join(import.meta.dirname, 'enter.sh')
/** The user `node` of the base image. */
const users = { node: '1000:1000', root: '0:0' }

/** @typedef {{ folder: string, env: Record<string, string>, workdir: string, user: string, volumes: string[], cmd: string[], healthcheck: string[], stopSignal: string, ports: string[] }} Image */

/** Whether the steps can be followed on this machine; a sentence where they cannot. */
export function whyNot() {
  if (process.getuid?.() !== 0) return 'the steps of the Dockerfile are followed by root alone'
  const { status } = spawnSync('unshare', ['--mount', 'true'])
  return status === 0 ? null : 'this machine lets nobody mount anything'
}

function* contextFiles(patterns, folder = '') {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name)
    // No file below an ignored folder of the first level comes back.
    if (/^(?:node_modules|dist|data|\.git|\.cache)$/.test(file)) continue
    if (entry.isDirectory()) yield* contextFiles(patterns, file)
    else if (!isIgnored(patterns, file)) yield file
  }
}

/** The machine's settings of npm, which would be those of the machine that builds the image. */
const npmSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => /^npm_config_/i.test(name)))

/** Follows one stage. */
function follow({ steps }, folder, { stages, context }) {
  const image = {
    folder,
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/tmp' },
    workdir: '/',
    user: 'root',
    volumes: [],
    cmd: [],
    healthcheck: [],
    stopSignal: 'SIGTERM',
    ports: [],
  }
  const inside = (at) => path.join(folder, path.posix.resolve(image.workdir, at))
  const copy = (argument, { from }) => {
    const places = argument.split(/\s+/)
    const to = places.pop() ?? '.'
    for (const place of places) {
      if (from !== undefined) {
        fs.cpSync(path.join(stages.get(from).folder, place), inside(to), { recursive: true })
        continue
      }
      const files = context.filter((file) => place === '.' || file === place)
      if (files.length === 0) throw new Error(`COPY ${place}: there is no such file in the context`)
      for (const file of files) fs.cpSync(path.join(root, file), path.join(inside(to), file))
    }
  }
  const does = {
    ARG: () => {},
    CMD: (argument) => (image.cmd = JSON.parse(argument)),
    COPY: copy,
    ENV: (argument) => {
      const [name, ...value] = argument.split('=')
      image.env[name] = value.join('=')
    },
    EXPOSE: (argument) => image.ports.push(argument),
    HEALTHCHECK: (argument) => (image.healthcheck = JSON.parse(argument.replace(/^CMD /, ''))),
    RUN: (argument) => run(image, argument),
    STOPSIGNAL: (argument) => (image.stopSignal = argument),
    USER: (argument) => (image.user = argument),
    VOLUME: (argument) => image.volumes.push(argument),
    WORKDIR: (argument) => {
      image.workdir = path.posix.resolve(image.workdir, argument)
      fs.mkdirSync(inside('.'), { recursive: true })
    },
  }
  for (const { name, argument, flags } of steps) does[name](argument, flags)
  return image
}

function run({ folder, env, workdir, user }, command) {
  // The base image has this user; the machine may have none of that name.
  const here = command.replaceAll('node:node', users.node)
  const { status, stdout, stderr } = spawnSync(
    enter,
    [folder, 'build', workdir, users[user], 'sh', '-c', here],
    { env: { ...npmSettings(), ...env }, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}:\n${stdout}${stderr}`)
}

/**
 * Follows all stages into a folder, and gives the last one.
 * @returns {Image}
 */
export function followDockerfile(folder, say = () => {}) {
  const patterns = fs
    .readFileSync(path.join(root, 'deploy/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const context = [...contextFiles(patterns)]
  const stages = new Map()
  let last
  for (const [at, stage] of readStages(path.join(root, 'deploy/Dockerfile')).entries()) {
    say(`Stage ${stage.as ?? at} from ${stage.from}: this machine, Node ${process.version}`)
    const image = follow(stage, path.join(folder, stage.as ?? String(at)), { stages, context })
    if (stage.as !== undefined) stages.set(stage.as, image)
    last = image
  }
  return last
}

/** The program and arguments that start a command of an image, with nothing to write to but its volumes. */
export function inContainer({ folder, workdir, user }, command) {
  return [enter, folder, 'run', workdir, users[user], ...command]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2)
  const reason = whyNot()
  if (folder === undefined || reason !== null) {
    console.error(reason ?? 'Usage: node .ci/container/follow.mjs FOLDER')
    process.exit(2)
  }
  const image = followDockerfile(path.resolve(folder), console.log)
  console.log(JSON.stringify(image, null, 2))
}
