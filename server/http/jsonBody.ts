import type { IncomingMessage } from 'node:http'
import { readBody } from './readBody.ts'
import { Refusal } from './refusal.ts'

/** 1 MiB: far above any operation of ours with the longest text that a form takes. */
export const LONGEST_BODY = 1024 * 1024
const LONGEST_MS = 60_000

/**
 * Reads a JSON object from a request. Throws Refusal: 415 for another type, 413 for more than the
 * limit, 400 for what is no JSON object.
 */
export async function readJsonBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'Send the operation as application/json.')
  if (request.headers['content-encoding'] !== undefined)
    throw new Refusal(415, 'Send the operation uncompressed.')
  const value = parse(
    (await readBody(request, { most: LONGEST_BODY, within: LONGEST_MS, tooLarge })).toString(
      'utf8',
    ),
  )
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, 'The body must be one JSON object.')
  return value as Record<string, unknown>
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
