import { generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FirebaseAccount } from '#server/services/push/firebaseAccount.ts'

/** A message as Firebase has got it. */
export interface FirebaseMessage {
  readonly token: string
  readonly data: Readonly<Record<string, string>>
  readonly webpush: unknown
}

/** Google's two servers on this machine: that of tokens (OAuth 2.0, RFC 7523), and FCM's HTTP v1. */
export interface FirebaseEndpoint {
  readonly origin: string
  /** A service account, as its key file has it. */
  readonly account: FirebaseAccount
  readonly arrived: readonly FirebaseMessage[]
  /** The access tokens that were given out. */
  readonly issued: readonly string[]
  /** The faults of requests that were turned away for them. */
  readonly faults: readonly string[]
  /** Answers messages to this token with a status and Google's code, until null is said. */
  answer(token: string, error: { status: number; code: string } | null): void
  /** Takes every access token back. */
  expire(): void
  close(): Promise<void>
}

const PROJECT = 'example-1a2b3'
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'

/** Starts both. They check signature, claims and access token as Google documents it. */
export async function startFirebaseEndpoint(): Promise<FirebaseEndpoint> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const arrived: FirebaseMessage[] = []
  const issued: string[] = []
  const faults: string[] = []
  const valid = new Set<string>()
  const answers = new Map<string, { status: number; code: string }>()

  const grant = (body: string): object => {
    const form = new URLSearchParams(body)
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      throw new Error('another grant')
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      keys.publicKey,
      Buffer.from(signature, 'base64url'),
    )
    const said = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
    if (!isSigned || said(head)['alg'] !== 'RS256') throw new Error('not signed by the account')
    const { iss, aud, scope, iat, exp } = said(claims)
    if (iss !== endpoint.account.clientEmail || aud !== endpoint.account.tokenUrl)
      throw new Error('signed for another')
    if (scope !== SCOPE) throw new Error('another scope')
    const now = Date.now() / 1_000
    if (typeof iat !== 'number' || typeof exp !== 'number' || iat > now + 5 || exp > iat + 3_600)
      throw new Error('not valid now')
    const token = `ya29.${randomUUID()}`
    issued.push(token)
    valid.add(token)
    return { access_token: token, expires_in: 3_599, token_type: 'Bearer' }
  }
  const send = ({ headers }: IncomingMessage, body: string): [number, object] => {
    if (!valid.has((headers.authorization ?? '').replace('Bearer ', '')))
      return [401, { error: { code: 401, status: 'UNAUTHENTICATED' } }]
    const { message } = JSON.parse(body) as { message: FirebaseMessage }
    if (Object.values(message.data).some((value) => typeof value !== 'string'))
      throw new Error('data that is not text')
    const error = answers.get(message.token)
    if (error)
      return [
        error.status,
        {
          error: {
            code: error.status,
            details: [
              {
                '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
                errorCode: error.code,
              },
            ],
          },
        },
      ]
    arrived.push(message)
    return [200, { name: `projects/${PROJECT}/messages/${arrived.length}` }]
  }
  const server = createServer((request, response) => {
    const end = (status: number, body: object): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body))
    text(request)
      .then((body) => {
        if (request.method === 'POST' && request.url === '/token') return end(200, grant(body))
        if (request.method === 'POST' && request.url === `/v1/projects/${PROJECT}/messages:send`)
          return end(...send(request, body))
        throw new Error(`nothing at ${request.url}`)
      })
      .catch((error: unknown) => {
        faults.push(String(error))
        end(400, { error: { code: 400, details: [{ errorCode: 'INVALID_ARGUMENT' }] } })
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const endpoint: FirebaseEndpoint = {
    origin,
    account: {
      projectId: PROJECT,
      clientEmail: `push@${PROJECT}.iam.gserviceaccount.com`,
      privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      tokenUrl: `${origin}/token`,
    },
    arrived,
    issued,
    faults,
    answer: (token, error) => void (error ? answers.set(token, error) : answers.delete(token)),
    expire: () => valid.clear(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return endpoint
}
