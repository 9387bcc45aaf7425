import { randomBytes } from 'node:crypto'
import { isAsyncIterable } from 'graphql-yoga'
import type { PageStreaming, RenderedPage, RenderPage } from '#rules/renderedPage.ts'
import { basePathOf } from '#rules/siteAddress.ts'
import type { Execute, Operation } from '#server/graphql/execution/execute.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { PER_MINUTE, type Budget } from '#server/kernel/budget.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { inEnglish, type SiteLocale } from '#server/kernel/siteLocale.ts'
import { withinTime } from '#server/lib/withinTime.ts'
import type { Log } from '#server/services/log/log.ts'
import type { AnswersInFlight } from './answersInFlight.ts'
import { ideaAddress } from './ideaAddress.ts'
import { noPageFiles, type PageFiles, type PageNeeds } from './pageFiles.ts'
import { pageHtml, partText, type PageHtml } from './pageHtml.ts'
import { inLanguage } from './shellTexts.ts'

export interface RendererOptions<Context> {
  /** Loads the client's renderer. */
  readonly load: () => Promise<RenderPage>
  /** The page of the built client, which the rendered one is put into. */
  readonly html: string
  /** The language of the site; English if not given. */
  readonly locale?: SiteLocale
  /** The files that pages need; by default what `html` names. */
  readonly files?: PageFiles
  readonly execute: Execute<Context>
  /** Gives how the queries of one page get their context, which they share. */
  readonly contextFor: (request: RequestInfo) => (operation: Operation) => Promise<Context>
  /** The budget of addresses for rendering within a minute. */
  readonly budget: Budget
  /** The room for answers. */
  readonly answers: AnswersInFlight
  readonly publicUrl: string
  readonly log: Log
  /** Milliseconds until the first byte, or the browser renders the page; by default three seconds. */
  readonly renderMs?: number
  /** Milliseconds until the last byte, or the browser asks for what is missing; by default 15 seconds. */
  readonly streamMs?: number
}

/** The answer that a page is. */
interface PageFacts {
  readonly status: number
  /** The right address of what was asked for under another one; null where it is right. */
  readonly redirect: string | null
}

/** A page as it was rendered. */
export interface MadePage extends PageFacts {
  readonly html: string
  /** The sources by which the content security policy admits the styles that it holds. */
  readonly styles: readonly string[]
  /** False where a part of it failed, which the next try may not. */
  readonly isWhole: boolean
}

/** A page that has begun, and is still being rendered. */
export interface StreamedPage extends PageFacts {
  /** Admits its scripts and styles. */
  readonly nonce: string
  /** Its beginning. */
  readonly opening: string
  /** Its remainder, as it comes. */
  readonly rest: AsyncIterable<string>
  /** Ends the rendering. It has to be called at last. */
  end(): void
}

/** Renders the page at an address for whoever asks; null where the browser is to do it. Never rejects. */
export interface PageRenderer {
  whole(info: RequestInfo, address: string): Promise<MadePage | null>
  streamed(info: RequestInfo, address: string): Promise<StreamedPage | null>
}

/** Milliseconds for a page until the browser gets the empty one and renders it itself. */
const RENDER_MS = 3_000
/** Milliseconds for the sections of a streamed page; those that are not there are left to the browser. */
const STREAM_MS = 15_000
/** For the work on the main thread, in units of a budget: an address has 600 pages a minute. Kept ones are free. */
const PRICE = 100
/** The refusals of somebody who asks too much: their browser gets the refusal itself, and tells it. */
const refused = new Set<unknown>(['RATE_LIMITED', 'BUSY'])

