import type { PGlite } from '@electric-sql/pglite'
import { FrameBatcher } from './frames.ts'

/** One pg connection on PGlite's only session: takes the client's bytes, gives the server's answers. */
export class Session {
  readonly #pglite: PGlite
  readonly #frames = new FrameBatcher()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** Takes away what the connection before left behind: an open transaction, prepared statements, settings, LISTENs. */
  async reset(): Promise<void> {
    if (this.#pglite.isInTransaction()) await this.#pglite.exec('rollback')
    await this.#pglite.exec('discard all')
  }

  async *answer(bytes: Uint8Array): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for (const batch of this.#frames.push(bytes)) {
      const parts: Uint8Array[] = []
      // Not execProtocolRawSync, which also parses every answer, and keeps what it parsed. Copied: PGlite gives views into its own memory.
      await this.#pglite.execProtocolRawStream(batch, {
        syncToFs: false,
        onRawData: (part) => void parts.push(part.slice()),
      })
      if (parts.length > 0) yield joined(parts)
    }
  }
}

/** In memory of its own, so that it can be handed to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let end = 0
  for (const part of parts) {
    whole.set(part, end)
    end += part.length
  }
  return whole
}
