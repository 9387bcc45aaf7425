import { paths } from '#services/navigation/paths.ts'

/** The target of Firebase's button on a page that hears nothing of windows: the page that does. */
export const firebaseWay = `${paths.signIn}?by=firebase`

/** Whether a search (`?…`) is that of this way. */
export function isFirebaseWay(search: string): boolean {
  return new URLSearchParams(search).get('by') === 'firebase'
}
