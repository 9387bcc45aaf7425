import { languageOf } from '#rules/languages.ts'
import {
  readAccent,
  readEmailDomain,
  readLinkUrl,
  siteLimits,
  type SiteLink,
} from '#rules/siteLook.ts'
import type { TextKind } from '#rules/validation.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { reasonFor, Refusal, refuse } from '#server/kernel/refusal.ts'
import type { SiteRow } from '#server/kernel/rows.ts'

/** The settings of the site that its admins change, each with its column and the type of that. */
export const settings = {
  name: { column: 'name', type: 'text' },
  tagline: { column: 'tagline', type: 'text' },
  imprint: { column: 'imprint', type: 'text' },
  visibility: { column: 'visibility', type: 'text' },
  moderation: { column: 'moderation', type: 'text' },
  guestVoting: { column: 'guest_voting', type: 'boolean' },
  signUp: { column: 'sign_up', type: 'text' },
  logo: { column: 'logo', type: 'text', isNullable: true },
  logoDark: { column: 'logo_dark', type: 'text', isNullable: true },
  favicon: { column: 'favicon', type: 'text', isNullable: true },
  accentColor: { column: 'accent_color', type: 'text', isNullable: true },
  welcome: { column: 'welcome', type: 'text' },
  links: { column: 'links', type: 'jsonb' },
  defaultSort: { column: 'default_sort', type: 'text' },
  hidesCounts: { column: 'hides_counts', type: 'boolean' },
  locale: { column: 'locale', type: 'text' },
  emailDomains: { column: 'email_domains', type: 'text[]' },
  signInOff: { column: 'sign_in_off', type: 'text[]' },
} as const satisfies Partial<Record<keyof SiteRow, Column>>

interface Column {
  column: string
  type: 'text' | 'boolean' | 'jsonb' | 'text[]'
  /** An empty text takes it away. */
  isNullable?: boolean
}

export type Setting = keyof typeof settings
export type Settings = Pick<SiteRow, Setting>

/** The settings to change; those left out stay. An empty logo, favicon or accent takes it away. */
export type SiteChange = { [Of in Setting]?: Settings[Of] | null }

export const settingNames = Object.keys(settings) as Setting[]

const texts: readonly { setting: 'name' | 'tagline' | 'imprint' | 'welcome'; kind: TextKind }[] = [
  { setting: 'name', kind: 'siteName' },
  { setting: 'tagline', kind: 'tagline' },
  { setting: 'imprint', kind: 'imprint' },
  { setting: 'welcome', kind: 'welcome' },
]

/** Gives the settings to change as they are stored. Refuses what breaks a rule, each field with its first problem. */
export function checkSettings(change: SiteChange): Partial<Settings> {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value != null),
  ) as Partial<Settings>
  const asked = texts.flatMap(({ setting, kind }) =>
    given[setting] === undefined ? [] : [[setting, { kind, text: given[setting] }] as const],
  )
  return {
    ...given,
    ...checkTexts(Object.fromEntries(asked)),
    ...(given.accentColor != null && { accentColor: checkAccent(given.accentColor) }),
    ...(given.locale !== undefined && { locale: checkLanguage(given.locale) }),
    ...(given.links && { links: checkLinks(given.links) }),
    ...(given.emailDomains && { emailDomains: checkDomains(given.emailDomains) }),
    ...(given.signInOff && { signInOff: [...new Set(given.signInOff)].toSorted() }),
    ...(['logo', 'logoDark', 'favicon'] as const).reduce<Partial<Settings>>(
      (images, name) => (given[name] === '' ? { ...images, [name]: null } : images),
      {},
    ),
  }
}

/** The welcome text as HTML: without images and mentions. */
export function renderWelcome(markdown: string): string {
  return markdown === '' ? '' : renderBody(markdown)
}

/** A setting as the audit log keeps it. */
export function settingText(value: Settings[Setting]): string | boolean | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  const parts = value.map((one) => (typeof one === 'string' ? one : `${one.label} ${one.url}`))
  return parts.length === 0 ? null : parts.join(', ')
}

function checkAccent(text: string): string | null {
  if (text.trim() === '') return null
  const color = readAccent(text)
  if (color === null) throw refuse('ACCENT_UNKNOWN', { field: 'accentColor' })
  return color
}

/** Gives the tag of a language that the product speaks. Refuses any other. */
export function checkLanguage(tag: string): string {
  if (languageOf(tag) === undefined)
    throw refuse('LANGUAGE_UNKNOWN', { field: 'locale', language: tag.slice(0, 60) })
  return tag
}

function checkLinks(links: readonly SiteLink[]): SiteLink[] {
  const limit = siteLimits.links
  if (links.length > limit)
    throw refuse('TOO_MANY_LINKS', { field: 'links', limit, given: links.length })
  return links.map(({ label, url }, at) => {
    const checked = checkTexts({ [`links.${at}.label`]: { kind: 'label', text: label } })
    const stored = readLinkUrl(url)
    if (stored === null) throw refuse('LINK_NOT_HTTPS', { field: `links.${at}.url` })
    return { label: checked[`links.${at}.label`] ?? '', url: stored }
  })
}

function checkDomains(domains: readonly string[]): string[] {
  const limit = siteLimits.emailDomains
  const read = domains.filter((text) => text.trim() !== '')
  if (read.length > limit)
    throw refuse('TOO_MANY_DOMAINS', { field: 'emailDomains', limit, given: read.length })
  const known = read.map((text) => ({ text, domain: readEmailDomain(text) }))
  const wrong = known.filter(({ domain }) => domain === null)
  if (wrong.length > 0)
    throw new Refusal(
      wrong.map(({ text }) =>
        reasonFor('DOMAIN_WRONG', { field: 'emailDomains', domain: text.slice(0, 60) }),
      ),
    )
  return [...new Set(known.flatMap(({ domain }) => domain ?? []))]
}
