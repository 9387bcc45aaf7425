import type { LanguageTag } from './languages.ts'

/** The facts that the picture of a page shows; null and empty texts are left out. */
export interface PictureFacts {
  /** Name of the site. */
  readonly site: string
  /** The language of its words, of those that the product speaks. */
  readonly language: LanguageTag
  /** A CSS colour; null for the product's own. */
  readonly accent: string | null
  /** The address of its logo, wherever it is shown from; null: the mark of the product. */
  readonly logo: string | null
  readonly title: string
  /** A sentence below the title. */
  readonly lead: string
  /** The further facts of an idea: null on the picture of anything else. */
  readonly idea: {
    readonly number: number
    /** Null where they are hidden. */
    readonly votes: number | null
    readonly status: PictureStatus | null
  } | null
}

export interface PictureStatus {
  readonly name: string
  /** A CSS colour; null for that of its category. */
  readonly color: string | null
  readonly category: string
}

/** A page that has a picture: the site itself, a board or an entry of the changelog by its slug, an idea by its number. */
export type PictureSubject =
  | { readonly kind: 'site' }
  | { readonly kind: 'board'; readonly slug: string }
  | { readonly kind: 'entry'; readonly slug: string }
  | { readonly kind: 'idea'; readonly number: number }

/** Pixels of every picture. */
export const pictureSize = { width: 1200, height: 630 } as const

/** The path of a page's picture: another one as soon as the picture shows something else. */
export function pictureAddress(subject: PictureSubject, facts: PictureFacts): string {
  return `/og/${placeOf(subject)}-${pictureVersion(facts)}.png`
}

function placeOf(subject: PictureSubject): string {
  switch (subject.kind) {
    case 'site':
      return 'site'
    case 'board':
      return `boards/${encodeURIComponent(subject.slug)}`
    case 'entry':
      return `changelog/${encodeURIComponent(subject.slug)}`
    case 'idea':
      return `ideas/${subject.number}`
  }
}

/** Names what a picture shows, in a few letters. The first of them stands for the way pictures are drawn. */
export function pictureVersion(facts: PictureFacts): string {
  const { site, language, accent, logo, title, lead, idea } = facts
  const status = idea?.status
  const shown = [
    ...[site, language, accent, title, lead, idea?.number, idea?.votes],
    ...[status?.name, status?.color, status?.category],
    // Its id: a page may know it by another address than the server does.
    logo?.slice(logo.lastIndexOf('/')),
  ]
  // FNV-1a: short, and the same in browser and server; nothing depends on its being hard to guess.
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(shown.map((value) => value ?? null)))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `c${(hash >>> 0).toString(36)}`
}

/** The picture that a path asks for; null for one that is of none. */
export function pictureAsked(
  path: string,
): { readonly subject: PictureSubject; readonly version: string } | null {
  const found =
    /^\/og\/(?:(site)|(boards|changelog)\/([^/]+)|ideas\/(\d{1,9}))-([0-9a-z]{1,16})\.png$/.exec(
      path,
    )
  if (found === null) return null
  const [, site, folder, slug = '', number, version = ''] = found
  if (site !== undefined) return { subject: { kind: 'site' }, version }
  if (number !== undefined) return { subject: { kind: 'idea', number: Number(number) }, version }
  try {
    const kind = folder === 'boards' ? 'board' : 'entry'
    return { subject: { kind, slug: decodeURIComponent(slug) }, version }
  } catch {
    return null
  }
}
