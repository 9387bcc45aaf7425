import { mkdtempSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

// As one file: each database has a thread of its own, which would take longer to load from its sources than to start.
const cache = path.resolve('node_modules/.cache/earshot')
mkdirSync(cache, { recursive: true })
const outDir = mkdtempSync(path.join(cache, 'keeper-'))
process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      input: {
        keeper: path.resolve('server/testing/keeper.ts'),
        thread: path.resolve('server/db/engine/worker.ts'),
      },
      output: { entryFileNames: '[name].mjs' },
    },
  },
})
symlinkSync(path.resolve('server/db/migrations'), path.join(outDir, 'migrations'))
await import(pathToFileURL(path.join(outDir, 'keeper.mjs')).href)
