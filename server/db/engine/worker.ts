import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { errorText } from '../diskFailure.ts'
import { PLAN_ONCE } from '../planning.ts'
import { DurableFs, durableParameters } from './durableFs.ts'
import { Housekeeping } from './housekeeping.ts'
import type { FromEngine, ThreadData, ToEngine } from './messages.ts'
import { Session } from './session.ts'

if (parentPort === null) throw new Error('The engine runs in a worker thread')
const port = parentPort
const options = workerData as ThreadData

let said: string | undefined
let started = false
/**
 * Pages that the engine keeps itself, half of what it would take of the process. On 20,000 ideas
 * visits take the same CPU time with 64 as with 128 MB, and a third more with 32.
 */
const PAGES = 'shared_buffers=64MB'

const pglite = new PGlite({
  fs: options.sync ? new DurableFs(options.folder) : new NodeFS(options.folder),
  extensions: { pg_trgm },
  ...options.modules,
  startParams: [
    ...(options.sync ? durableParameters(PGlite.defaultStartParams) : PGlite.defaultStartParams),
    '-c',
    PLAN_ONCE,
    '-c',
    PAGES,
  ],
  onStderr: (line) => {
    const words = /\b(?:FATAL|PANIC):\s*(.*)$/.exec(line)?.[1]
    if (words === undefined) return false
    said = words
    // After a PANIC (a failed sync, say) nothing may be answered; PGlite would go on calling the dead engine for ever.
    return started && end(words)
  },
})

function post(message: FromEngine, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer)
}

function end(reason: string): never {
  post({ kind: 'failed', reason })
  process.exit(1)
}

/** One message at a time: a connection's bytes wait until its session has been reset. */
let work: Promise<void> = pglite.waitReady.then(
  () => {
    started = true
    post({ kind: 'ready' })
  },
  (error: unknown) => end(said ?? errorText(error)),
)
const housekeeping = new Housekeeping(pglite)
let session = new Session(pglite)
let current = 0

async function handle(message: ToEngine): Promise<void> {
  if (message.kind === 'attach') {
    session = new Session(pglite)
    current = message.connection
    await session.reset()
  } else if (message.kind === 'bytes') {
    if (message.connection !== current) return
    for await (const bytes of session.answer(message.bytes))
      post({ kind: 'bytes', connection: current, bytes }, [bytes.buffer])
    housekeeping.noticeWork()
  } else {
    housekeeping.stop()
    await pglite.exec('checkpoint')
    await pglite.close()
    post({ kind: 'closed' })
    port.close()
  }
}

port.on('message', (message: ToEngine) => {
  // A failure here is a broken engine: it ends the thread, and the next connection starts a new one.
  work = work.then(() => handle(message))
})
housekeeping.start((task) => {
  work = work.then(task)
})
