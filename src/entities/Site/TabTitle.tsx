import { useFirstScreen } from '#services/consent/useFirstScreen.ts'

/**
 * The title of the browser's tab. Every screen has one, so it also tells that the first screen is
 * there.
 */
export function TabTitle({ children }: { children: string }) {
  useFirstScreen()
  return <title>{children}</title>
}
