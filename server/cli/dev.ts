import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { readConfig } from '#server/services/config/config.ts'
import { interruption, runProgram } from './failure.ts'

/*
 * `npm run dev`: Vite with hot reload on 5173, which passes the API's paths on to the server on PORT; the server
 * restarts when its sources change. One Ctrl-C ends all.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CLIENT_PORT = 5173
const QUIET_MS = 100

const signal = interruption()
let api: ChildProcess | undefined
let restart: NodeJS.Timeout | undefined

function startApi(publicUrl: string): void {
  if (signal.aborted) return
  const env = { ...process.env, PUBLIC_URL: publicUrl, INTROSPECTION: 'true' }
  api = spawn(process.execPath, ['--import', 'tsx', 'server/cli/server.ts'], {
    cwd: ROOT,
    // The channel ends with this process, and the API with the channel.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
}

/** Starts the API again when the one before has given its folder up, or has ended by itself. */
function restartApi(publicUrl: string): void {
  const old = api
  if (old === undefined || old.exitCode !== null || old.signalCode !== null)
    return startApi(publicUrl)
  old.once('exit', () => startApi(publicUrl))
  old.kill('SIGTERM')
}

await runProgram(async () => {
  const { port, host, publicUrl = `http://localhost:${CLIENT_PORT}` } = readConfig(process.env)
  const target = `http://${host}:${port}`
  const vite = await createServer({
    root: ROOT,
    server: {
      port: CLIENT_PORT,
      strictPort: true,
      proxy: { '/graphql': target, '/api': target, '/health': target },
    },
  })
  await vite.listen()
  startApi(publicUrl)
  for (const folder of ['server', 'rules']) {
    watch(`${ROOT}${folder}`, { recursive: true, signal }, (_event, file) => {
      if (file === null || !/\.(ts|mjs|sql)$/.test(file) || /\.test\.ts$/.test(file)) return
      clearTimeout(restart)
      restart = setTimeout(() => restartApi(publicUrl), QUIET_MS)
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
