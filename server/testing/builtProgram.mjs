// The server as it is shipped, built first where its sources have changed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureServerBuilt } from '../build/bootstrap.mjs'

const root = path.resolve(import.meta.dirname, '../..')
await ensureServerBuilt(root, () => {})
await import(pathToFileURL(path.join(root, 'dist/server/server.mjs')).href)
