import { limits } from '#rules/limits.ts'
import { may } from '#server/kernel/permissions.ts'
import type { BoardRow } from '#server/kernel/rows.ts'
import { builder, fallible, moments } from './builder.ts'
import { Participants, Visibility, Voters } from './enums.ts'
import { totalIdeas } from './labels.ts'
import { Node } from './Node.ts'
import { textBytes } from './textCosts.ts'

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
    posting: t.expose('posting', {
      description: 'Who may post ideas on it, of those who may read it.',
      type: Participants,
    }),
    voting: t.expose('voting', {
      description: 'Who may vote for its ideas, of those who may read it.',
      type: Voters,
    }),
    commenting: t.expose('commenting', {
      description: 'Who may comment on its ideas, of those who may read it.',
      type: Participants,
    }),
    takesPosts: t.boolean({
      description:
        'Whether the viewer may post ideas on it; of who is not signed in, whether members may.',
      resolve: ({ posting }, _, { viewer }) =>
        posting === 'MEMBERS' || may(viewer, 'useTeamBoards'),
    }),
    template: t.string({
      description:
        'Markdown with which the form for a new idea begins, at most 5,000 characters; empty where it begins with nothing.',
      cost: { db: 1, bytes: textBytes(limits.boardTemplate.max) },
      resolve: ({ id }, _, { viewer }) => viewer.boardTemplates.load(id),
    }),
    totalIdeaCount: t.int(totalIdeas('on it')),
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
      'The board at an address, also at one that led to it before it was renamed or to a deleted one that it took the place of: its `slug` is then another. Null where there is none, or none that the viewer may read.',
    type: Board,
    nullable: true,
    cost: { db: 2 },
    args: {
      slug: t.arg.string({
        description: 'The slug of a board, as its address has it.',
        required: true,
      }),
    },
    resolve: async (_, { slug }, { viewer }) => {
      const { boards } = await viewer.catalog()
      const found = boards.find((board) => board.slug === slug)
      if (found) return found
      const id = await viewer.formerBoards.load(slug)
      return boards.find((board) => board.id === id) ?? null
    },
  }),
}))
