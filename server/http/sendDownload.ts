import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { encodingFor, encodingStream } from './encoding.ts'

/** A file that is made while it is sent. */
export interface Download {
  readonly name: string
  readonly type: 'text/csv' | 'application/json'
  readonly pieces: AsyncIterable<string>
}

/** Sends a file, as fast as its reader takes it. Who went away is owed nothing, and that is no failure. */
export async function sendDownload(
  request: IncomingMessage,
  response: ServerResponse,
  { signal }: Pick<RequestInfo, 'signal'>,
  { name, type, pieces }: Download,
): Promise<void> {
  const encoding = encodingFor(request)
  response.appendHeader('vary', 'Accept-Encoding')
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  try {
    await pipeline(Readable.from(pieces), encodingStream(encoding), response)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
