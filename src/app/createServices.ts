import { commonMessages } from '#lib/messages/catalogues/common.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
// eslint-disable-next-line no-restricted-imports -- the composition root, where a client gets its language
import { english } from '#lib/messages/english.ts'
import { createUsage } from '#services/analytics/usage.ts'
import { createConsent } from '#services/consent/consent.ts'
import { createLaterServices } from '#services/laterServices.ts'
import { createConsoleLogger, type Logger } from '#services/logger/logger.ts'
import { createPlaceMemory } from '#services/navigation/placeMemory.ts'
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
  /** The way to notice that somebody's access has changed; never noticed if not given. */
  readonly access?: Pick<AccessWatchParts, 'ask' | 'page'>
  /** The site's platforms that need consent: none if not given. */
  readonly platforms?: Services['platforms']
  /** Whether the browser says no to it for the person. */
  readonly isSignalled?: boolean
  readonly logger?: Logger
  readonly now?: () => number
  /** English if not given. */
  readonly language?: Language
}

/** Makes the services of one client: they outlive a change of the person. */
export function createServices({
  storage,
  tabStorage = createStorage({ area: null, target: null }),
  access = nobodyAsks,
  platforms = {},
  isSignalled = false,
  logger = createConsoleLogger(),
  now = Date.now,
  language = english,
}: ServiceParts): Services {
  const intents = createIntents({ storage, now, exclusively: exclusivelyInBrowser })
  const toasts = createToastQueue()
  const session = createSession(storage)
  const guestKey = createGuestKey(storage)
  session.onChange(guestKey.forget)
  return {
    storage,
    tabStorage,
    logger,
    now,
    language,
    laterServices: createLaterServices({ language }),
    session,
    guestKey,
    signInPrompt: createSignInPrompt({ intents, tabStorage }),
    intents,
    accessWatch: createLazyAccessWatch(async () => {
      const { createAccessWatch } = await import('#services/session/accessWatch.ts')
      return createAccessWatch({
        ...access,
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
  }
}

const nobodyAsks: Pick<AccessWatchParts, 'ask' | 'page'> = {
  ask: () => new Promise(() => undefined),
  page: null,
}