/** Renders pages with the client's own code, whose queries run in this process like those that come by HTTP. */
export function createPageRenderer<Context>(options: RendererOptions<Context>): PageRenderer {
  const { html, log, files = noPageFiles, streamMs = STREAM_MS } = options
  const needsOf = (address: string, locale: string): PageNeeds =>
    files.needsAt(address.split('?', 1)[0] ?? '', locale)
  const begin = createBegin(options)
  const base = basePathOf(options.publicUrl)
  const factsOf = ({ beginning: { isMissing }, redirect }: RenderedPage): PageFacts => ({
    status: isMissing ? 404 : 200,
    redirect: redirect === null ? null : base + redirect,
  })
  const made = new Map<string, PageHtml>()
  const htmlIn = (locale: string): PageHtml => {
    const known = made.get(locale) ?? pageHtml(inLanguage(html, locale), files)
    made.set(locale, known)
    return known
  }
  const tell = (info: RequestInfo, err: unknown): void =>
    log.warn({ err, reference: info.id }, 'A part of a page was not rendered')
  async function* restOf(
    { rest }: RenderedPage,
    nonce: string,
    closing: string,
  ): AsyncGenerator<string> {
    for await (const part of rest ?? []) {
      const text = partText(part, nonce)
      if (text !== '') yield text
    }
    yield closing
  }
  return {
    async whole(info, address) {
      let isWhole = true
      const onError = (error: unknown): void => {
        isWhole = false
        tell(info, error)
      }
      const begun = await begin(info, { address, onError })
      if (begun === null) return null
      const { page, isAnswered, locale } = begun
      return {
        ...factsOf(page),
        ...htmlIn(locale).whole(page, needsOf(address, locale)),
        isWhole: isWhole && isAnswered,
      }
    },
    async streamed(info, address) {
      const nonce = randomBytes(16).toString('base64')
      const over = new AbortController()
      let isOver = info.signal.aborted
      const end = (): void => {
        isOver = true
        clearTimeout(late)
        over.abort()
      }
      const late = setTimeout(
        () => over.abort(new Error(`It took more than ${streamMs} ms`)),
        streamMs,
      )
      info.signal.addEventListener('abort', end, { once: true })
      const onError = (error: unknown): void => {
        if (!isOver) tell(info, error)
      }
      const stream = { nonce, signal: over.signal }
      const begun = await begin(info, { address, onError, stream })
      if (begun === null) {
        end()
        return null
      }
      const { page, locale } = begun
      const { opening, closing } = htmlIn(locale)
      return {
        ...factsOf(page),
        nonce,
        opening: opening(page, nonce, needsOf(address, locale)),
        rest: restOf(page, nonce, closing),
        end,
      }
    },
  }
}

/** A page to render. */
interface Wanted {
  readonly address: string
  readonly onError: (error: unknown) => void
  readonly stream?: PageStreaming
}

/** A page as far as it is rendered, in which language, and whether no query of it has failed so far. */
interface Begun {
  readonly page: RenderedPage
  readonly locale: string
  readonly isAnswered: boolean
}

function createBegin<Context>(
  options: RendererOptions<Context>,
): (info: RequestInfo, wanted: Wanted) => Promise<Begun | null> {
  const { load, budget, publicUrl, log, locale: site = inEnglish, renderMs = RENDER_MS } = options
  let renderer: Promise<RenderPage> | undefined
  return async (info, wanted) => {
    if (budget.take(addressGroup(info.address), PRICE, PER_MINUTE.address) > 0) return null
    const codes = new Set<unknown>()
    try {
      renderer ??= load().catch((error: unknown) => {
        renderer = undefined
        throw error
      })
      const [render, locale] = await Promise.all([renderer, site.read()])
      const fetch = askingAs(info, options, (code) => void codes.add(code))
      const page = await withinTime(
        renderMs,
        ideaAddress(wanted.address, fetch).then((right) =>
          right === null
            ? render({ ...wanted, locale, fetch, siteUrl: publicUrl, now: Date.now() })
            : movedTo(right, publicUrl),
        ),
        `It took more than ${renderMs} ms`,
      )
      if ([...codes].some((code) => refused.has(code))) return null
      return { page, locale, isAnswered: codes.size === 0 }
    } catch (err) {
      log.error({ err, reference: info.id }, 'A page was not rendered: the browser does it')
      return null
    }
  }
}

/** In place of a page that is not rendered, as it has another address. */
function movedTo(redirect: string, siteUrl: string): RenderedPage {
  return {
    redirect,
    head: '',
    css: '',
    structuredData: null,
    html: '',
    beginning: {
      now: Date.now(),
      siteUrl,
      answers: [],
      awaited: [],
      isMissing: false,
      isClosed: false,
    },
    rest: null,
  }
}

/** A fetch that leads to the API in this process, with the rights of a request. Tells the codes of what failed. */
function askingAs<Context>(
  info: RequestInfo,
  { execute, contextFor, answers }: RendererOptions<Context>,
  tell: (code: unknown) => void,
): typeof fetch {
  const contextOf = contextFor(info)
  const client = addressGroup(info.address)
  return async (_, init) => {
    const { query, variables, operationName } = JSON.parse(String(init?.body)) as {
      query: string
      variables: Readonly<Record<string, unknown>>
      operationName: string
    }
    let made = (): void => undefined
    const caller = {
      reference: info.id,
      context: async (operation: Operation) => {
        made = await answers.make(client, operation.price.bytes, info.signal)
        return contextOf(operation)
      },
      readOnly: true,
    }
    try {
      const answer = await execute(caller, query, variables, operationName)
      if (!isAsyncIterable(answer))
        for (const { extensions } of answer.errors ?? []) tell(extensions['code'])
      return Response.json(answer)
    } finally {
      made()
    }
  }
}
