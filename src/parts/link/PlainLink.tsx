import { useHref } from 'react-router-dom'
import type { LinkProps } from '#ui/link.ts'

/** A link that the browser follows by itself: where no script is, or to what is no page of the app. */
export function PlainLink({ href, ...rest }: LinkProps) {
  return <a {...rest} href={useHref(href)} />
}
