import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/*
 * An OpenID Connect provider as a process of its own (oidc-provider does not load inside Jest's
 * VM). It prints its issuer, which a server is then started with, and waits for POST /setup with
 * the address that the server is sent back to. Whoever comes is signed in without a question as the
 * person of the last POST /person.
 */
interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

let answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
let provider: Provider | undefined
let current: Person = { sub: 'nobody' }
const people = new Map<string, Person>()

async function read<Body>(request: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as Body
}

function setUp(issuer: string, redirectUri: string): void {
  const made: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'earshot',
        client_secret: 'a client secret of tests',
        redirect_uris: [redirectUri],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a cookie key of tests'] },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new made.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider = made
  const respond = made.callback()
  answer = (request, response) => void respond(request, response)
}

const server = createServer((request, response) => {
  const respond = async (): Promise<void> => {
    if (request.method === 'POST' && request.url === '/setup') {
      setUp(issuer, (await read<{ redirectUri: string }>(request)).redirectUri)
      response.end()
    } else if (request.method === 'POST' && request.url === '/person') {
      current = await read<Person>(request)
      people.set(current.sub, current)
      response.end()
    } else if (request.url?.startsWith('/interaction/') && provider) {
      await provider.interactionFinished(request, response, {
        login: { accountId: current.sub, remember: false },
      })
    } else if (answer) answer(request, response)
    else response.writeHead(503).end()
  }
  respond().catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
process.stdout.write(`issuer ${issuer}\n`)
// Ends with the test that started it.
process.stdin.resume().once('end', () => process.exit(0))
