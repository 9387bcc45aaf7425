import { Link, type LinkProps as RouterLinkProps } from 'react-router-dom'
import { usePrefetchOnIntent } from '#relay/entrypoints/usePrefetchOnIntent.ts'
import type { LinkProps } from '#ui/link.ts'

/** A link within the app; the screen behind it is fetched on hover, focus or touch. */
export function AppLink({
  href,
  ref,
  ...rest
}: LinkProps & Pick<RouterLinkProps, 'replace' | 'state'>) {
  return <Link to={href} ref={ref} {...usePrefetchOnIntent(href)} {...rest} />
}
