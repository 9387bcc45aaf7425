import type { CloudConfiguration } from '../configuration.ts'

/** The name of the Firebase app of this page: what runs there and what is registered there share it. */
export const FIREBASE_APP = 'earshot'

/** Gives the options of the Firebase app; the same for everybody who makes it, since another one is refused. */
export function appOptions({
  projectId,
  appId,
  apiKey,
  messagingSenderId,
}: CloudConfiguration): Readonly<Record<string, string>> {
  return {
    projectId,
    appId,
    apiKey,
    ...(messagingSenderId !== undefined && { messagingSenderId }),
  }
}
