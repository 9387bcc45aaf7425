import { Refusal, refuse, type UserErrorData } from '#server/kernel/refusal.ts'
import { broken, type PreparedImage } from './prepareImage.ts'
import { createWorkProcess } from './workProcess.ts'

/** To the process that reads images. */
export interface ToPreparer {
  readonly bytes: Uint8Array
  /** Whether an SVG is drawn as well. */
  readonly takesSvg: boolean
}

/** From that process. `ready` comes once, when it takes images. */
export type FromPreparer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'prepared'; readonly image: PreparedImage }
  | { readonly kind: 'refused'; readonly reasons: readonly UserErrorData[] }
  | { readonly kind: 'failed'; readonly reason: string }

interface Times {
  /** Milliseconds that one image may take. */
  readonly longestMs: number
  /** Milliseconds for which an unused process is kept. */
  readonly idleMs: number
}

/**
 * Gives a function that prepares an image (prepareImage.ts) in a process of its own, which is ended
 * where one takes longer than ten seconds. For one image at a time. It throws Refusal for an image
 * that cannot be shown, that takes too long, or that brought the process down.
 */
export function createImagePreparer({ longestMs = 10_000, idleMs = 60_000 }: Partial<Times> = {}): (
  bytes: Buffer,
  options?: { takesSvg?: boolean },
) => Promise<PreparedImage> {
  const prepare = createWorkProcess<ToPreparer, FromPreparer>({
    program: new URL('./preparer.mjs', import.meta.url),
    does: 'prepares images',
    longestMs,
    idleMs,
  })
  return async (bytes, { takesSvg = false } = {}) => {
    const answer = await prepare({ bytes, takesSvg })
    if (answer === 'late') throw tooSlow()
    if (answer === 'gone') throw broken()
    if (answer.kind === 'prepared') return answer.image
    if (answer.kind === 'refused') throw new Refusal(answer.reasons)
    throw new Error(`An image could not be prepared: ${JSON.stringify(answer)}`)
  }
}

function tooSlow(): Error {
  return refuse('IMAGE_TOO_SLOW', { field: 'image' })
}
