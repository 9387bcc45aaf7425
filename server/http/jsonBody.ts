import type { IncomingMessage } from 'node:http'
import type { BodyRoom } from './bodyRoom.ts'
import { readBody } from './readBody.ts'
import { Refusal } from './refusal.ts'

/** The longest operation with the longest text, each character as JSON writes it at most: six bytes. */
export const LONGEST_BODY = 384 * 1024
const LONGEST_MS = 60_000

/** A JSON object, and the bytes that it came as. */
export interface JsonBody {
  readonly value: Record<string, unknown>
  readonly bytes: number
}

/**
 * Reads a JSON object from a request. Throws Refusal: 415 for another type, 413 for more than the
 * limit, 400 for what is no JSON object, 503 where `room` is given and full. `onRead` hears of the
 * bytes that were read, whatever they hold.
 */
export async function readJsonBody(
  request: IncomingMessage,
  { room, onRead }: { room?: BodyRoom; onRead?: (bytes: number) => void } = {},
): Promise<JsonBody> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'Send the operation as application/json.')
  if (request.headers['content-encoding'] !== undefined)
    throw new Refusal(415, 'Send the operation uncompressed.')
  const body = await readBody(request, { most: LONGEST_BODY, within: LONGEST_MS, tooLarge, room })
  onRead?.(body.length)
  const value = parse(body.toString('utf8'))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, 'The body must be one JSON object.')
  return { value: value as Record<string, unknown>, bytes: body.length }
}

function tooLarge(): Refusal {
  // The rest of the body is not read: the connection cannot be used again.
  return new Refusal(413, `The body is larger than ${LONGEST_BODY} bytes.`, { connection: 'close' })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}
