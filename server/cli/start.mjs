// `npm start`. On a fresh clone there is nothing but Node: only its own modules until the packages are installed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, requireNode } from '../../.ci/bootstrap.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  requireNode()
  await ensureInstalled(root)
  await ensureBuilt(root)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const built = (file) => import(pathToFileURL(path.join(root, 'dist/server', file)).href)
const client = path.join(root, 'dist/client')
if (!existsSync(path.join(client, 'index.html.br'))) {
  const { precompress } = await built('precompress.mjs')
  await precompress(client)
}
await built('server.mjs')
