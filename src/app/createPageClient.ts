import { createMemoryRouter } from 'react-router-dom'
import { cssRule } from '#lib/cssRule.ts'
import type { PageFacts } from '#lib/structuredData.ts'
import { createRecording, type Recording } from '#relay/network/createRecording.ts'
import { accentVariables } from '#rules/accent.ts'
import type { PageRequest } from '#rules/renderedPage.ts'
import { basePathOf } from '#rules/siteAddress.ts'
import type { SharedPage } from '#services/PageAnswer.ts'
import { createStorage } from '#services/storage/storage.ts'
import { noStyleRules } from '#ui/StyleRules.ts'
import { createApp, type App, type AppOptions } from './createApp.ts'
import type { ClientSession } from './createClientSession.ts'

/** A page's words about itself, for others. */
interface Said {
  /** The page as they see it; null where it cannot be shared. */
  readonly shared: SharedPage | null
  /** The facts of its subject; null where there is nothing to say. */
  readonly facts: PageFacts | null
}

/** A page's word that there is nothing at its address. */
export const nothingSaid: Said = { shared: null, facts: null }

/** A client that renders one page on the server, and what it learns of the page meanwhile. */
export interface PageClient {
  readonly app: App
  readonly session: ClientSession
  readonly recording: Recording
  /** Gives the style rules that were asked for since it was called last. */
  takeCss(): string
  /** The right address of what was asked for under another one; null where it is right. */
  redirect(): string | null
  /** Gives the page's statements about itself so far. */
  said(): Said
  /** Whether the site says that it cannot be read. */
  isClosed(): boolean
}

/** The server asks itself: what failed would fail again. */
const once = { attempts: 1, delay: 0, longestWait: 0 }

/**
 * Makes a client for one page, which shares nothing with any other. Its queries begin at once.
 * `own` is what else it is made of, such as another language.
 */
export function createPageClient(
  { address, fetch, siteUrl, now }: Omit<PageRequest, 'onError'>,
  own: Partial<Pick<AppOptions, 'language' | 'storage'>> = {},
): PageClient {
  const recording = createRecording()
  const known = new Set<string>()
  let css = ''
  const collect = (rule: string): void => {
    if (!known.has(rule)) css += rule
    known.add(rule)
  }
  let redirect: string | null = null
  let said = nothingSaid
  let isClosed = false
  const base = basePathOf(siteUrl)
  const app = createApp({
    storage: createStorage({ area: null, target: null }),
    now: () => now,
    siteUrl,
    answer: {
      redirect: (right) => (redirect = right),
      share: (shared) => (said = { ...said, shared }),
      describe: (facts) => (said = { ...said, facts }),
      close: () => (isClosed = true),
    },
    styles: {
      ...noStyleRules,
      collect,
      collectAccent(color) {
        const variables = accentVariables(color)
        if (variables) collect(cssRule(':root', variables))
      },
    },
    network: { fetch, isServer: true, extraSteps: [recording.step], retry: once },
    createRouter: (routes, path) =>
      createMemoryRouter(routes, { basename: base, initialEntries: [base + (path ?? address)] }),
    ...own,
  })
  return {
    app,
    session: app.begin(null),
    recording,
    takeCss() {
      const taken = css
      css = ''
      return taken
    },
    redirect: () => redirect,
    said: () => said,
    isClosed: () => isClosed,
  }
}
