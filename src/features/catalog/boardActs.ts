import { graphql } from 'react-relay'
import type { boardActsCreateMutation } from '#generated/boardActsCreateMutation.graphql.ts'
import type { boardActsDeleteMutation } from '#generated/boardActsDeleteMutation.graphql.ts'
import type { boardActsPlaceMutation } from '#generated/boardActsPlaceMutation.graphql.ts'
import type { boardActsRestoreMutation } from '#generated/boardActsRestoreMutation.graphql.ts'
import type { boardActsUpdateMutation } from '#generated/boardActsUpdateMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'

/** Makes a board. */
export const createBoard: Act<boardActsCreateMutation> = {
  document: graphql`
    mutation boardActsCreateMutation(
      $name: String!
      $description: String
      $visibility: Visibility
      $posting: Participants
      $voting: Voters
      $commenting: Participants
      $template: String
      $clientMutationId: String
    ) {
      createBoard(
        name: $name
        description: $description
        visibility: $visibility
        posting: $posting
        voting: $voting
        commenting: $commenting
        template: $template
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'createBoard',
}

/** Changes a board. */
export const updateBoard: Act<boardActsUpdateMutation> = {
  document: graphql`
    mutation boardActsUpdateMutation(
      $boardId: ID!
      $name: String
      $slug: String
      $description: String
      $visibility: Visibility
      $posting: Participants
      $voting: Voters
      $commenting: Participants
      $template: String
      $clientMutationId: String
    ) {
      updateBoard(
        boardId: $boardId
        name: $name
        slug: $slug
        description: $description
        visibility: $visibility
        posting: $posting
        voting: $voting
        commenting: $commenting
        template: $template
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        board {
          ...BoardRow_board
          ...BoardForm_board
        }
      }
    }
  `,
  payload: 'updateBoard',
}

/** Gives a board another place. */
export const placeBoard: Act<boardActsPlaceMutation> = {
  document: graphql`
    mutation boardActsPlaceMutation($id: ID!, $beforeId: ID, $clientMutationId: String) {
      placeBoard(boardId: $id, beforeId: $beforeId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'placeBoard',
}

/** Deletes a board. */
export const deleteBoard: Act<boardActsDeleteMutation> = {
  document: graphql`
    mutation boardActsDeleteMutation($id: ID!, $intoId: ID!, $clientMutationId: String) {
      deleteBoard(boardId: $id, intoId: $intoId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'deleteBoard',
}

/** Undoes the deletion of a board. */
export const restoreBoard: Act<boardActsRestoreMutation> = {
  document: graphql`
    mutation boardActsRestoreMutation($id: ID!, $clientMutationId: String) {
      restoreBoard(boardId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'restoreBoard',
}
