import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

/** 1 MiB: far above any operation of ours with the longest text that a form takes. */
export const LONGEST_BODY = 1024 * 1024

/** Reads a JSON object from a request. Throws Refusal: 415 for another type, 413 for more than the limit, 400 for what is no JSON object. */
export async function readJsonBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'Send the operation as application/json.')
  if (request.headers['content-encoding'] !== undefined) throw new Refusal(415, 'Send the operation uncompressed.')
  if (Number(request.headers['content-length'] ?? 0) > LONGEST_BODY) throw tooLarge()
  const value = parse((await readAll(request)).toString('utf8'))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(400, 'The body must be one JSON object.')
  return value as Record<string, unknown>
}

function tooLarge(): Refusal {
  // The rest of the body is not read: the connection cannot be used again.
  return new Refusal(413, `The body is larger than ${LONGEST_BODY} bytes.`, { connection: 'close' })
}

function readAll(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > LONGEST_BODY) {
        request.pause()
        reject(tooLarge())
      } else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
    request.on('close', () => {
      // Checked first, since it closes in any case and an error is dear to make.
      if (!request.readableEnded) reject(new Refusal(400, 'The body broke off.'))
    })
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}
