import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

/** What a link is given; `href` is a path of the application or an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}
/** How a link is drawn: the plain element, or the router's, passed in by whoever knows the router. */
export type LinkComponent = 'a' | ComponentType<LinkProps>
