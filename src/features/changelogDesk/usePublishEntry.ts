import { use } from 'react'
import { graphql } from 'react-relay'
import type { usePublishEntryMutation } from '#generated/usePublishEntryMutation.graphql.ts'
import type { usePublishEntryScheduleMutation } from '#generated/usePublishEntryScheduleMutation.graphql.ts'
import type { Act, Outcome, PayloadOf } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'

const publishEntry: Act<usePublishEntryMutation> = {
  document: graphql`
    mutation usePublishEntryMutation(
      $id: ID!
      $statusId: ID
      $version: Int!
      $clientMutationId: String
    ) {
      publishChangelogEntry(
        entryId: $id
        statusId: $statusId
        expectedVersion: $version
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        entry {
          ...presentEntry_entry
        }
      }
    }
  `,
  payload: 'publishChangelogEntry',
  updater: (store) => store.invalidateStore(),
  track: (track, _, { statusId }) =>
    track('entry_published', { how: 'now', moves: statusId != null }),
  repeatable: true,
}

const scheduleEntry: Act<usePublishEntryScheduleMutation> = {
  document: graphql`
    mutation usePublishEntryScheduleMutation(
      $id: ID!
      $statusId: ID
      $version: Int!
      $publishAt: DateTime
      $clientMutationId: String
    ) {
      scheduleChangelogEntry(
        entryId: $id
        statusId: $statusId
        expectedVersion: $version
        publishAt: $publishAt
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        entry {
          ...presentEntry_entry
        }
      }
    }
  `,
  payload: 'scheduleChangelogEntry',
  updater: (store) => store.invalidateStore(),
  track: (track, _, { statusId, publishAt }) =>
    track('entry_published', {
      how: publishAt == null ? 'draft' : 'scheduled',
      moves: statusId != null,
    }),
  repeatable: true,
}

/** An entry that is to be published; `publishAt`: null for now. */
export interface Publication {
  readonly id: string
  readonly version: number
  /** The status that its ideas are to have; null leaves them where they are. */
  readonly statusId: string | null
  readonly publishAt: string | null
}

type Published = PayloadOf<usePublishEntryMutation> | PayloadOf<usePublishEntryScheduleMutation>

/** Publishes an entry now, sets when it will be, or makes a draft of a scheduled one. */
export function usePublishEntry(): {
  publish(publication: Publication): Promise<Outcome<Published>>
  putOff(entry: Pick<Publication, 'id' | 'version'>): Promise<Outcome<Published>>
} {
  const refreshPage = use(PageRefreshContext)
  const refreshFrame = use(FrameRefreshContext)
  const now = useRun(publishEntry)
  const later = useRun(scheduleEntry)
  const after = (outcome: Outcome<Published>): Outcome<Published> => {
    if (outcome.kind === 'done') {
      refreshPage().catch(() => undefined)
      // The statuses of the frame count its ideas elsewhere.
      refreshFrame().catch(() => undefined)
    }
    return outcome
  }
  return {
    publish: async ({ publishAt, ...entry }) =>
      after(publishAt === null ? await now(entry) : await later({ ...entry, publishAt })),
    putOff: async (entry) => after(await later({ ...entry, statusId: null, publishAt: null })),
  }
}
