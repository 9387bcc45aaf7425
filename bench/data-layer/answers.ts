import { slugOf } from '#rules/slug.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { makeBlocks } from '../data/blocks.ts'
import { body, pickLanguage, title } from '../data/texts.ts'
import { randomFrom } from '../random.ts'

/** Answers in bytes, as a server would send them. */
export interface Answers {
  /** A page of ideas after number `after` (0 for the first page). */
  page(first: number, after: number): Uint8Array
  /** The answer to a vote, with the idea's new count. */
  voted(number: number, voteCount: number): Uint8Array
}

const BOARDS = 4
const PEOPLE = 300
const TAGS = 24
const STATUSES = ['OPEN', 'PLANNED', 'STARTED', 'SHIPPED', 'DECLINED']
const id = (type: string, index: number): string => `${type}_${String(index).padStart(20, '0')}`
const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** Makes answers for up to `count` ideas, with texts as long as people write them. */
export function makeAnswers(count: number): Answers {
  const random = randomFrom(7)
  const blocks = makeBlocks(random)
  const status = (index: number) => ({
    __typename: 'Status',
    id: id('status', index),
    name: `Status ${index}`,
    category: STATUSES[index],
  })
  const nodes = Array.from({ length: count }, (_, index) => {
    const language = pickLanguage(random)
    const heading = title(random, language)
    const [author, board] = [random.int(PEOPLE), random.int(BOARDS)]
    return {
      __typename: 'Idea',
      id: `idea_${index + 1}`,
      number: index + 1,
      title: heading,
      slug: slugOf(heading),
      excerpt: excerpt(body(random, blocks, language).markdown),
      commentCount: random.int(9),
      recentVoteCount: random.int(9),
      importedVoteCount: 0,
      createdAt: new Date(1.6e12 + index * 1e7).toISOString(),
      author: {
        __typename: 'User',
        id: id('user', author),
        name: `Person ${author}`,
        avatar: null,
      },
      board: {
        __typename: 'Board',
        id: id('board', board),
        name: `Board ${board}`,
        slug: `board-${board}`,
      },
      tags: Array.from({ length: random.int(4) }, (_unused, place) => (index + place) % TAGS).map(
        (tag) => ({ __typename: 'Tag', id: id('tag', tag), name: `Tag ${tag}`, color: null }),
      ),
      voteCount: random.int(200),
      viewerHasVoted: false,
      viewerCanVote: true,
      status: status(random.int(STATUSES.length)),
    }
  })
  return {
    page: (first, after) => {
      const chosen = nodes.slice(after, after + first)
      const edges = chosen.map((node) => ({
        __typename: 'IdeaEdge',
        cursor: `c${node.number}`,
        node,
      }))
      const pageInfo = {
        __typename: 'PageInfo',
        hasNextPage: true,
        endCursor: `c${after + chosen.length}`,
      }
      return encode({
        data: { ideas: { __typename: 'IdeaConnection', totalCount: 100_000, edges, pageInfo } },
      })
    },
    voted: (number, voteCount) =>
      encode({
        data: {
          setVote: {
            __typename: 'SetVotePayload',
            errors: [],
            idea: {
              __typename: 'Idea',
              id: `idea_${number}`,
              voteCount,
              viewerHasVoted: true,
              viewerCanVote: true,
              status: status(0),
            },
          },
        },
      }),
  }
}
