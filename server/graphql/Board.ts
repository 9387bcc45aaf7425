import type { BoardRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import { Visibility } from './enums.ts'
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
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_, { slug }, { viewer }) =>
      (await viewer.catalog()).boards.find((board) => board.slug === slug) ?? null,
  }),
)
