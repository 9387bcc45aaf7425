import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { basePathOf } from '#rules/siteAddress.ts'
import { StartError } from '#server/lib/startError.ts'
import { readConfig } from '#server/services/config/config.ts'
import { siteLanguage } from './devLanguage.ts'
import { renderWhileDeveloping } from './devPages.ts'
import { interruption, runProgram } from './failure.ts'

/*
 * `npm run dev`: Vite with hot reload on 5173, which renders pages unless RENDER=false and passes the API's paths on
 * to the server on PORT; the server restarts when its sources change. One Ctrl-C ends all.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CLIENT_PORT = Number(process.env['DEV_PORT'] ?? 5173)
const QUIET_MS = 100
const isRendering = process.env['RENDER'] !== 'false'

const signal = interruption()
let api: ChildProcess | undefined
let restart: NodeJS.Timeout | undefined

function startApi(publicUrl: string, address: string): void {
  if (signal.aborted) return
  const env = {
    ...process.env,
    PUBLIC_URL: publicUrl,
    // Rendered pages ask it at its own address.
    ALLOWED_ORIGINS: [process.env['ALLOWED_ORIGINS'] ?? [], address].flat().join(','),
    INTROSPECTION: 'true',
  }
  api = spawn(process.execPath, ['--import', 'tsx', 'server/cli/server.ts'], {
    cwd: ROOT,
    // The channel ends with this process, and the API with the channel.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
}

/** Starts the API again when the one before has given its folder up, or has ended by itself. */
function restartApi(publicUrl: string, address: string): void {
  const old = api
  if (old === undefined || old.exitCode !== null || old.signalCode !== null)
    return startApi(publicUrl, address)
  old.once('exit', () => startApi(publicUrl, address))
  old.kill('SIGTERM')
}

await runProgram(async () => {
  const { port, host, publicUrl = `http://localhost:${CLIENT_PORT}` } = readConfig(process.env)
  if (basePathOf(publicUrl) !== '')
    throw new StartError(
      'npm run dev works at the root of its host: set PUBLIC_URL without a path.',
    )
  const target = `http://${host}:${port}`
  const vite = await createServer({
    root: ROOT,
    plugins: [siteLanguage(target)],
    // Of a page that is rendered, Vite's own answer would be the empty one.
    appType: isRendering ? 'custom' : 'spa',
    server: {
      port: CLIENT_PORT,
      strictPort: true,
      // The Host stays as the browser sent it: a site with an address of its own answers at no other.
      proxy: Object.fromEntries(
        [
          '/graphql',
          '/api',
          '/images',
          '/ingest',
          '/health',
          '/og',
          '/feeds',
          '/robots.txt',
          '/sitemap',
        ].map((path) => [path, { target }]),
      ),
    },
  })
  if (isRendering) renderWhileDeveloping(vite, { api: target, siteUrl: publicUrl })
  await vite.listen()
  startApi(publicUrl, target)
  for (const folder of ['server', 'rules']) {
    watch(`${ROOT}${folder}`, { recursive: true, signal }, (_event, file) => {
      if (file === null || !/\.(ts|mjs|sql)$/.test(file) || /\.test\.ts$/.test(file)) return
      clearTimeout(restart)
      restart = setTimeout(() => restartApi(publicUrl, target), QUIET_MS)
    }).on('error', () => undefined)
  }
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  clearTimeout(restart)
  const running = api
  if (running !== undefined && running.exitCode === null) {
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    await ended
  }
  await vite.close()
  return 0
})
