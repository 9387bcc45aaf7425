import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

interface BodyLimits {
  /** In bytes. */
  most: number
  /** Milliseconds for all of it. */
  within: number
  /**
   * Gives the error for a body of more than `most` bytes. Takes the length that the request
   * announces.
   */
  tooLarge: (announced: number) => Error
}

/** Reads a request's body. Throws what `tooLarge` gives, and Refusal for a body that breaks off or takes too long. */
export function readBody(
  request: IncomingMessage,
  { most, within, tooLarge }: BodyLimits,
): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > most) throw tooLarge(announced)
  // Nothing is told any more of who went before this was called.
  if (request.destroyed) throw brokeOff()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const timer = setTimeout(
      () => fail(new Refusal(408, 'The body took too long.', { connection: 'close' })),
      within,
    )
    const fail = (error: Error): void => {
      clearTimeout(timer)
      request.pause()
      reject(error)
    }
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) fail(tooLarge(size))
      else chunks.push(chunk)
    })
    request.on('end', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks))
    })
    request.on('error', fail)
    request.on('close', () => {
      // Checked first, since it closes in any case and an error is dear to make.
      if (!request.readableEnded) fail(brokeOff())
    })
  })
}

function brokeOff(): Refusal {
  return new Refusal(400, 'The body broke off.')
}
