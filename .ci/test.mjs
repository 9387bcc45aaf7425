// `npm test`, on a fresh clone too: only node's own modules until the packages are there. `npm test -- --help` lists its forms.
import path from 'node:path'
import { ensureInstalled, requireNode } from '../server/build/bootstrap.mjs'

const root = path.dirname(import.meta.dirname ?? process.cwd())

try {
  requireNode()
  process.chdir(root)
  await ensureInstalled(root)
  const { main } = await import('./runner/main.mjs')
  process.exitCode = await main(root, process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
