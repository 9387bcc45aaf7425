// A program as it is shipped, built first where its sources have changed: its name, then its arguments.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureServerBuilt } from '../build/bootstrap.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const [program] = process.argv.splice(2, 1)
await ensureServerBuilt(root, () => {})
await import(pathToFileURL(path.join(root, `dist/server/${program}.mjs`)).href)
