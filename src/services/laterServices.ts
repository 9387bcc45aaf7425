import type { Language } from '#lib/messages/createLanguage.ts'

/** The parts that a later service is made of. */
export interface LaterParts {
  readonly language: Language
  /** Address of the GraphQL endpoint. */
  readonly endpoint: string
}

/**
 * The services of a client whose code comes after its first screen. They live as long as the client
 * does, over pages and changes of the person.
 */
export interface LaterServices {
  /** The client's own instance of what `create` makes; `create` runs at the first call. */
  get<Service>(create: (parts: LaterParts) => Service): Service
}

/** Creates the later services of one client. */
export function createLaterServices(parts: LaterParts): LaterServices {
  const made = new Map<(parts: LaterParts) => unknown, unknown>()
  return {
    get<Service>(create: (parts: LaterParts) => Service): Service {
      if (!made.has(create)) made.set(create, create(parts))
      return made.get(create) as Service
    },
  }
}
