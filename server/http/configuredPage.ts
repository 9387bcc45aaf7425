import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { encodingFor } from './encoding.ts'

/** The page with what it is told, if anything, as text that no HTML can end. */
export function withConfiguration(
  html: string,
  configuration: Readonly<Record<string, unknown>> | null,
): string {
  if (configuration === null) return html
  const text = JSON.stringify(configuration).replaceAll('<', '\\u003c')
  return html.replace(
    '</head>',
    () => `<script type="application/json" id="earshot-config">${text}</script></head>`,
  )
}

/** Answers with the page that is told its configuration, compressed once and held in memory. */
export function configuredPage(
  html: string,
  configuration: Readonly<Record<string, unknown>> | null,
): (request: IncomingMessage, response: ServerResponse) => void {
  const plain = Buffer.from(withConfiguration(html, configuration))
  const bodies = {
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain, { level: 9 }),
    identity: plain,
  }
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return (request, response) => {
    const encoding = encodingFor(request)
    const headers = {
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag,
    }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end()
      return
    }
    const body = bodies[encoding]
    response.writeHead(200, {
      ...headers,
      'content-length': body.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
