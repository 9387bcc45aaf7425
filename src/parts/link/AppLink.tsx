import { useHref, useLinkClickHandler } from 'react-router-dom'
import { usePrefetchOnIntent } from '#relay/entrypoints/usePrefetchOnIntent.ts'
import type { LinkProps } from '#ui/link.ts'

interface Props extends LinkProps {
  /** Takes the place of the present entry in the history; by default when it leads to the same address. */
  replace?: boolean | undefined
  /** The state of the new entry in the history. */
  state?: unknown
}

/**
 * A link within the app; the screen behind it is fetched on hover, focus or touch. Made of the
 * router's hooks: its own Link brings along what only its framework uses.
 */
export function AppLink({ href, onClick, replace, state, target, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  })
  return (
    <a
      {...usePrefetchOnIntent(href)}
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
