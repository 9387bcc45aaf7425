import type { FeedSubject } from '#rules/feeds.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import type { AskAsNobody } from './askAsNobody.ts'
import type { Feed, FeedEntry } from './feed.ts'
import { feedWords, type FeedWords } from './feedWords.ts'

/** Entries of a feed, which is asked for more often than so many are added. */
const MOST = 30

interface Post {
  readonly createdAt: string
  readonly editedAt: string | null
  readonly bodyHtml: string
  readonly author: Named | null
}

interface Named {
  readonly name: string
}

interface Idea extends Post {
  readonly number: number
  readonly slug: string
  readonly title: string
  readonly statusChangedAt: string
  readonly status: Named
  readonly tags: readonly Named[]
}

interface Comment extends Post {
  readonly id: string
  readonly state: string
  readonly internal: boolean
  readonly official: boolean
}

interface Entry extends Omit<Post, 'editedAt'> {
  readonly slug: string
  readonly title: string
  readonly publishedAt: string | null
  readonly updatedAt: string
}

interface Answer {
  readonly site:
    | (Named & { readonly locale: string; readonly tagline: string; readonly updatedAt: string })
    | null
  readonly viewer: { readonly canRead: boolean }
  readonly boardBySlug?: (Named & { readonly slug: string; readonly description: string }) | null
  readonly ideas?: { readonly edges: readonly { readonly node: Idea }[] }
  readonly changelog?: { readonly edges: readonly { readonly node: Entry }[] }
  readonly ideaByNumber?:
    | (Idea & {
        readonly mergedInto: { readonly number: number } | null
        readonly comments: { readonly edges: readonly { readonly node: Comment }[] }
      })
    | null
}

const post = 'createdAt editedAt bodyHtml author { name }'
const entry = `number slug title statusChangedAt status { name } tags { name } ${post}`
const site = 'site { name locale tagline updatedAt } viewer { canRead }'
const ofSite = `{ ${site} ideas(first: ${MOST}, sort: NEWEST) { edges { node { ${entry} } } } }`
const ofBoard = `query Board($slug: String!) { ${site} boardBySlug(slug: $slug) { slug name description }
  ideas(first: ${MOST}, sort: NEWEST, filter: { board: $slug }) { edges { node { ${entry} } } } }`
const ofChangelog = `{ ${site} changelog(first: ${MOST}) { edges { node {
  slug title createdAt publishedAt updatedAt bodyHtml author { name } } } } }`
const ofIdea = `query Idea($number: Int!) { ${site} ideaByNumber(number: $number) { ${entry}
  mergedInto { number }
  comments(last: ${MOST}) { edges { node { id state internal official ${post} } } } } }`

/** The feed of a page as a visitor sees it, what has its feed instead, or null where there is none for them. Rejects with a Refusal where it cannot be made now. */
export async function findFeed(
  ask: AskAsNobody,
  info: RequestInfo,
  subject: FeedSubject,
): Promise<Feed | { readonly movedTo: FeedSubject } | null> {
  const answer = (await ask(info, ...questionOf(subject))) as Answer
  if (answer.site === null || !answer.viewer.canRead) return null
  if (subject.kind === 'idea') return discussion(answer)
  if (subject.kind === 'changelog') return changelog(answer)
  const { boardBySlug: board } = answer
  if (board === null) return null
  // It was renamed, or another one took its place.
  if (subject.kind === 'board' && board && board.slug !== subject.slug)
    return { movedTo: { kind: 'board', slug: board.slug } }
  const entries = answer.ideas?.edges.map(({ node }) => ideaEntry(node)) ?? []
  const page =
    subject.kind === 'board' && board
      ? {
          title: `${board.name} · ${answer.site.name}`,
          lead: board.description,
          path: `/boards/${encodeURIComponent(subject.slug)}`,
        }
      : { title: answer.site.name, lead: answer.site.tagline, path: '/' }
  return feedOf(answer.site, { ...page, entries })
}

function questionOf(subject: FeedSubject): [document: string, variables: object] {
  switch (subject.kind) {
    case 'site':
      return [ofSite, {}]
    case 'changelog':
      return [ofChangelog, {}]
    case 'board':
      return [ofBoard, { slug: subject.slug }]
    case 'idea':
      return [ofIdea, { number: subject.number }]
  }
}

function changelog({ site: its, changelog: log }: Answer): Feed | null {
  if (its === null) return null
  const entries = (log?.edges ?? []).map(({ node }): FeedEntry => {
    const { slug, title, bodyHtml, author, createdAt, publishedAt, updatedAt } = node
    const path = `/changelog/${encodeURIComponent(slug)}`
    const published = publishedAt ?? createdAt
    return {
      ...{ id: path, path, title, html: bodyHtml, author: author?.name ?? null, labels: [] },
      createdAt: published,
      updatedAt: latest([published, updatedAt]),
    }
  })
  const title = `${feedWords(its.locale).changelog} · ${its.name}`
  return feedOf(its, { title, lead: '', path: '/changelog', entries })
}

/** The newest comments, and at last the idea itself, so that its status is told as well. */
function discussion({
  site: its,
  ideaByNumber: idea,
}: Answer): Feed | { readonly movedTo: FeedSubject } | null {
  if (!idea || its === null) return null
  if (idea.mergedInto) return { movedTo: { kind: 'idea', number: idea.mergedInto.number } }
  const own = ideaEntry(idea)
  const words = feedWords(its.locale)
  const comments = idea.comments.edges
    .map(({ node }) => node)
    .filter(({ state, internal }) => state === 'LIVE' && !internal)
    .toReversed()
    .map((comment) => commentEntry(own, comment, words))
  return feedOf(its, {
    title: `${idea.title} · ${its.name}`,
    lead: '',
    path: own.path,
    entries: [...comments, own],
  })
}

function feedOf(
  { name, locale, updatedAt }: NonNullable<Answer['site']>,
  page: Pick<Feed, 'title' | 'lead' | 'path' | 'entries'>,
): Feed {
  const changes = page.entries.map((one) => one.updatedAt)
  return {
    ...page,
    language: feedWords(locale).tag,
    site: name,
    updatedAt: changes.length > 0 ? latest(changes) : updatedAt,
  }
}

function ideaEntry(idea: Idea): FeedEntry {
  const { number, slug, title, bodyHtml, createdAt, editedAt, statusChangedAt } = idea
  return {
    id: `/ideas/${number}`,
    path: `/ideas/${number}/${encodeURIComponent(slug)}`,
    title,
    html: bodyHtml,
    author: idea.author?.name ?? null,
    labels: [idea.status.name, ...idea.tags.map(({ name }) => name)],
    createdAt,
    updatedAt: latest([createdAt, editedAt ?? createdAt, statusChangedAt]),
  }
}

function commentEntry(idea: FeedEntry, comment: Comment, words: FeedWords): FeedEntry {
  const { id, official, bodyHtml, createdAt, editedAt, author } = comment
  const [kind, kindBy] = official
    ? [words.official, words.officialBy]
    : [words.comment, words.commentBy]
  return {
    id: `${idea.id}#${id}`,
    path: `${idea.path}#${id}`,
    title: author ? kindBy(author.name) : kind,
    html: bodyHtml,
    author: author?.name ?? null,
    labels: [],
    createdAt,
    updatedAt: latest([createdAt, editedAt ?? createdAt]),
  }
}

function latest(moments: readonly string[]): string {
  return moments.reduce((one, other) => (one > other ? one : other))
}
