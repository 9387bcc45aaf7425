import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Route } from '@playwright/test'

/** One request that a provider was sent. */
export interface ProviderCall {
  readonly method: string
  /** Host and path, as the caller meant it. */
  readonly to: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Readonly<Record<string, unknown>> | null
}

/** `slow` answers after a second and a half, `hanging` nothing; `blocked` and `offline` are the browser's affair. */
export type ProviderMood = 'well' | 'slow' | 'failing' | 'hanging' | 'html'

export interface Providers {
  /** The address of the stand-in for Amplitude. */
  readonly url: string
  mood: ProviderMood
  /** Whether the platform says that its own analytics is on. */
  measurementId: string | null
  calls(): readonly ProviderCall[]
  forget(): void
  /** Waits until what pages that have gone told last has arrived, and forgets it. */
  settle(): Promise<void>
  /** Answers Firebase's hosts in a browser's pages; `blocked` as an ad blocker would. */
  answerIn(context: BrowserContext, blocked?: boolean): Promise<void>
  close(): Promise<void>
}

/** The hosts of Firebase that the client may speak to. */
export const firebaseHosts = /^https:\/\/(firebaseinstallations|firebase)\.googleapis\.com\//

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** An answer of a provider. */
interface Played {
  readonly status: number
  readonly json: unknown
}

/** Answers as docs/TESTING.md derives it, field by field, from the SDKs' sources and the providers' documentation. */
function answerOf({ method, to, body }: ProviderCall, measurementId: string | null): Played {
  const token = { token: `eyJ.${randomBytes(8).toString('hex')}`, expiresIn: '604800s' }
  if (
    /^firebaseinstallations[^/]*\/v1\/projects\/[^/]+\/installations$/.test(to) &&
    method === 'POST'
  ) {
    const fid = String(body?.['fid'])
    return {
      status: 200,
      json: {
        name: `projects/1234567890/installations/${fid}`,
        fid,
        refreshToken: `2_${randomBytes(12).toString('base64url')}`,
        authToken: token,
      },
    }
  }
  if (to.endsWith('/authTokens:generate') && method === 'POST') return { status: 200, json: token }
  if (
    /^firebaseinstallations[^/]*\/v1\/projects\/[^/]+\/installations\/[\w-]+$/.test(to) &&
    method === 'DELETE'
  )
    return { status: 200, json: {} }
  if (/\/webConfig$/.test(to) && method === 'GET') {
    const config = {
      projectId: 'example-1a2b3',
      appId: '1:1234567890:web:0a1b2c3d',
      storageBucket: 'example-1a2b3.appspot.com',
      apiKey: 'AIzaSyExample-0123456789',
      authDomain: 'example-1a2b3.firebaseapp.com',
      messagingSenderId: '1234567890',
    }
    return { status: 200, json: measurementId === null ? config : { ...config, measurementId } }
  }
  if (to.endsWith('/2/httpapi') && method === 'POST') {
    const events = body?.['events']
    if (typeof body?.['api_key'] !== 'string')
      return { status: 400, json: { code: 400, error: 'Invalid API key: undefined' } }
    if (!Array.isArray(events) || events.length === 0)
      return {
        status: 400,
        json: { code: 400, error: 'Request missing required field', missing_field: 'events' },
      }
    return {
      status: 200,
      json: {
        code: 200,
        server_upload_time: Date.now(),
        payload_size_bytes: JSON.stringify(body).length,
        events_ingested: events.length,
      },
    }
  }
  return {
    status: 404,
    json: { error: { code: 404, message: `Nothing at ${to}`, status: 'NOT_FOUND' } },
  }
}

/** An answer in a mood. */
function playedAnswer(
  call: ProviderCall,
  mood: ProviderMood,
  measurementId: string | null,
): Played {
  if (mood !== 'failing') return answerOf(call, measurementId)
  const error = { code: 500, message: 'Internal', status: 'INTERNAL' }
  return { status: 500, json: { code: 500, error } }
}

/** Hands a request of a browser on to the server that plays the providers, with word of whom it is meant for. */
async function passTo(url: string, route: Route): Promise<void> {
  const asked = route.request()
  const meant = new URL(asked.url())
  const headers = Object.entries(await asked.allHeaders()).filter(
    ([name]) => !name.startsWith(':') && name !== 'content-length' && name !== 'host',
  )
  const answer = await fetch(`${url}/`, {
    method: asked.method(),
    headers: [...headers, ['x-meant-for', meant.host + meant.pathname]],
    body: asked.postData(),
  }).catch(() => null)
  if (answer === null) return route.abort().catch(() => undefined)
  await route
    .fulfill({
      status: answer.status,
      headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
      body: await answer.text(),
    })
    .catch(() => undefined)
}

/** Starts servers that play the providers. */
export async function startProviders(): Promise<Providers> {
  const made: ProviderCall[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await bodyOf(request)
    const call: ProviderCall = {
      method: request.method ?? '',
      to: String(request.headers['x-meant-for'] ?? `${request.headers.host}${request.url}`),
      headers: request.headers,
      body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
    }
    made.push(call)
    const { mood, measurementId } = providers
    if (mood === 'hanging') return
    if (mood === 'slow') await wait(1_500)
    if (mood === 'html')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<p>Accept the terms of this network')
    const { status, json } = playedAnswer(call, providers.mood, measurementId)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  }
  const server = createServer((request, response) => void respond(request, response)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const providers: Providers = {
    url,
    mood: 'well',
    measurementId: null,
    calls: () => made,
    forget: () => void made.splice(0),
    async settle() {
      for (let before = -1; before !== made.length;) {
        before = made.length
        await wait(1_500)
      }
      made.splice(0)
    },
    answerIn: (context, blocked = false) =>
      context
        .route(firebaseHosts, (route) =>
          blocked ? route.abort('blockedbyclient') : passTo(url, route),
        )
        .then(() => undefined),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return providers
}
