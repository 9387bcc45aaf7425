const STARTUP_HEADER = 4
const HEADER = 5

/** Messages after which Postgres answers: Sync, Query, Flush, Terminate, CopyDone, CopyFail. */
const TERMINATORS = new Set([...'SQHXcf'].map((letter) => letter.charCodeAt(0)))

/**
 * Cuts a stream of bytes from a pg client into batches that the engine can run in one go: PGlite
 * sends its ReadyForQuery at the end of whatever it was given, so that half a batch would be
 * answered too early.
 */
export class FrameBatcher {
  #pending: Uint8Array = new Uint8Array(0)
  #scanned = 0
  #started = false

  /** Takes the next bytes, gives the complete batches, in order: the start-up packet, then batches that end in a terminator. */
  push(bytes: Uint8Array): Uint8Array[] {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes])
    const batches: Uint8Array[] = []
    for (let end = this.#nextEnd(); end !== undefined; end = this.#nextEnd()) {
      batches.push(this.#pending.subarray(0, end))
      this.#pending = this.#pending.subarray(end)
      this.#scanned = 0
    }
    return batches
  }

  #nextEnd(): number | undefined {
    const view = new DataView(
      this.#pending.buffer,
      this.#pending.byteOffset,
      this.#pending.byteLength,
    )
    if (!this.#started) {
      if (view.byteLength < STARTUP_HEADER || view.byteLength < view.getUint32(0)) return undefined
      this.#started = true
      return view.getUint32(0)
    }
    while (view.byteLength >= this.#scanned + HEADER) {
      const end = this.#scanned + 1 + view.getUint32(this.#scanned + 1)
      if (view.byteLength < end) return undefined
      const type = view.getUint8(this.#scanned)
      this.#scanned = end
      if (TERMINATORS.has(type)) return end
    }
    return undefined
  }
}
