import { updateBoard } from '#server/areas/site/updateBoard.ts'
import type { BoardRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import { Visibility } from './enums.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'

export const Board = builder.objectRef<BoardRow>('Board').implement({
  description: 'A board: a place for ideas of one kind.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    description: t.exposeString('description'),
    visibility: t.expose('visibility', { type: Visibility }),
    position: t.exposeInt('position'),
    ideaCount: t.int({
      ...fallible,
      description: 'Listed ideas.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.catalog()).counts.get(id) ?? 0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

builder.queryField('board', (t) =>
  t.field({
    type: Board,
    nullable: true,
    cost: { db: 1 },
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_, { slug }, { viewer }) =>
      (await viewer.catalog()).boards.find((board) => board.slug === slug) ?? null,
  }),
)

mutation('updateBoard', {
  description: 'Sets who may read a board and its ideas.',
  may: 'manageSite',
  ids: { boardId: 'board' },
  args: builder.args((t) => ({ visibility: t.field({ type: Visibility, required: true }) })),
  command: (call, { db }) => updateBoard(db, call),
  payload: (t) => ({
    board: t.field({
      type: Board,
      nullable: true,
      description: 'The board as it stands after the call, as far as the viewer may see it.',
      resolve: async ({ asked }, _, { viewer }) =>
        (await viewer.catalog()).boards.find(({ id }) => id === asked.boardId) ?? null,
    }),
  }),
})
