import { createBoard } from '#server/areas/boards/createBoard.ts'
import { deleteBoard, restoreBoard } from '#server/areas/boards/deleteBoard.ts'
import { placeBoard } from '#server/areas/boards/placeBoard.ts'
import { updateBoard } from '#server/areas/boards/updateBoard.ts'
import { Board } from './Board.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { Participants, Visibility, Voters } from './enums.ts'
import { movedIdeas, siteAfter } from './labelPayload.ts'
import { boardNote } from './labels.ts'
import { mutation } from './mutation.ts'
import { LONG_TEXT } from './textCosts.ts'

const facts = (otherwise: (unset: string) => string) =>
  builder.args((t) => ({
    slug: t.string({
      description: `The board in addresses: small letters, digits and hyphens, at most 60 characters. Its former address leads to the new one. Without it ${otherwise('one of the name is taken')}.`,
    }),
    description: t.string({
      maxLength: LONG_TEXT,
      description: `What belongs on the board, at most 300 characters. Without it ${otherwise('nothing is said')}.`,
    }),
    visibility: t.field({
      type: Visibility,
      description: `Who may read the board and its ideas. Without it ${otherwise('everybody')}.`,
    }),
    posting: t.field({
      type: Participants,
      description: `Who may post ideas on it. Without it ${otherwise('members')}.`,
    }),
    voting: t.field({
      type: Voters,
      description: `Who may vote for its ideas. Without it ${otherwise('everyone')}.`,
    }),
    commenting: t.field({
      type: Participants,
      description: `Who may comment on its ideas. Without it ${otherwise('members')}.`,
    }),
    template: t.string({
      maxLength: LONG_TEXT,
      description: `Markdown with which the form for a new idea begins, at most 5,000 characters. Without it ${otherwise('it begins with nothing')}.`,
    }),
  }))

const boardAfter = {
  type: Board,
  nullable: true,
  description: boardNote,
  resolve: async (
    { result, asked }: { result: { boardId: string } | null; asked: { boardId?: string | null } },
    _: object,
    { viewer }: Context,
  ) => {
    const boardId = result?.boardId ?? asked.boardId
    return (await viewer.catalog()).boards.find(({ id }) => id === boardId) ?? null
  },
} as const

mutation('createBoard', {
  description: 'Makes a board, behind all others. For admins and the owner.',
  may: 'manageSite',
  args: {
    ...builder.args((t) => ({
      name: t.string({
        description: 'Its name, 1 to 40 characters; no two boards have the same.',
        required: true,
      }),
    })),
    ...facts((unset) => unset),
  },
  command: ({ actor, clientMutationId, ...given }, { db }) =>
    createBoard(db, { actor, facts: given, clientMutationId }),
  payload: (t) => ({ board: t.field(boardAfter), site: t.field(siteAfter) }),
})

mutation('updateBoard', {
  description: 'Changes what is given of a board, all of it or nothing. For admins and the owner.',
  may: 'manageSite',
  ids: { boardId: 'board' },
  args: {
    ...builder.args((t) => ({
      name: t.string({
        description:
          'Its name, 1 to 40 characters; no two boards have the same. The address stays. Without it, it stays.',
      }),
    })),
    ...facts(() => 'it stays'),
  },
  command: ({ actor, boardId, clientMutationId, ...change }, { db }) =>
    updateBoard(db, { actor, boardId, change, clientMutationId }),
  payload: (t) => ({ board: t.field(boardAfter) }),
})

mutation('placeBoard', {
  description: 'Puts a board before another one. For admins and the owner.',
  may: 'manageSite',
  ids: { boardId: 'board' },
  args: builder.args((t) => ({
    beforeId: t.id({
      description: 'The board that it is to stand before. Without it, it goes to the end.',
    }),
  })),
  command: ({ beforeId, ...call }, { db }) =>
    placeBoard(db, { ...call, beforeId: beforeId ?? null }),
  payload: (t) => ({ board: t.field(boardAfter), site: t.field(siteAfter) }),
})

mutation('deleteBoard', {
  description:
    'Deletes a board. Its ideas, whatever their state, go to another one, and so do links to it; nobody is told, and no timeline says so. `restoreBoard` undoes it for 30 days. The last board stays. For admins and the owner.',
  may: 'manageSite',
  ids: { boardId: 'board', intoId: 'board' },
  command: (call, { db }) => deleteBoard(db, call),
  payload: (t) => ({ site: t.field(siteAfter), movedIdeaCount: t.int(movedIdeas) }),
})

mutation('restoreBoard', {
  description:
    'Undoes the deletion of a board: it is there again with its id, address and place, and on it are exactly those ideas that nobody has moved since. Refused where another board has its name or address by now, or where its ideas went to a board that was deleted since. For admins and the owner.',
  may: 'manageSite',
  ids: { boardId: 'board' },
  command: (call, { db }) => restoreBoard(db, call),
  payload: (t) => ({
    board: t.field(boardAfter),
    site: t.field(siteAfter),
    movedIdeaCount: t.int(movedIdeas),
  }),
})
