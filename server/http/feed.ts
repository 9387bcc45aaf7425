import { feedTypes, type FeedForm } from '#rules/feeds.ts'
import { basePathOf } from '#rules/siteAddress.ts'
import { xmlText } from '#server/lib/xmlText.ts'

/** News of a page, as feed readers show them. */
export interface Feed {
  /** The language of the site (BCP 47), in which its own words are. */
  readonly language: string
  readonly title: string
  /** A summary of its subject; empty where nothing is said. */
  readonly lead: string
  /** The name of the site, which stands for who is not known. */
  readonly site: string
  /** Path of the page. */
  readonly path: string
  /** ISO 8601. */
  readonly updatedAt: string
  /** The newest first. */
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** The path that stays the same for as long as the entry exists: readers know it by that. */
  readonly id: string
  readonly path: string
  readonly title: string
  /** Sanitised HTML, with addresses as pages have them. */
  readonly html: string
  /** Null for one who is not known any more. */
  readonly author: string | null
  readonly labels: readonly string[]
  /** ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** The place of a feed: the address of its site, and its path. */
interface Place {
  readonly siteUrl: string
  /** The path of the feed itself. */
  readonly self: string
}

/** Writes a feed as a file of one form. */
export function feedText(feed: Feed, form: FeedForm, place: Place): string {
  return form === 'atom' ? atomText(feed, place) : jsonText(feed, place)
}

function atomText(feed: Feed, { siteUrl, self }: Place): string {
  const origin = originOf(siteUrl)
  const at = (path: string): string => xmlText(siteUrl + path)
  const entries = feed.entries.map(
    (entry) => `<entry>
<id>${at(entry.id)}</id>
<link rel="alternate" type="text/html" href="${at(entry.path)}"/>
<title>${xmlText(entry.title)}</title>
<author><name>${xmlText(entry.author ?? feed.site)}</name></author>
${entry.labels.map((label) => `<category term="${xmlText(label)}"/>\n`).join('')}<published>${entry.createdAt}</published>
<updated>${entry.updatedAt}</updated>
<content type="html">${xmlText(withOrigin(entry.html, origin))}</content>
</entry>
`,
  )
  const lead = feed.lead === '' ? '' : `<subtitle>${xmlText(feed.lead)}</subtitle>\n`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<id>${at(feed.path)}</id>
<link rel="alternate" type="text/html" href="${at(feed.path)}"/>
<link rel="self" type="${feedTypes.atom}" href="${at(self)}"/>
<title>${xmlText(feed.title)}</title>
${lead}<author><name>${xmlText(feed.site)}</name></author>
<updated>${feed.updatedAt}</updated>
${entries.join('')}</feed>
`
}

function jsonText(feed: Feed, { siteUrl, self }: Place): string {
  const items = feed.entries.map((entry) => ({
    id: siteUrl + entry.id,
    url: siteUrl + entry.path,
    title: entry.title,
    content_html: withOrigin(entry.html, originOf(siteUrl)),
    date_published: entry.createdAt,
    date_modified: entry.updatedAt,
    ...(entry.author !== null && { authors: [{ name: entry.author }] }),
    ...(entry.labels.length > 0 && { tags: entry.labels }),
  }))
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    ...(feed.lead !== '' && { description: feed.lead }),
    home_page_url: siteUrl + feed.path,
    feed_url: siteUrl + self,
    language: feed.language,
    authors: [{ name: feed.site }],
    items,
  })
}

/** The API's HTML has paths with that of the site before them. */
function originOf(siteUrl: string): string {
  return siteUrl.slice(0, siteUrl.length - basePathOf(siteUrl).length)
}

/** A reader is at another address: paths of ours become whole addresses. The HTML is the sanitiser's, which writes each attribute in quotes. */
function withOrigin(html: string, origin: string): string {
  return html.replace(/<(?:a|img) [^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="(?=\/(?!\/))/g, ` $1="${origin}`),
  )
}
