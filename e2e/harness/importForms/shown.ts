import type { RunningServer } from '../server.ts'
import { ask } from '../site.ts'

export interface ShownComment {
  readonly author: string | null
  readonly body: string
  readonly createdAt: string
}

/** An idea as the API shows it to a visitor: all that an import can bring along. */
export interface ShownIdea {
  /** Its number or key at its source. */
  readonly key: string
  readonly url: string | null
  readonly title: string
  readonly body: string
  readonly author: string | null
  readonly createdAt: string
  readonly status: string
  /** Since when it has a status that ends it; null where it has none. */
  readonly closedAt: string | null
  readonly board: string
  /** In lower case: a tag is written as its first label was. */
  readonly tags: readonly string[]
  /** By tracker. */
  readonly votes: Readonly<Record<string, number>>
  readonly comments: readonly ShownComment[]
}

/** The same with what has no order of its own in a certain one. */
export const inOrder = (ideas: readonly ShownIdea[]): ShownIdea[] =>
  ideas
    .map((idea) => ({
      ...idea,
      tags: idea.tags.toSorted(),
      comments: idea.comments.toSorted((one, other) =>
        `${one.createdAt} ${one.body}` < `${other.createdAt} ${other.body}` ? -1 : 1,
      ),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))

interface Page<Node> {
  readonly edges: readonly { readonly node: Node }[]
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean }
}

interface Listed {
  readonly id: string
  readonly number: number
  readonly commentCount: number
  readonly source: { readonly name: string } | null
}

interface Named {
  readonly name: string
}

interface Answer {
  readonly title: string
  readonly body: string
  readonly createdAt: string
  readonly author: Named | null
  readonly board: Named
  readonly status: Named & { readonly category: string }
  readonly statusChangedAt: string
  readonly tags: readonly Named[]
  readonly importedVotes: readonly { readonly source: string; readonly count: number }[]
  readonly source: { readonly number: string; readonly url: string | null }
  readonly comments: Page<{
    readonly author: Named | null
    readonly body: string
    readonly createdAt: string
  }>
}

const LIST = `query ($after: String) { ideas(sort: NEWEST, first: 100, after: $after) {
  edges { node { id number commentCount source { name } } } pageInfo { endCursor hasNextPage } } }`
const IDEA = `query ($id: ID!, $first: Int!, $after: String) { idea(id: $id) {
  title body createdAt author { name } board { name } status { name category } statusChangedAt tags { name } importedVotes { source count } source { number url }
  comments(first: $first, after: $after) { edges { node { author { name } body createdAt } } pageInfo { endCursor hasNextPage } } } }`
const PAGE = 100
const ENDS = new Set(['SHIPPED', 'DECLINED', 'CLOSED'])
/** Ideas that are asked for side by side. */
const AT_ONCE = 4

/** All nodes of a connection, page after page. */
async function nodesOf<Node>(ask: (after: string | null) => Promise<Page<Node>>): Promise<Node[]> {
  const found: Node[] = []
  for (let after: string | null = null; ;) {
    const page: Page<Node> = await ask(after)
    found.push(...page.edges.map(({ node }) => node))
    if (!page.pageInfo.hasNextPage) return found
    after = page.pageInfo.endCursor
  }
}

async function read(server: RunningServer, { id, commentCount }: Listed): Promise<ShownIdea> {
  let idea: Answer | undefined
  const first = Math.max(1, Math.min(PAGE, commentCount))
  const comments = await nodesOf(async (after) => {
    ;({ idea } = await ask<{ idea: Answer }>(server, IDEA, { id, first, after }))
    return idea.comments
  })
  if (idea === undefined) throw new Error(`There is no ${id}`)
  if (comments.length !== commentCount) throw new Error(`${id} counts ${commentCount} comments`)
  const { title, body, author, createdAt, status, board, source, tags, importedVotes } = idea
  return {
    key: source.number,
    url: source.url,
    title,
    body,
    author: author?.name ?? null,
    createdAt: new Date(createdAt).toISOString(),
    status: status.name,
    closedAt: ENDS.has(status.category) ? new Date(idea.statusChangedAt).toISOString() : null,
    board: board.name,
    tags: tags.map(({ name }) => name.toLowerCase()),
    votes: Object.fromEntries(importedVotes.map((one) => [one.source, one.count])),
    comments: comments.map((one) => ({
      author: one.author?.name ?? null,
      body: one.body,
      createdAt: new Date(one.createdAt).toISOString(),
    })),
  }
}

/** Everything that a visitor's client gets of the ideas of a project, with their numbers on the site. */
export async function shownIdeas(
  server: RunningServer,
  project: string,
): Promise<(ShownIdea & { readonly number: number })[]> {
  const all = await nodesOf(async (after) => {
    const { ideas } = await ask<{ ideas: Page<Listed> }>(server, LIST, { after })
    return ideas
  })
  const own = all.filter(({ source }) => source?.name === project)
  const found: (ShownIdea & { readonly number: number })[] = []
  for (let at = 0; at < own.length; at += AT_ONCE)
    found.push(
      ...(await Promise.all(
        own
          .slice(at, at + AT_ONCE)
          .map(async (one) => ({ ...(await read(server, one)), number: one.number })),
      )),
    )
  return found
}
