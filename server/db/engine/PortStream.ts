import { Duplex } from 'node:stream'
import type { Engine } from './Engine.ts'

/** A stream that the pg driver takes for a socket: its bytes go to the engine's thread and back. */
export class PortStream extends Duplex {
  readonly #engine: Engine
  #connection: number | undefined

  constructor(engine: Engine) {
    super()
    this.#engine = engine
  }

  /** Called by pg instead of net.Socket's connect; host and port mean nothing here. */
  connect(): this {
    this.#engine.attach(this).then(
      (connection) => {
        this.#connection = connection
        this.emit('connect')
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk)
    done()
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _read(): void {
    // Answers are pushed as they come: there is nothing to ask for.
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.#connection !== undefined) this.#engine.detach(this.#connection)
    done(error)
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  #send(bytes: Uint8Array): void {
    // Copied: pg writes from one buffer that it uses again.
    if (this.#connection !== undefined) this.#engine.send(this.#connection, new Uint8Array(bytes))
  }
}
