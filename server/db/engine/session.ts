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

  *answer(bytes: Uint8Array): Generator<Uint8Array<ArrayBuffer>> {
    for (const batch of this.#frames.push(bytes)) {
      const reply = this.#pglite.execProtocolRawSync(batch)
      // Copied: the start-up answer is a view into a buffer that PGlite uses again.
      if (reply.length > 0) yield new Uint8Array(reply)
    }
  }
}
