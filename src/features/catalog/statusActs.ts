import { graphql } from 'react-relay'
import type { statusActsCreateMutation } from '#generated/statusActsCreateMutation.graphql.ts'
import type { statusActsDeleteMutation } from '#generated/statusActsDeleteMutation.graphql.ts'
import type { statusActsPlaceMutation } from '#generated/statusActsPlaceMutation.graphql.ts'
import type { statusActsRestoreMutation } from '#generated/statusActsRestoreMutation.graphql.ts'
import type { statusActsRoadmapMutation } from '#generated/statusActsRoadmapMutation.graphql.ts'
import type { statusActsUpdateMutation } from '#generated/statusActsUpdateMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'

/** Makes a status. */
export const createStatus: Act<statusActsCreateMutation> = {
  document: graphql`
    mutation statusActsCreateMutation(
      $name: String!
      $description: String
      $category: StatusCategory!
      $color: String
      $onRoadmap: Boolean
      $clientMutationId: String
    ) {
      createStatus(
        name: $name
        description: $description
        category: $category
        color: $color
        onRoadmap: $onRoadmap
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
  payload: 'createStatus',
}

/** Changes a status. */
export const updateStatus: Act<statusActsUpdateMutation> = {
  document: graphql`
    mutation statusActsUpdateMutation(
      $statusId: ID!
      $name: String
      $description: String
      $category: StatusCategory
      $color: String
      $onRoadmap: Boolean
      $clientMutationId: String
    ) {
      updateStatus(
        statusId: $statusId
        name: $name
        description: $description
        category: $category
        color: $color
        onRoadmap: $onRoadmap
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        status {
          ...StatusRow_status
          ...StatusForm_status
        }
      }
    }
  `,
  payload: 'updateStatus',
}

/** Gives a status another place. */
export const placeStatus: Act<statusActsPlaceMutation> = {
  document: graphql`
    mutation statusActsPlaceMutation($id: ID!, $beforeId: ID, $clientMutationId: String) {
      placeStatus(statusId: $id, beforeId: $beforeId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'placeStatus',
}

/** Deletes a status. */
export const deleteStatus: Act<statusActsDeleteMutation> = {
  document: graphql`
    mutation statusActsDeleteMutation($id: ID!, $intoId: ID!, $clientMutationId: String) {
      deleteStatus(statusId: $id, intoId: $intoId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'deleteStatus',
}

/** Undoes the deletion of a status. */
export const restoreStatus: Act<statusActsRestoreMutation> = {
  document: graphql`
    mutation statusActsRestoreMutation($id: ID!, $clientMutationId: String) {
      restoreStatus(statusId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'restoreStatus',
}

/** Puts a status on the roadmap or takes it off, at once on the screen. */
export const setOnRoadmap: Act<statusActsRoadmapMutation> = {
  document: graphql`
    mutation statusActsRoadmapMutation(
      $statusId: ID!
      $onRoadmap: Boolean!
      $clientMutationId: String
    ) @raw_response_type {
      updateStatus(
        statusId: $statusId
        onRoadmap: $onRoadmap
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        status {
          id
          onRoadmap
        }
      }
    }
  `,
  payload: 'updateStatus',
  optimistic: ({ statusId, onRoadmap }) => ({
    updateStatus: { errors: [], status: { id: statusId, onRoadmap } },
  }),
  serial: ({ statusId }) => statusId,
}
