import type { IncomingMessage, ServerResponse } from 'node:http'
import { Turns, WorkDropped } from '#server/db/turns.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import type { ReadContentVersion } from '#server/kernel/contentVersion.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { inEnglish } from '#server/kernel/siteLocale.ts'
import { rarely } from '#server/services/log/rarely.ts'
import type { PageSource } from '#server/services/metrics/metrics.ts'
import { asNobody } from './askAsNobody.ts'
import type { SendHints } from './earlyHints.ts'
import { keptAddress } from './keptAddress.ts'
import { KeptPages } from './keptPages.ts'
import { createPageRenderer, type RendererOptions } from './pageRenderer.ts'
import {
  forKeeping,
  sendKept,
  sendOnce,
  sendOwn,
  sendUnavailable,
  type KeptPage,
} from './sendPage.ts'
import { inLanguage } from './shellTexts.ts'

export interface PagesOptions<Context> extends RendererOptions<Context> {
  readonly version: ReadContentVersion
  /** Whether a request comes from nobody in particular: it has no session, and is no guest's. */
  readonly isAnonymous: (request: RequestInfo) => boolean
  /** Seconds for which a shared cache may give an anonymous page without asking. */
  readonly sharedSeconds: number
  /** Called before a page is rendered. */
  readonly hint?: SendHints
  /** Told of each page, and where it came from. */
  readonly onPage?: (source: PageSource) => void
}

/** Answers with a page as the client renders it for whoever asks; false where it could not, and the browser is to do it. */
export type Pages = (
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
) => Promise<boolean>

/** Pages that are rendered at once: they share one thread, and more would all be late. */
const AT_ONCE = 6
/** Milliseconds that a page waits for its turn. */
const PATIENCE_MS = 2_000

/**
 * Answers with rendered pages: one for whoever asks where they are somebody, streamed (ADR 065),
 * else the one that is kept for everybody else until something changes (ADR 064), or a whole one
 * where none is kept.
 */
export function renderPages<Context>(options: PagesOptions<Context>): Pages {
  const { html, locale = inEnglish, version, isAnonymous, answers } = options
  const { sharedSeconds, hint, log, onPage } = options
  const renderer = createPageRenderer(options)
  const kept = new KeptPages<KeptPage>()
  const turns = new Turns(AT_ONCE)
  const tellAway = rarely((err: unknown) =>
    log.error({ err }, 'Pages are not rendered: the database is away'),
  )

  const inTurn = <T>({ address, signal }: RequestInfo, work: () => Promise<T>): Promise<T> => {
    const until = performance.now() + PATIENCE_MS
    return turns.run({ client: addressGroup(address), until, signal }, work)
  }
  /** Calls back before it is made for this request: whoever waits for another one's has no use for it. */
  const keptPage = (
    info: RequestInfo,
    address: string,
    onMake: () => void,
  ): Promise<KeptPage | null> =>
    kept.get(
      address,
      (work) => inTurn(info, work),
      async () => {
        onMake()
        const made = await renderer.whole(asNobody(info), address)
        return made && { page: await forKeeping(made), isKept: made.isWhole }
      },
    )

  const rendered: Pages = async (request, response, info) => {
    const client = addressGroup(info.address)
    answers.requireRoom(client)
    const hold = (bytes: number): void => answers.hold(client, bytes, response)
    try {
      kept.begin(await version())
    } catch (err) {
      tellAway(err)
      sendUnavailable(request, response, inLanguage(html, locale.known()))
      return true
    }
    const url = request.url ?? '/'
    const isNobody = isAnonymous(info)
    const address = isNobody ? keptAddress(url) : null
    const { cookies } = info
    try {
      if (!isNobody) {
        hint?.(request, response)
        const page = await inTurn(info, () => renderer.streamed(info, url))
        onPage?.(page === null ? 'browser' : 'own')
        if (page !== null) await sendOwn(request, response, page, { cookies, hold })
        return page !== null
      }
      // Whole, as it may be read without a script, which puts what comes late into its place.
      if (address === null) {
        hint?.(request, response)
        const page = await inTurn(info, () => renderer.whole(info, url))
        onPage?.(page === null ? 'browser' : 'own')
        if (page !== null) await sendOnce(request, response, page, { cookies, hold })
        return page !== null
      }
      let source: PageSource = 'kept'
      const page = await keptPage(info, address, () => {
        source = 'made'
        hint?.(request, response)
      })
      onPage?.(page === null ? 'browser' : source)
      if (page !== null) sendKept(request, response, page, { sharedSeconds, hold })
      return page !== null
    } catch (error) {
      // Too much waits already: the browser asks for what it needs, and is told.
      if (error instanceof WorkDropped) return false
      // Nobody reads it any more.
      if (info.signal.aborted) return true
      throw error
    }
  }
  return async (request, response, info) => {
    if (await rendered(request, response, info)) return true
    if (isBrowser(request)) return false
    sendUnavailable(request, response, inLanguage(html, locale.known()))
    return true
  }
}

/** Whether a browser asks, which draws the page itself: for all others the empty one would be what is at the address. */
function isBrowser({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-mode'] === 'navigate'
}
