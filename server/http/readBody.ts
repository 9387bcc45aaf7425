import type { IncomingMessage } from 'node:http'
import type { BodyRoom } from './bodyRoom.ts'
import { Refusal } from './refusal.ts'

/** The body broke off or took too long, so that nothing was done with it. */
export class Unfinished extends Refusal {}

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
  /** The room in which the bytes are counted until all are there. */
  room?: BodyRoom
}

/** Reads a request's body. Throws what `tooLarge` gives, and Unfinished for a body that breaks off or takes too long. */
export function readBody(
  request: IncomingMessage,
  { most, within, tooLarge, room }: BodyLimits,
): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > most) throw tooLarge(announced)
  // Nothing is told any more of who went before this was called.
  if (request.destroyed) throw brokeOff()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let counting = room
    const timer = setTimeout(
      () =>
        fail(new Unfinished(408, 'The request took too long to arrive.', { connection: 'close' })),
      within,
    )
    const end = (): void => {
      clearTimeout(timer)
      counting?.forget(size)
      counting = undefined
    }
    const fail = (error: Error): void => {
      end()
      request.pause()
      reject(error)
    }
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      const hasRoom = counting?.grow(size, chunk.length) !== false
      if (size > most) fail(tooLarge(size))
      else if (!hasRoom) fail(noRoom())
      else chunks.push(chunk)
    })
    request.on('end', () => {
      end()
      resolve(Buffer.concat(chunks))
    })
    request.on('error', fail)
    request.on('close', () => {
      // Checked first, since it closes in any case and an error is dear to make.
      if (!request.readableEnded) fail(brokeOff())
    })
  })
}

function noRoom(): Refusal {
  return new Refusal(503, 'The server is receiving too much at once. Try again in a moment.', {
    'retry-after': '5',
    connection: 'close',
  })
}

function brokeOff(): Refusal {
  return new Unfinished(400, 'The request ended too early.')
}
