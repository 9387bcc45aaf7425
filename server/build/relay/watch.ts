import fs from 'node:fs'
import path from 'node:path'
import { openProjects } from './compileAll.ts'
import { createPacer } from './pacer.ts'
import { root } from './projects.ts'
import { bearsOnArtifacts } from './watched.ts'

// Recompiles when a source is saved, without Watchman, and says what is wrong until it is mended.
const projects = await openProjects()
let isBroken = false

async function compile(signal: AbortSignal): Promise<void> {
  const start = performance.now()
  const { problem } = await projects.compile(signal)
  const time = `${Math.round(performance.now() - start)} ms`
  if (problem) console.error(`\n${problem}\n`)
  else console.log(`${isBroken ? 'Mended, compiled' : 'Compiled'} in ${time}`)
  isBroken = problem !== null
}

const pacer = createPacer(compile)
const watchers = ['src', 'schema.graphql'].map((at) =>
  fs.watch(path.join(root, at), { recursive: true }, (_event, name) => {
    if (at !== 'src' || (name && bearsOnArtifacts(path.join('src', name)))) void pacer.request()
  }),
)

async function stop(): Promise<void> {
  for (const watcher of watchers) watcher.close()
  await projects.dispose()
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
void pacer.request()
