import { plainText } from './plainText.ts'
import { entry, news, type EntryFacts, type NewsFacts } from './structuredNews.ts'
import { home, trail, type Place, type Thing } from './structuredPlaces.ts'

/** The subject of a page, for those who read it as data. */
export type PageFacts = ListFacts | IdeaFacts | NewsFacts | EntryFacts

/** A list of ideas, of the whole site or of a part of it. */
export interface ListFacts {
  readonly kind: 'list'
  readonly site: { readonly name: string; readonly tagline: string }
  /** A board, or the roadmap; null for the whole site. */
  readonly part: Place | null
  /** The ideas that the page shows, in their order. */
  readonly ideas: readonly Place[]
}

/** An idea with the first of its comments. */
export interface IdeaFacts extends Post {
  readonly kind: 'idea'
  readonly site: { readonly name: string }
  readonly board: Place | null
  readonly path: string
  readonly title: string
  readonly editedAt: string | null
  /** Null where they are hidden. */
  readonly votes: number | null
  readonly commentCount: number
  readonly comments: readonly (Post & { readonly id: string })[]
}

interface Post {
  readonly createdAt: string
  readonly author: string
  /** Sanitised HTML. */
  readonly html: string
}

/** Characters of an idea's and of a comment's text, and comments: a reader of data finds the rest on the page. */
const most = { idea: 5_000, comment: 1_000, comments: 20 } as const

/** The site that a page is of. */
interface SiteFacts {
  /** The origin under which people reach it. */
  readonly siteUrl: string
  /** The tag of its language. */
  readonly language: string
}

/** Describes a page in the words of https://schema.org (JSON-LD). */
export function structuredData(facts: PageFacts, site: SiteFacts): Thing {
  return { '@context': 'https://schema.org', '@graph': thingsOf(facts, site) }
}

function thingsOf(facts: PageFacts, { siteUrl, language }: SiteFacts): Thing[] {
  switch (facts.kind) {
    case 'list':
      return list(facts, siteUrl, language)
    case 'idea':
      return idea(facts, siteUrl)
    case 'news':
      return news(facts, siteUrl)
    case 'entry':
      return entry(facts, siteUrl)
  }
}

function list({ site, part, ideas }: ListFacts, siteUrl: string, language: string): Thing[] {
  const page = {
    '@type': 'CollectionPage',
    url: siteUrl + (part?.path ?? '/'),
    name: part?.name ?? site.name,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: ideas.length,
      itemListElement: ideas.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: siteUrl + path,
      })),
    },
  }
  return part
    ? [page, trail(siteUrl, [home(site), part])]
    : [website(site, siteUrl, language), page]
}

function website({ name, tagline }: ListFacts['site'], siteUrl: string, language: string): Thing {
  return {
    '@type': 'WebSite',
    url: `${siteUrl}/`,
    name,
    ...(tagline !== '' && { description: tagline }),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function idea(facts: IdeaFacts, siteUrl: string): Thing[] {
  const { site, board, path, title, editedAt, votes, commentCount, comments } = facts
  const url = siteUrl + path
  const posting = {
    '@type': 'DiscussionForumPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    ...post(facts, most.idea, title),
    ...(editedAt !== null && { dateModified: editedAt }),
    commentCount,
    interactionStatistic: [
      ...(votes === null ? [] : [counter('LikeAction', votes)]),
      counter('CommentAction', commentCount),
    ],
    comment: comments.slice(0, most.comments).flatMap((comment) => {
      const words = post(comment, most.comment, '')
      // A comment of images alone has no words to show.
      return words['text'] === ''
        ? []
        : [{ '@type': 'Comment', url: `${url}#${comment.id}`, ...words }]
    }),
  }
  const places = [home(site), ...(board ? [board] : []), { name: title, path }]
  return [posting, trail(siteUrl, places)]
}

/** A text is demanded of a posting: one without words of its own says its title. */
function post({ createdAt, author, html }: Post, length: number, instead: string): Thing {
  return {
    text: plainText(html, length) || instead,
    datePublished: createdAt,
    author: { '@type': 'Person', name: author },
  }
}

function counter(action: string, count: number): Thing {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  }
}
