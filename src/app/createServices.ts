import { commonMessages } from '#lib/messages/catalogues/common.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
// eslint-disable-next-line no-restricted-imports -- the composition root, where a client gets its language
import { english } from '#lib/messages/english.ts'
import { createUsage } from '#services/analytics/usage.ts'
import { createWaitingKeys } from '#services/connection/waitingKeys.ts'
import { createConsent } from '#services/consent/consent.ts'
import { createLaterServices } from '#services/laterServices.ts'
import { createConsoleLogger, type Logger } from '#services/logger/logger.ts'
import { createPlaceMemory } from '#services/navigation/placeMemory.ts'
import { noPageAnswer, type PageAnswer } from '#services/PageAnswer.ts'
import type { Services } from '#services/Services.tsx'
import type { AccessWatchParts } from '#services/session/accessWatch.ts'
import { createGuestKey } from '#services/session/guestKey.ts'
import { createIntents, exclusivelyInBrowser } from '#services/session/intents.ts'
import { createLazyAccessWatch } from '#services/session/lazyAccessWatch.ts'
import { createSession } from '#services/session/session.ts'
import { createSignInPrompt } from '#services/session/signInPrompt.ts'
import { createShortcuts } from '#services/shortcuts/shortcuts.ts'
import { createStorage, type AppStorage } from '#services/storage/storage.ts'
import { createToastQueue } from '#ui/toastQueue.ts'

/** The parts that the services of a client are made of. */
export interface ServiceParts {
  readonly storage: AppStorage
  /** In memory if not given. */
  readonly tabStorage?: AppStorage
  /** The watch that notices a change of somebody's access; without it none is noticed. */
  readonly page?: AccessWatchParts['page']
  /** Address of the GraphQL endpoint, beside which the rest of the API is; /graphql if not given. */
  readonly endpoint?: string
  /** The site's platforms that need consent: none if not given. */
  readonly platforms?: Services['platforms']
  /** Whether windows that the page opens can speak to it; they cannot if not given. */
  readonly hearsWindows?: boolean
  /** Whether the browser says no to it for the person. */
  readonly isSignalled?: boolean
  readonly logger?: Logger
  readonly now?: () => number
  /** The listener for what pages say of the server's answer; none if not given. */
  readonly answer?: PageAnswer
  /** The address under which people reach the site; none if not given. */
  readonly siteUrl?: string
  /** When the server rendered the page; null, by default, if it did not. */
  readonly renderedAt?: number | null
  /** English if not given. */
  readonly language?: Language
}

/** Makes the services of one client: they outlive a change of the person. */
export function createServices({
  storage,
  tabStorage = createStorage({ area: null, target: null }),
  page = null,
  endpoint = '/graphql',
  platforms = {},
  hearsWindows = false,
  isSignalled = false,
  logger = createConsoleLogger(),
  now = Date.now,
  answer = noPageAnswer,
  siteUrl = '',
  renderedAt = null,
  language = english,
}: ServiceParts): Services {
  const intents = createIntents({ storage, now, exclusively: exclusivelyInBrowser })
  const toasts = createToastQueue()
  const session = createSession()
  const guestKey = createGuestKey(storage)
  session.onChange(guestKey.forget)
  return {
    storage,
    tabStorage,
    logger,
    now,
    answer,
    siteUrl,
    renderedAt,
    language,
    endpoint,
    laterServices: createLaterServices({ language, endpoint }),
    waitingVotes: createWaitingKeys(),
    session,
    guestKey,
    signInPrompt: createSignInPrompt({ intents, tabStorage }),
    intents,
    accessWatch: createLazyAccessWatch(async () => {
      const { createAccessWatch } = await import('#services/session/accessWatch.ts')
      return createAccessWatch({
        endpoint,
        page,
        storage,
        onSignedOut: () =>
          void toasts.add({ text: language.messages(commonMessages)('session.lost') }),
      })
    }),
    shortcuts: createShortcuts(storage),
    toasts,
    places: createPlaceMemory(),
    consent: createConsent({
      storage,
      isConfigured: Boolean(platforms.cloud ?? platforms.usage),
      isSignalled,
    }),
    usage: createUsage(),
    platforms,
    hearsWindows,
  }
}
