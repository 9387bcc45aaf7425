import { updateBoard } from '#server/areas/site/updateBoard.ts'
import type { BoardRow } from '#server/kernel/rows.ts'
import { builder, fallible, moments } from './builder.ts'
import { Visibility } from './enums.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'

export const Board = builder.objectRef<BoardRow>('Board').implement({
  description: 'A place for ideas of one kind, such as a part of the product.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Its title, 1 to 40 characters; no two boards have the same.',
    }),
    slug: t.exposeString('slug', {
      description: 'The board in addresses (`/boards/<slug>`); no two boards have the same.',
    }),
    description: t.exposeString('description', {
      description: 'What belongs on the board, as plain text; empty where nobody has said so.',
    }),
    visibility: t.expose('visibility', {
      description: 'Who may read the board and the ideas on it.',
      type: Visibility,
    }),
    position: t.exposeInt('position', {
      description: 'The order of boards: the smallest number first.',
    }),
    ideaCount: t.int({
      ...fallible,
      description: 'Ideas on this board that lists show: neither waiting, removed nor merged ones.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.catalog()).counts.get(id) ?? 0,
    }),
    openIdeaCount: t.int({
      ...fallible,
      description:
        'Those of `ideaCount` whose status is neither shipped nor declined, as lists show them by default.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.catalog()).openCounts.get(id) ?? 0,
    }),
    ...moments(t),
  }),
})

builder.queryFields((t) => ({
  board: t.field({
    description:
      'The board with an id; null where there is none, or none that the viewer may read.',
    type: Board,
    nullable: true,
    cost: { db: 1 },
    args: { id: t.arg.id({ description: 'Id of a board.', required: true }) },
    resolve: async (_, { id }, { viewer }) =>
      (await viewer.catalog()).boards.find((board) => board.id === id) ?? null,
  }),
  boardBySlug: t.field({
    description:
      'The board at an address; null where there is none, or none that the viewer may read.',
    type: Board,
    nullable: true,
    cost: { db: 1 },
    args: {
      slug: t.arg.string({
        description: 'The slug of a board, as its address has it.',
        required: true,
      }),
    },
    resolve: async (_, { slug }, { viewer }) =>
      (await viewer.catalog()).boards.find((board) => board.slug === slug) ?? null,
  }),
}))

mutation('updateBoard', {
  description: 'Sets who may read a board and its ideas. For admins and the owner.',
  may: 'manageSite',
  ids: { boardId: 'board' },
  args: builder.args((t) => ({
    visibility: t.field({
      description: 'Who may read the board from now on.',
      type: Visibility,
      required: true,
    }),
  })),
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
