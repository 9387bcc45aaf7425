import type { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { EngineOptions, FromEngine, ThreadData, ToEngine } from './messages.ts'
import { engineModules } from './modules.ts'

/** The database could not be opened, or its thread ended; the message is Postgres' own. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
}

/** PGlite in a thread of its own. One session: a new connection takes the place of the one before. */
export class Engine {
  readonly #options: EngineOptions
  #worker: Promise<Worker> | undefined
  #running: Worker | undefined
  #stream: { readonly connection: number; readonly duplex: Duplex } | undefined
  #connections = 0
  #isClosing = false
  readonly #onLost: ((reason: Error) => void) | undefined

  /** `onLost` is told of each end of the thread that nobody asked for by `close`. */
  constructor(options: EngineOptions, onLost?: (reason: Error) => void) {
    this.#options = options
    this.#onLost = onLost
  }

  /** Opens the database files, creating them in an empty folder. Throws EngineError. */
  async start(): Promise<void> {
    await this.#ready()
  }

  /** Makes a stream the session's client; starts the thread again when it had ended. Gives the connection's number. */
  async attach(duplex: Duplex): Promise<number> {
    const worker = await this.#ready()
    this.#connections += 1
    this.#stream = { connection: this.#connections, duplex }
    this.#post(worker, { kind: 'attach', connection: this.#connections })
    return this.#connections
  }

  send(connection: number, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#running === undefined || this.#stream?.connection !== connection) return
    this.#post(this.#running, { kind: 'bytes', connection, bytes }, [bytes.buffer])
  }

  detach(connection: number): void {
    if (this.#stream?.connection === connection) this.#stream = undefined
  }

  /**
   * Ends the thread as a crash would, which loses nothing that was acknowledged. The last resort:
   * PGlite looks at no timeout while a statement runs, and nothing else reaches its thread.
   */
  interrupt(): void {
    void this.#running?.terminate()
  }

  /** Writes everything out and ends the thread. */
  async close(): Promise<void> {
    const worker = this.#running
    this.#isClosing = true
    if (worker === undefined) return
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    this.#post(worker, { kind: 'close' })
    await ended
  }

  #post(worker: Worker, message: ToEngine, transfer: ArrayBuffer[] = []): void {
    worker.postMessage(message, transfer)
  }

  #ready(): Promise<Worker> {
    this.#worker ??= this.#launch()
    return this.#worker
  }

  async #launch(): Promise<Worker> {
    const modules = await engineModules().catch((error: unknown) => {
      this.#worker = undefined
      throw new EngineError(
        `The database's code could not be read: ${error instanceof Error ? error.message : String(error)}`,
      )
    })
    const workerData: ThreadData = { ...this.#options, modules }
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData })
    this.#running = worker
    return new Promise<Worker>((resolve, reject) => {
      let reason: Error = new EngineError('The database thread ended')
      let wasReady = false
      worker.on('message', (message: FromEngine) => {
        if (message.kind === 'ready') {
          wasReady = true
          resolve(worker)
        } else if (message.kind === 'failed') reason = new EngineError(message.reason)
        else if (message.kind === 'bytes') this.#deliver(message.connection, message.bytes)
      })
      worker.on('error', (error) => {
        reason = new EngineError(
          `The database thread failed: ${error instanceof Error ? error.message : String(error)}`,
        )
      })
      worker.on('exit', () => {
        this.#worker = undefined
        this.#running = undefined
        this.#stream?.duplex.destroy(reason)
        reject(reason)
        if (wasReady && !this.#isClosing) this.#onLost?.(reason)
      })
    })
  }

  #deliver(connection: number, bytes: Uint8Array): void {
    if (this.#stream?.connection !== connection) return
    this.#stream.duplex.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
}
