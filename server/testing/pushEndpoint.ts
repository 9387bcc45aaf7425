import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { decrypt } from 'http_ece'

/** The subscription that a browser gives a site. */
export interface Subscribed {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A message that has arrived, as the browser would read it. */
export interface Arrived {
  readonly endpoint: string
  readonly text: string
  /** The public key of the site that signed it. */
  readonly signedBy: string
  /** The site's contact, out of the signed token. */
  readonly contact: string
}

/** A push service on this machine (RFC 8030) with its browsers: it checks who signs, and decrypts. */
export interface PushEndpoint {
  readonly origin: string
  /** A browser that subscribes. */
  subscribe(): Subscribed
  readonly arrived: readonly Arrived[]
  /** Every request, also those that were answered with a failure. */
  tries(): number
  /** Answers what comes next with this status, until another is said; 201 takes it. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void
  close(): Promise<void>
}

interface Browser {
  readonly keys: ECDH
  readonly auth: string
}

/** Starts a push service. */
export async function startPushEndpoint(): Promise<PushEndpoint> {
  const browsers = new Map<string, Browser>()
  const arrived: Arrived[] = []
  let tries = 0
  let now: { status: number; headers: Readonly<Record<string, string>> } = {
    status: 201,
    headers: {},
  }
  const server = createServer((request, response) => {
    tries += 1
    const { status, headers } = now
    const end = (code: number, text = ''): void =>
      void response.writeHead(code, { location: '/message/1', ...headers }).end(text)
    buffer(request)
      .then((body) => {
        if (status !== 201) return end(status)
        const browser = browsers.get(request.url ?? '')
        if (!browser) return end(404)
        arrived.push(open(request, body, browser, origin()))
        end(201)
      })
      .catch((error: unknown) => end(400, String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: origin(),
    subscribe() {
      const keys = createECDH('prime256v1')
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const auth = randomBytes(16).toString('base64url')
      browsers.set(path, { keys, auth })
      return { endpoint: origin() + path, p256dh: keys.generateKeys('base64url'), auth }
    },
    arrived,
    tries: () => tries,
    answer: (status, headers = {}) => void (now = { status, headers }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Reads a message as RFC 8030, 8291 and 8292 ask for it; throws what is wrong with it. */
function open(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  { keys, auth }: Browser,
  origin: string,
): Arrived {
  if (method !== 'POST') throw new Error('not posted')
  if (!/^\d+$/.test(String(headers['ttl']))) throw new Error('without a TTL')
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted')
  const [, token = '', signedBy = ''] =
    /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers['authorization'] ?? '') ?? []
  const { aud, exp, sub } = claimsOf(token, signedBy)
  const now = Date.now() / 1000
  if (aud !== origin || exp < now || exp > now + 86_400) throw new Error('signed for another')
  return {
    endpoint: origin + url,
    text: decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString(),
    signedBy,
    contact: sub,
  }
}

/** Gives the claims of a token that the key has signed (ES256); throws where it has not. */
function claimsOf(token: string, publicKey: string): { aud: string; exp: number; sub: string } {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'))
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not signed by this key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReturnType<typeof claimsOf>
}
