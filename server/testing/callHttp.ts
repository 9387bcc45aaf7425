import { request } from 'node:http'

/** The answer of a server. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
}

/** A request with any headers and any bytes, on a connection of its own. */
export interface HttpCall {
  readonly method?: string | undefined
  readonly headers?: Readonly<Record<string, string | string[] | number | undefined>>
  readonly body?: Buffer
}

/** Sends a request. Rejects where the answer breaks off. */
export function callHttp(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: HttpCall = {},
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(origin, { path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
