import { graphql } from 'react-relay'
import type { useUpdateBoardMutation } from '#generated/useUpdateBoardMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const updateBoard: Act<useUpdateBoardMutation> = {
  document: graphql`
    mutation useUpdateBoardMutation(
      $boardId: ID!
      $visibility: Visibility!
      $clientMutationId: String
    ) {
      updateBoard(boardId: $boardId, visibility: $visibility, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        board {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the row then shows what holds
          ...BoardSetting_board
        }
      }
    }
  `,
  payload: 'updateBoard',
}

/** Sets who may read a board. */
export function useUpdateBoard() {
  return useAct(updateBoard)
}
