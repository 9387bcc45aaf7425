import { limits } from '#rules/limits.ts'
import { listIdeas, type IdeaListChoice } from '#server/areas/ideas/listIdeas.ts'
import type { IdeaMatch } from '#server/areas/search/ideaMatch.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import type { PageArguments } from '#server/kernel/page.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import {
  connectionOf,
  connectionTypes,
  pageArguments,
  type Connection,
  type Edge,
} from './connection.ts'
import type { Context } from './context.ts'
import { IdeaSort, StatusCategory } from './enums.ts'
import { withPublicErrors } from './publicError.ts'
import { ideaRef } from './refs.ts'

/** `count` is called when the total is asked for: a list does not pay for what it does not show. */
export type IdeaList = Connection<IdeaRow> & { count: () => number | Promise<number> }

/** A place in a list, and how it was found where the list is a search. */
type FoundEdge = Edge<IdeaRow> & { readonly match?: IdeaMatch }

export const { connection: IdeaConnection, edge: IdeaEdge } = connectionTypes<IdeaRow, IdeaList>(
  'Idea',
  ideaRef,
  (t) => ({
    totalCount: t.int({
      ...fallible,
      description:
        'How many ideas the whole list has. Of a search: how many of the best matches there are to page through, some hundred at most.',
      cost: { db: 30 },
      resolve: ({ count }) => count(),
    }),
  }),
)

const IdeaMatchRef = builder.objectRef<IdeaMatch>('IdeaMatch').implement({
  description: 'How a search found an idea.',
  fields: (t) => ({
    isClose: t.exposeBoolean('isClose', {
      description:
        'Whether it is only close to what was searched for: it lacks words of it, or has others that are written much alike, or stands behind one of which that is so.',
    }),
    words: t.stringList({
      description: 'The words of its title and excerpt that were found, as they stand there.',
      cost: { size: 10, most: 50, bytes: 64 },
      resolve: ({ words }) => words(),
    }),
  }),
})

builder.objectField(IdeaEdge, 'match', (t) =>
  t.field({
    type: IdeaMatchRef,
    nullable: true,
    description: 'How a search found the idea. Null in a list that is no search.',
    resolve: ({ match }: FoundEdge) => match ?? null,
  }),
)

const IdeaFilter = builder.inputType('IdeaFilter', {
  description: 'What a list of ideas is narrowed to; everything given must hold.',
  fields: (t) => ({
    board: t.string({ description: 'Slug of a board. Without it the ideas of all boards.' }),
    statuses: t.stringList({
      description: 'Slugs of statuses, one of which must fit. Without it ideas of any status.',
    }),
    categories: t.field({
      type: [StatusCategory],
      description:
        'Categories of statuses, one of which must fit. Without it ideas of any category.',
    }),
    tags: t.stringList({
      description: 'Slugs of tags, all of which must fit. Without it ideas with any tags or none.',
    }),
    search: t.string({
      description:
        'Words to look for, at most 200 characters. Without it, or with an empty one, nothing is searched for.',
      maxLength: 2 * limits.search.max,
      db: 300,
    }),
    mine: t.boolean({
      description: 'Only what the viewer posted. Without it also what others did.',
    }),
    voted: t.boolean({ description: 'Only what the viewer voted for. Without it also the rest.' }),
    following: t.boolean({
      description: 'Only what the viewer follows. Without it also the rest.',
    }),
    assigned: t.boolean({
      description:
        'Only what is assigned to the viewer, who is of the team. Without it also the rest.',
    }),
    assigneeId: t.id({
      description:
        'Id of the person of the team whom they are assigned to; for anyone outside the team, nothing matches. Without it ideas of anyone, or nobody.',
    }),
    unassigned: t.boolean({
      description:
        'Only what is assigned to nobody; for anyone outside the team, nothing matches. Without it also the rest.',
    }),
    countsHidden: t.boolean({
      description:
        'Only where the team hides the counts of votes; for anyone outside the team, nothing matches. Without it also the rest.',
    }),
    locked: t.boolean({
      description:
        'Only where the discussion is locked; for anyone outside the team, nothing matches. Without it also the rest.',
    }),
    pinned: t.boolean({ description: 'Only what is pinned. Without it also the rest.' }),
    targetMonth: t.string({
      description:
        'Year and month in which it is expected, such as 2026-06. Without it ideas of any month, or none.',
      maxLength: 7,
    }),
    overdue: t.boolean({
      description:
        'Only what was expected in a month that is over (UTC), and is open, planned or started. Without it also the rest.',
    }),
    since: t.field({
      type: 'DateTime',
      description: 'The first moment of posting. Without it, from the beginning.',
    }),
    until: t.field({
      type: 'DateTime',
      description: 'The moment before which they were posted. Without it, until now.',
    }),
  }),
})

builder.queryField('ideas', (t) =>
  t.field({
    type: IdeaConnection,
    ...fallible,
    description:
      'Public ideas that the viewer may read; merged ones are left out. A search is sorted by how well ideas match.',
    cost: { db: 10 },
    args: {
      ...pageArguments,
      filter: t.arg({
        description: 'What the list is narrowed to. Without it, it has all of them.',
        type: IdeaFilter,
      }),
      sort: t.arg({
        description:
          'The order of the list, which a search does not follow. Without it `Site.defaultSort`.',
        type: IdeaSort,
      }),
      pinnedFirst: t.arg.boolean({
        description:
          'Whether pinned ideas stand before all others; a search does not follow it. Without it they do not.',
      }),
    },
    resolve: (_, { filter, sort, pinnedFirst, ...page }, context) =>
      withPublicErrors(
        read(context, page, {
          filter: filter ?? {},
          sort: sort ?? context.viewer.site?.defaultSort ?? 'TRENDING',
          pinnedFirst: pinnedFirst ?? false,
        }),
      ),
  }),
)

async function read(
  { db, viewer, ...services }: Context,
  page: PageArguments,
  choice: IdeaListChoice,
): Promise<IdeaList> {
  const { filter } = choice
  if (filter.search?.trim()) {
    const found = await searchIdeas(db, viewer, { filter, page }, services)
    const { edges, ...rest } = connectionOf(found)
    return {
      ...rest,
      edges: edges.map((edge) => ({ ...edge, match: found.matchOf(edge.node) })),
      count: () => found.totalCount,
    }
  }
  const list = listIdeas(db, viewer, { ...choice, page })
  viewer.noteBoards(list.then(({ boards }) => boards))
  const found = await list
  return { ...connectionOf(found), count: found.count }
}
