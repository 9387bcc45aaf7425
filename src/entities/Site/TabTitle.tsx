import { useFirstScreen } from '#services/consent/useFirstScreen.ts'

/** What the browser's tab says of a screen. Stands in every one, so that it also tells that the first is there. */
export function TabTitle({ children }: { children: string }) {
  useFirstScreen()
  return <title>{children}</title>
}
