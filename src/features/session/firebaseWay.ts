import { paths } from '#services/navigation/paths.ts'

/** Where Firebase's button leads on a page that hears nothing of windows: to the page that does. */
export const firebaseWay = `${paths.signIn}?by=firebase`

/** Whether a search (`?…`) is that of this way. */
export function isFirebaseWay(search: string): boolean {
  return new URLSearchParams(search).get('by') === 'firebase'
}
