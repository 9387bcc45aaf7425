// `npm start`. On a fresh clone there is nothing but Node: only its own modules until the packages are installed.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, requireNode } from '../build/bootstrap.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  requireNode()
  await ensureInstalled(root)
  await ensureBuilt(root)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

await import(pathToFileURL(path.join(root, 'dist/server/server.mjs')).href)
