import { graphql } from 'react-relay'
import type { tagActsCreateMutation } from '#generated/tagActsCreateMutation.graphql.ts'
import type { tagActsDeleteMutation } from '#generated/tagActsDeleteMutation.graphql.ts'
import type { tagActsPlaceMutation } from '#generated/tagActsPlaceMutation.graphql.ts'
import type { tagActsRestoreMutation } from '#generated/tagActsRestoreMutation.graphql.ts'
import type { tagActsUpdateMutation } from '#generated/tagActsUpdateMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'

/** Makes a tag. */
export const createTag: Act<tagActsCreateMutation> = {
  document: graphql`
    mutation tagActsCreateMutation(
      $name: String!
      $description: String
      $visibility: TagVisibility
      $color: String
      $clientMutationId: String
    ) {
      createTag(
        name: $name
        description: $description
        visibility: $visibility
        color: $color
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
  payload: 'createTag',
}

/** Changes a tag, which may get another place: those that nobody has placed stand by name. */
export const updateTag: Act<tagActsUpdateMutation> = {
  document: graphql`
    mutation tagActsUpdateMutation(
      $tagId: ID!
      $name: String
      $description: String
      $visibility: TagVisibility
      $color: String
      $clientMutationId: String
    ) {
      updateTag(
        tagId: $tagId
        name: $name
        description: $description
        visibility: $visibility
        color: $color
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        site {
          ...TagsSection_site
        }
      }
    }
  `,
  payload: 'updateTag',
}

/** Gives a tag another place. */
export const placeTag: Act<tagActsPlaceMutation> = {
  document: graphql`
    mutation tagActsPlaceMutation($id: ID!, $beforeId: ID, $clientMutationId: String) {
      placeTag(tagId: $id, beforeId: $beforeId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'placeTag',
}

/** Deletes a tag. */
export const deleteTag: Act<tagActsDeleteMutation> = {
  document: graphql`
    mutation tagActsDeleteMutation($id: ID!, $intoId: ID, $clientMutationId: String) {
      deleteTag(tagId: $id, intoId: $intoId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'deleteTag',
}

/** Undoes the deletion of a tag. */
export const restoreTag: Act<tagActsRestoreMutation> = {
  document: graphql`
    mutation tagActsRestoreMutation($id: ID!, $clientMutationId: String) {
      restoreTag(tagId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        site {
          ...CatalogSections_site
        }
      }
    }
  `,
  payload: 'restoreTag',
}
