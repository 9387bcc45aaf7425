import { graphql, useMutation } from 'react-relay'
import type {
  useUpdateBoardMutation,
  Visibility,
} from '#generated/useUpdateBoardMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useSaving, type Saving } from './useSaving.ts'

/** Sets who may read a board. */
export function useUpdateBoard(boardId: string): Pick<Saving, 'state' | 'problems' | 'edited'> & {
  save(visibility: Visibility, onSaved: () => void): void
} {
  const { begin, end, fail, ...saving } = useSaving()
  const [commit] = useMutation<useUpdateBoardMutation>(graphql`
    mutation useUpdateBoardMutation(
      $boardId: ID!
      $visibility: Visibility!
      $clientMutationId: String
    ) {
      updateBoard(boardId: $boardId, visibility: $visibility, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
        board {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the row then shows what holds
          ...BoardSetting_board
        }
      }
    }
  `)
  const save = (visibility: Visibility, onSaved: () => void): void => {
    if (saving.state === 'saving') return
    begin()
    commit({
      variables: { boardId, visibility, clientMutationId: newMutationId() },
      onCompleted: ({ updateBoard }, failures) => end(updateBoard, failures, onSaved),
      onError: fail,
    })
  }
  return { ...saving, save }
}
