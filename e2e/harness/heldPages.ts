import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import type { RenderPage } from '#rules/renderedPage.ts'
import { FREE } from '#server/graphql/execution/price.ts'
import { countAnswers } from '#server/http/answersInFlight.ts'
import { renderPages } from '#server/http/pages.ts'
import { requestInfo } from '#server/http/request.ts'
import { securityHeaders } from '#server/http/securityHeaders.ts'
import { enterSite } from '#server/http/siteDoor.ts'
import { isPage, serveStatics } from '#server/http/statics.ts'
import { createBudget } from '#server/kernel/budget.ts'
import { basePath, type RunningServer } from './server.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The pages of a server, rendered here, where one of their queries can be held back. */
export interface HeldPages {
  readonly url: string
  /** Names of the operations that browsers asked for themselves. */
  readonly asked: string[]
  /** Lets the query go on, or fail. */
  release(fails?: boolean): void
  close(): Promise<void>
}

/** Renders the pages of a running server; `operation` waits until it is released. */
export async function holdPages(of: RunningServer, operation: string): Promise<HeldPages> {
  const asked: string[] = []
  let settle: (fails: boolean) => void = () => undefined
  const held = new Promise<boolean>((resolve) => (settle = resolve))
  const statics = serveStatics(path.join(root, 'dist/client'), undefined, basePath)
  const headers = new Map(Object.entries(securityHeaders(statics.html, false)))
  const server = http.createServer((request, response) => void answer(request, response))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}${basePath}`

  // Ahead of the first page, which a busy machine would otherwise take too long for.
  const { renderPage } = (await import(
    pathToFileURL(path.join(root, 'dist/render/renderPage.mjs')).href
  )) as { renderPage: RenderPage }
  const pages = renderPages<string | undefined>({
    load: () => Promise.resolve(renderPage),
    html: statics.page,
    contextFor:
      ({ headers: { cookie } }) =>
      () =>
        Promise.resolve(cookie),
    budget: createBudget(),
    answers: countAnswers(),
    version: () => Promise.resolve(1),
    isAnonymous: () => false,
    sharedSeconds: 0,
    execute: async ({ context }, query, variables, operationName) => {
      if (operationName === operation && (await held)) throw new Error('It was made to fail')
      const cookie = await context({ isWrite: false, price: FREE })
      return (
        await ask(of, JSON.stringify({ query, variables, operationName }), cookie)
      ).json() as never
    },
    publicUrl: url,
    // A busy machine is slow; what is looked at here is not how soon a page comes.
    renderMs: 60_000,
    streamMs: 120_000,
    log: pino({ enabled: false }),
  })
  const answer = async (
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> => {
    response.setHeaders(headers)
    enterSite(request, basePath)
    const { pathname } = new URL(request.url ?? '/', url)
    if (isPage(request, pathname)) {
      const gone = new AbortController()
      response.once('close', () => response.writableFinished || gone.abort())
      const info = requestInfo(request, false, gone.signal)
      if (!(await pages(request, response, info))) await statics.handle(request, response)
    } else if (pathname.startsWith('/graphql') || pathname.startsWith('/api/'))
      await passOn(of, asked, request, response)
    else await statics.handle(request, response)
  }
  return {
    url,
    asked,
    release: (fails = false) => settle(fails),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Asks the API of a server. */
function ask(of: RunningServer, body: string, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: new URL(of.url).origin, cookie }
  return fetch(`${of.url}/graphql`, { method: 'POST', headers, body })
}

/** Lets a server answer what a browser asks, and notes the operations. */
async function passOn(
  of: RunningServer,
  asked: string[],
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { url = '/', headers } = request
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string
  const isOperation = url === '/graphql'
  if (isOperation) asked.push((JSON.parse(body) as { operationName: string }).operationName)
  const answer = isOperation
    ? await ask(of, body, headers.cookie)
    : await fetch(of.url + url, { headers: { cookie: headers.cookie ?? '' } })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
}
