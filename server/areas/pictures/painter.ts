import type { PictureFacts } from '#rules/pictures.ts'
import { createWorkProcess } from '#server/areas/images/workProcess.ts'

/** To the process that draws pictures. */
export interface ToPainter {
  readonly facts: PictureFacts
  /** The image of the site's logo; null: it has none, or none that can be had. */
  readonly logo: Uint8Array | null
}

/** From that process. `ready` comes once, when it takes work. */
export type FromPainter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawn'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string }

/** Draws the picture of a page as a PNG, with the image of the site's logo. Rejects where it could not. */
export type Paint = (facts: PictureFacts, logo?: Uint8Array | null) => Promise<Buffer>

/**
 * Gives a function that draws pictures in a process of its own, one at a time. Takes a folder for
 * the fonts that it unpacks; what is in it can be thrown away.
 */
export function createPainter(folder: string): Paint {
  const paint = createWorkProcess<ToPainter, FromPainter>({
    program: new URL('./painter.mjs', import.meta.url),
    does: 'draws pictures',
    given: [folder],
    longestMs: 10_000,
    idleMs: 60_000,
  })
  return async (facts, logo = null) => {
    const answer = await paint({ facts, logo })
    if (typeof answer === 'object' && answer.kind === 'drawn')
      return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
    throw new Error(`A picture could not be drawn: ${JSON.stringify(answer)}`)
  }
}
