/** The most of what an admin gives a site, shared with the screen of its settings (docs/RULES.md#limits). */
export const siteLimits = {
  /** Characters of the welcome text. */
  welcome: 2_000,
  /** Links in the navigation. */
  links: 8,
  /** Characters of a link's address. */
  linkUrl: 500,
  /** E-mail domains that may have an account. */
  emailDomains: 50,
} as const

/** A link that the site's admins put into its navigation. */
export interface SiteLink {
  readonly label: string
  /** An https address. */
  readonly url: string
}

/** Gives a colour as it is stored, `#rrggbb`; null where it is none that the site can have. */
export function readAccent(text: string): string | null {
  const digits = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim())
  if (!digits) return null
  const hex = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('')
  return `#${hex.toLowerCase()}`
}

/** Gives the address of a link as it is stored; null where it is no https address, or too long. */
export function readLinkUrl(text: string): string | null {
  const given = text.trim()
  if (!/^https:\/\//i.test(given) || !URL.canParse(given)) return null
  const { href, username, password } = new URL(given)
  return username === '' && password === '' && href.length <= siteLimits.linkUrl ? href : null
}

/** Gives a domain of e-mail addresses as it is stored, such as `example.com`; null where it is none. */
export function readEmailDomain(text: string): string | null {
  const given = text.trim().replace(/^@/, '').toLowerCase()
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
  return given.length <= 253 && new RegExp(`^${label}(?:\\.${label})+$`).test(given) ? given : null
}
