import { plainText } from './plainText.ts'
import { home, trail, type Place, type Thing } from './structuredPlaces.ts'

/** The changelog, with the entries that the page shows. */
export interface NewsFacts {
  readonly kind: 'news'
  readonly site: { readonly name: string }
  readonly changelog: Place
  readonly entries: readonly EntryWords[]
}

/** An entry of the changelog. */
export interface EntryFacts {
  readonly kind: 'entry'
  readonly site: { readonly name: string }
  readonly changelog: Place
  readonly entry: EntryWords & {
    /** Sanitised HTML. */
    readonly html: string
  }
}

interface EntryWords extends Place {
  readonly excerpt: string
  readonly publishedAt: string
}

/** Characters of an entry's text: a reader of data finds the rest on the page. */
const LONGEST_TEXT = 5_000

/** Describes the changelog as a blog. */
export function news({ site, changelog, entries }: NewsFacts, siteUrl: string): Thing[] {
  const blog = {
    '@type': 'Blog',
    url: siteUrl + changelog.path,
    name: changelog.name,
    publisher: { '@type': 'Organization', name: site.name },
    blogPost: entries.map((words) => blogPost(words, site, siteUrl)),
  }
  return [blog, trail(siteUrl, [home(site), changelog])]
}

/** Describes an entry as a posting of that blog. */
export function entry(
  { site, changelog, entry: { html, ...words } }: EntryFacts,
  siteUrl: string,
): Thing[] {
  const text = plainText(html, LONGEST_TEXT)
  const posting = {
    ...blogPost(words, site, siteUrl),
    mainEntityOfPage: siteUrl + words.path,
    ...(text !== '' && { articleBody: text }),
  }
  return [posting, trail(siteUrl, [home(site), changelog, words])]
}

/** An entry is told by the site, whoever of its team has written it. */
function blogPost(
  { name, path, excerpt, publishedAt }: EntryWords,
  site: NewsFacts['site'],
  siteUrl: string,
): Thing {
  return {
    '@type': 'BlogPosting',
    url: siteUrl + path,
    headline: name,
    datePublished: publishedAt,
    author: { '@type': 'Organization', name: site.name },
    ...(excerpt !== '' && { description: excerpt }),
  }
}
