import { createMinutes } from '#services/clock/minutes.ts'
import { createConsoleLogger } from '#services/logger/logger.ts'
import type { Logger } from '#services/logger/logger.ts'
import { createPlaceMemory } from '#services/navigation/placeMemory.ts'
import type { Services } from '#services/Services.tsx'
import { createSession } from '#services/session/session.ts'
import { createSignInPrompt } from '#services/session/signInPrompt.ts'
import { createShortcuts } from '#services/shortcuts/shortcuts.ts'
import type { AppStorage } from '#services/storage/storage.ts'
import { createToastQueue } from '#ui/toastQueue.ts'

/** What the services of a client are made of. */
export interface ServiceParts {
  readonly storage: AppStorage
  readonly logger?: Logger
  readonly now?: () => number
}

/** Makes the services of one client: they outlive a change of the person. */
export function createServices({ storage, logger = createConsoleLogger(), now = Date.now }: ServiceParts): Services {
  return {
    storage,
    logger,
    now,
    everyMinute: createMinutes(),
    session: createSession(storage),
    signInPrompt: createSignInPrompt(),
    shortcuts: createShortcuts(storage),
    toasts: createToastQueue(),
    places: createPlaceMemory(),
  }
}
