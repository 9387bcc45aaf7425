import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from './health.ts'
import { Refusal } from './refusal.ts'

/** Answers what open pages ask now and then: whether what their reader may do and see is still the same. Takes how to read it. */
export async function answerAccess(
  read: () => Promise<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Refusal(405, 'This address is read-only.', { allow: 'GET, HEAD' })
  sendJson(response, 200, { access: await read() })
}
