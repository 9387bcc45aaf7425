import { readCatalog } from '#server/areas/site/catalog.ts'
import { updateBoard } from '#server/areas/site/updateBoard.ts'
import type { BoardRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { Board } from './Board.ts'
import { builder, fallible } from './builder.ts'
import { Visibility } from './enums.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'

const UpdateBoardPayload = builder
  .objectRef<Payload & { board: BoardRow | null }>('UpdateBoardPayload')
  .implement({
    fields: (t) => ({
      board: t.expose('board', {
        type: Board,
        nullable: true,
        description: 'The board as it stands after the call, as far as the viewer may see it.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('updateBoard', (t) =>
  t.field({
    type: UpdateBoardPayload,
    ...fallible,
    description: 'Sets who may read a board and its ideas.',
    args: {
      boardId: t.arg.id({ required: true }),
      visibility: t.arg({ type: Visibility, required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { boardId, visibility, clientMutationId = null }, { db, viewer }) => {
      const { errors } = await acting(viewer, 'manageSite', (actor) =>
        updateBoard(db, { actor, boardId, visibility, clientMutationId }),
      )
      const { boards } = await readCatalog(db, viewer)
      return { board: boards.find(({ id }) => id === boardId) ?? null, errors, clientMutationId }
    },
  }),
)
