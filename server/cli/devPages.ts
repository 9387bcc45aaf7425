import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { preprocessCSS, type ViteDevServer } from 'vite'
import type { RenderedPage, RenderPage } from '#rules/renderedPage.ts'
import { pageHtml } from '#server/http/pageHtml.ts'
import { pathOf } from '#server/http/request.ts'
import { isPage } from '#server/http/statics.ts'
import { localeOf } from './devLanguage.ts'

interface DevPages {
  /** The address of the API. */
  readonly api: string
  /** The origin at which the pages are opened. */
  readonly siteUrl: string
}

/**
 * Answers with pages as the client's code, as it was saved last, renders them for whoever asks; their
 * queries go to the API by HTTP. A page that cannot be rendered comes empty, with an overlay that
 * says why.
 */
export function renderWhileDeveloping(vite: ViteDevServer, options: DevPages): void {
  const sheets = stylesOf(vite)
  let problem: Error | null = null
  vite.ws.on('connection', () => {
    if (problem)
      vite.ws.send({ type: 'error', err: { message: problem.message, stack: problem.stack ?? '' } })
  })
  vite.middlewares.use((request, response, next) => {
    // Vite answers what a browser's scripts and programs ask for.
    const isRead = request.headers.accept?.includes('text/html') === true
    if (!isRead || !isPage(request, pathOf(request))) return next()
    const answer = async (): Promise<void> => {
      const html = await emptyPage(vite, request)
      const cookies: string[] = []
      try {
        const page = await render(vite, request, { ...options, cookies })
        problem = null
        send(response, {
          page,
          html: pageHtml(html.replace('</head>', `${await sheets()}</head>`)).whole(page).html,
          cookies,
        })
      } catch (error) {
        problem = error as Error
        vite.ssrFixStacktrace(problem)
        vite.config.logger.error(`A page was not rendered: ${problem.stack}`, { timestamp: true })
        send(response, { page: null, html, cookies })
      }
    }
    answer().catch(next)
  })
}

async function emptyPage(vite: ViteDevServer, { url = '/' }: IncomingMessage): Promise<string> {
  const file = path.join(vite.config.root, 'index.html')
  return vite.transformIndexHtml(url, await readFile(file, 'utf8'))
}

async function render(
  vite: ViteDevServer,
  { url = '/', headers }: IncomingMessage,
  { api, siteUrl, cookies }: DevPages & { readonly cookies: string[] },
): Promise<RenderedPage> {
  const { renderPage } = (await vite.ssrLoadModule('/src/renderPage.tsx')) as {
    renderPage: RenderPage
  }
  return renderPage({
    address: url,
    locale: await localeOf(api),
    siteUrl,
    now: Date.now(),
    onError: (error) =>
      vite.config.logger.warn(`A part of ${url} was not rendered: ${String(error)}`, {
        timestamp: true,
      }),
    fetch: async (_, init) => {
      const asked = new Headers(init?.headers)
      asked.set('cookie', headers.cookie ?? '')
      const answer = await fetch(`${api}/graphql`, { ...init, headers: asked })
      cookies.push(...answer.headers.getSetCookie())
      return answer
    },
  })
}

/** Gives the styles of all components that were rendered so far, as Vite's own client looks for them. */
function stylesOf(vite: ViteDevServer): () => Promise<string> {
  const made = new WeakMap<object, Promise<string>>()
  const make = async (file: string): Promise<string> => {
    const { code } = await preprocessCSS(await readFile(file, 'utf8'), file, vite.config)
    return `<style data-vite-dev-id="${file}">${code}</style>`
  }
  return async () => {
    const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()]
    const tags = modules.flatMap(({ file, transformResult }) => {
      if (!file?.endsWith('.css') || transformResult === null) return []
      const tag = made.get(transformResult) ?? make(file)
      made.set(transformResult, tag)
      return [tag]
    })
    return (await Promise.all(tags)).join('')
  }
}

function send(
  response: ServerResponse,
  { page, html, cookies }: { page: RenderedPage | null; html: string; cookies: string[] },
): void {
  if (cookies.length > 0) response.setHeader('set-cookie', [...new Set(cookies)])
  if (page !== null && page.redirect !== null) {
    response.writeHead(302, { location: page.redirect }).end()
    return
  }
  response.writeHead(page?.beginning.isMissing ? 404 : 200, {
    'content-type': 'text/html;charset=utf-8',
  })
  response.end(html)
}
