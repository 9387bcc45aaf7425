import type { Readable } from 'node:stream'
import { prerenderToNodeStream } from 'react-dom/static.node'
import { createMemoryRouter } from 'react-router-dom'
import { AppRoot } from '#app/AppRoot.tsx'
import { createApp } from '#app/createApp.ts'
import { createStorage } from '#services/storage/storage.ts'
import { createCookieFetch } from './cookieFetch.ts'
import type { FlowServer } from './flowServer.ts'

/**
 * Renders the client at a path to a string, in Node, as somebody who has this session cookie: one
 * client per call.
 */
export async function renderToString(
  path: string,
  { server, cookie = null }: { server: FlowServer; cookie?: string | null },
): Promise<string> {
  const { fetch } = createCookieFetch(server.url, cookie)
  const app = createApp({
    storage: createStorage({ area: null, target: null }),
    network: { endpoint: `${server.url}/graphql`, fetch, isServer: true },
    createRouter: (routes, other) =>
      createMemoryRouter(routes, { initialEntries: [other ?? path] }),
  })
  const client = app.begin(null)
  await client.ready()
  const { prelude } = await prerenderToNodeStream(<AppRoot app={app} first={client} />, {
    onError: () => undefined,
  })
  const html = await textOf(prelude as Readable)
  client.dispose()
  return html
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString()
}
