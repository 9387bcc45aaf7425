import { createContext, use } from 'react'
import type { Language } from '#lib/messages/createLanguage.ts'
import type { ToastQueue } from '#ui/toastQueue.ts'
import type { Usage } from './analytics/usage.ts'
import type { Configuration } from './configuration.ts'
import type { WaitingKeys } from './connection/waitingKeys.ts'
import type { Consent } from './consent/consent.ts'
import type { LaterServices } from './laterServices.ts'
import type { Logger } from './logger/logger.ts'
import type { PlaceMemory } from './navigation/placeMemory.ts'
import type { PageAnswer } from './PageAnswer.ts'
import type { AccessWatch } from './session/accessWatch.ts'
import type { GuestKey } from './session/guestKey.ts'
import type { Intents } from './session/intents.ts'
import type { Session } from './session/session.ts'
import type { SignInPrompt } from './session/signInPrompt.ts'
import type { Shortcuts } from './shortcuts/shortcuts.ts'
import type { AppStorage } from './storage/storage.ts'

/** Everything outside React and Relay that the product uses, each behind a small interface. */
export interface Services {
  readonly storage: AppStorage
  /** Stored for this tab only; survives a reload. */
  readonly tabStorage: AppStorage
  readonly logger: Logger
  readonly session: Session
  readonly guestKey: GuestKey
  readonly signInPrompt: SignInPrompt
  readonly intents: Intents
  readonly accessWatch: AccessWatch
  readonly shortcuts: Shortcuts
  readonly toasts: ToastQueue
  readonly places: PlaceMemory
  readonly consent: Consent
  readonly usage: Usage
  /** The configured platforms that need the person's consent. */
  readonly platforms: Pick<Configuration, 'cloud' | 'usage'>
  /**
   * Whether a window that this page opens can tell it how a sign-in went: the opener policy of
   * `/sign-in` lets it, that of other pages does not.
   */
  readonly hearsWindows: boolean
  /** The present moment in milliseconds since 1970. */
  readonly now: () => number
  readonly answer: PageAnswer
  /** The address under which people reach the site. */
  readonly siteUrl: string
  /** When the server rendered the page that this client began with; null without one. */
  readonly renderedAt: number | null
  /** The language that this client speaks, for as long as it lives. Components take `useLanguage`. */
  readonly language: Language
  /** Address of the GraphQL endpoint; `serverAddress` gives those of the rest of the API. */
  readonly endpoint: string
  readonly laterServices: LaterServices
  /** Ids of ideas with a vote that waits for the connection. */
  readonly waitingVotes: WaitingKeys
}

const ServicesContext = createContext<Services | null>(null)

/** Hands the services of one client to its components. */
export const ServicesProvider = ServicesContext.Provider

/** The services of this client. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) throw new Error('No ServicesProvider above this component')
  return services
}
