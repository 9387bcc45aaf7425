// `npm run build`: installs what is missing and builds what is stale, as `npm start` does, and starts nothing.
import { fileURLToPath } from 'node:url'
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
