import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

/** Props of a link; `href` is a path of the application or an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}
/** The component that renders links: the plain element, or the router's, passed in from above. */
export type LinkComponent = 'a' | ComponentType<LinkProps>
