import { use } from 'react'
import { graphql } from 'react-relay'
import type { useTakeBackDeleteMutation } from '#generated/useTakeBackDeleteMutation.graphql.ts'
import type { useTakeBackMutation } from '#generated/useTakeBackMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun, type Run } from '#relay/acts/useRun.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'

const unpublishEntry: Act<useTakeBackMutation> = {
  document: graphql`
    mutation useTakeBackMutation($id: ID!, $clientMutationId: String) {
      unpublishChangelogEntry(entryId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        entry {
          ...presentEntry_entry
        }
      }
    }
  `,
  payload: 'unpublishChangelogEntry',
  updater: (store) => store.invalidateStore(),
  track: (track) => track('entry_published', { how: 'draft', moves: false }),
  repeatable: true,
}

const deleteEntry: Act<useTakeBackDeleteMutation> = {
  document: graphql`
    mutation useTakeBackDeleteMutation($id: ID!, $clientMutationId: String) {
      deleteChangelogEntry(entryId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        deletedEntryId
      }
    }
  `,
  payload: 'deleteChangelogEntry',
  updater: (store) => store.invalidateStore(),
  repeatable: true,
}

/** Takes a published entry back, or deletes a draft for good. */
export function useTakeBack(): {
  unpublish: Run<useTakeBackMutation>
  remove: Run<useTakeBackDeleteMutation>
} {
  const refreshPage = use(PageRefreshContext)
  const unpublish = useRun(unpublishEntry)
  const remove = useRun(deleteEntry)
  return {
    unpublish: async (...given) => {
      const outcome = await unpublish(...given)
      if (outcome.kind === 'done') refreshPage().catch(() => undefined)
      return outcome
    },
    remove: async (...given) => {
      const outcome = await remove(...given)
      if (outcome.kind === 'done') refreshPage().catch(() => undefined)
      return outcome
    },
  }
}
