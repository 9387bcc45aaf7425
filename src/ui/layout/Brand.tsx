import { cx } from '#lib/cx.ts'
import type { LinkComponent } from '../link.ts'
import { Logo } from '../Logo.tsx'
import css from './Brand.module.css'

interface Props {
  name: string
  /** The small line under the name: the tagline, or "Powered by Earshot". */
  note: string
  href: string
  logo?: string | null
  /** Takes its place where the theme is dark. */
  logoDark?: string | null
  component?: LinkComponent
}

/** The site's logo and name, linked to the first page. */
export function Brand({ name, note, href, component: Link = 'a', ...logos }: Props) {
  return (
    <Link href={href} className={css.brand}>
      <Mark {...logos} />
      <span className={css.text}>
        {name}
        <small className={css.note}>{note}</small>
      </span>
    </Link>
  )
}

/** The logo alone, for the phone, where the navigation with the name has no room. */
export function BrandMark({ name, href, component: Link = 'a', ...logos }: Omit<Props, 'note'>) {
  return (
    <Link href={href} aria-label={name} className={css.home}>
      <Mark {...logos} />
    </Link>
  )
}

function Mark({ logo, logoDark }: Pick<Props, 'logo' | 'logoDark'>) {
  return (
    <span className={css.mark}>
      {logo ? <img src={logo} alt="" className={cx(css.logo, logoDark && css.day)} /> : <Logo />}
      {logo && logoDark && <img src={logoDark} alt="" className={cx(css.logo, css.night)} />}
    </span>
  )
}
