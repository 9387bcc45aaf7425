import { feedAddress, feedTypes } from '#rules/feeds.ts'
import { pictureAddress, pictureSize } from '#rules/pictures.ts'
import type { SharedPage } from '#services/PageAnswer.ts'

/** An element of the document's head, by its name and attributes. */
export type HeadLine = readonly [
  name: 'link' | 'meta',
  attributes: Readonly<Record<string, string>>,
]

/** Finds all such lines; nothing else writes any. */
export const HEAD_LINES =
  'link[rel=canonical], link[rel=alternate], meta[name=description], meta[name^="twitter:"], meta[property^="og:"]'

/** Gives the lines that search engines, chats (Open Graph, https://ogp.me) and feed readers read. */
export function headLines(page: SharedPage, siteUrl: string): HeadLine[] {
  const { site, accent, logo, locale, title, path, description } = page
  const { language, subject, picture, isIndexed } = page
  const address = siteUrl + path
  const facts = { site, language, accent, logo, ...picture }
  const pictured = page.pictured ?? (subject.kind === 'changelog' ? { kind: 'site' } : subject)
  const properties = {
    'og:site_name': site,
    'og:locale': locale.replace('-', '_'),
    'og:title': title,
    'og:type': 'website',
    'og:url': address,
    'og:description': description,
    'og:image': siteUrl + pictureAddress(pictured, facts),
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': picture.title,
  }
  const lines: HeadLine[] = [
    ...Object.entries(properties).map(
      ([property, content]) => ['meta', { property, content }] as const,
    ),
    ['meta', { name: 'description', content: description }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ...(['atom', 'json'] as const).map((form): HeadLine => {
      const href = siteUrl + feedAddress(subject, form)
      return ['link', { rel: 'alternate', type: feedTypes[form], title, href }]
    }),
  ]
  const said = lines.filter(([, { content }]) => content !== '')
  return isIndexed ? [['link', { rel: 'canonical', href: address }], ...said] : said
}

/** Writes lines as HTML that no text can leave. */
export function htmlOf(lines: readonly HeadLine[]): string {
  const written = lines.map(([name, attributes]) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
    return `<${name}${pairs.join('')}/>`
  })
  return written.join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)
}
