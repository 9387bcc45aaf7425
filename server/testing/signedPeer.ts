import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callHttp } from './callHttp.ts'
import {
  signatureProblem,
  type SignatureProblem,
  type SignedRequest,
  type SigningKeys,
} from './signatureV4.ts'

/** A door in front of a store: it lets in what is signed as it should be, and refuses all else as S3 does. */
export interface SignedPeer {
  readonly url: string
  /** The requests that came, and why each was refused. */
  readonly came: (SignedRequest & { problem: SignatureProblem | null })[]
  /** Milliseconds by which its clock is ahead. */
  ahead: number
  close(): void
}

/** Opens the door to the store at an origin. */
export async function openSignedPeer(origin: string, keys: SigningKeys): Promise<SignedPeer> {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { method = '', url: target = '', headers } = incoming
      const request: SignedRequest = { method, target, headers, body: Buffer.concat(chunks) }
      const problem = signatureProblem(request, keys, Date.now() + peer.ahead)
      peer.came.push({ ...request, problem })
      if (problem !== null)
        return void response
          .writeHead(403, { 'content-type': 'application/xml' })
          .end(`<Error><Code>${problem}</Code></Error>`)
      callHttp(origin, target, request).then(
        ({ status, headers: given, bytes }) =>
          response.writeHead(status, given).end(method === 'HEAD' ? undefined : bytes),
        (error: unknown) => response.destroy(error as Error),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const peer: SignedPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    came: [],
    ahead: 0,
    close: () => (server.close(), server.closeAllConnections()),
  }
  return peer
}
