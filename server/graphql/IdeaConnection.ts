import { limits } from '#rules/limits.ts'
import type { IdeaFilter as Filter } from '#server/areas/ideas/ideaFilter.ts'
import { listIdeas } from '#server/areas/ideas/listIdeas.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import type { PageArguments } from '#server/kernel/page.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import { connectionOf, connectionTypes, pageArguments, type Connection } from './connection.ts'
import type { Context } from './context.ts'
import { IdeaSort, StatusCategory } from './enums.ts'
import { withPublicErrors } from './publicError.ts'
import { ideaRef } from './refs.ts'

/** `count` is called when the total is asked for: a list does not pay for what it does not show. */
type IdeaList = Connection<IdeaRow> & { count: () => number | Promise<number> }

const { connection: IdeaConnection } = connectionTypes<IdeaRow, IdeaList>('Idea', ideaRef, (t) => ({
  totalCount: t.int({
    ...fallible,
    description:
      'Of a search: how many of the best matches there are to page through, some hundred at most.',
    cost: { db: 30 },
    resolve: ({ count }) => count(),
  }),
}))

const IdeaFilter = builder.inputType('IdeaFilter', {
  description: 'What a list of ideas is narrowed to; everything given must hold.',
  fields: (t) => ({
    board: t.string({ description: 'Slug of a board.' }),
    statuses: t.stringList({ description: 'Slugs of statuses; one of them must fit.' }),
    categories: t.field({
      type: [StatusCategory],
      description: 'What statuses stand for; one of them must fit.',
    }),
    tags: t.stringList({ description: 'Slugs of tags; all must fit.' }),
    search: t.string({ maxLength: 2 * limits.search.max, db: 220 }),
    mine: t.boolean({ description: 'Only what the viewer posted.' }),
    voted: t.boolean({ description: 'Only what the viewer voted for.' }),
    following: t.boolean({ description: 'Only what the viewer follows.' }),
  }),
})

builder.queryField('ideas', (t) =>
  t.field({
    type: IdeaConnection,
    ...fallible,
    description:
      'A search is sorted by how well ideas match; otherwise trending first, where nothing else is asked for.',
    cost: { db: 10 },
    args: {
      ...pageArguments,
      filter: t.arg({ type: IdeaFilter }),
      sort: t.arg({ type: IdeaSort }),
    },
    resolve: (_, { filter, sort, ...page }, context) =>
      withPublicErrors(read(context, filter ?? {}, sort ?? 'TRENDING', page)),
  }),
)

async function read(
  { db, viewer }: Context,
  filter: Filter,
  sort: 'TRENDING' | 'TOP' | 'NEWEST' | 'ACTIVE',
  page: PageArguments,
): Promise<IdeaList> {
  if (filter.search?.trim()) {
    const found = await searchIdeas(db, viewer, { filter, page })
    return { ...connectionOf(found), count: () => found.totalCount }
  }
  const found = await listIdeas(db, viewer, { sort, filter, page })
  return { ...connectionOf(found), count: found.count }
}
