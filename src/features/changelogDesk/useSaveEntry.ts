import { use } from 'react'
import { graphql } from 'react-relay'
import type { useSaveEntryCreateMutation } from '#generated/useSaveEntryCreateMutation.graphql.ts'
import type { useSaveEntryMutation } from '#generated/useSaveEntryMutation.graphql.ts'
import type { Act, Outcome, PayloadOf } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import type { EntryText } from './entryDraft.ts'

const createEntry: Act<useSaveEntryCreateMutation> = {
  document: graphql`
    mutation useSaveEntryCreateMutation(
      $title: String!
      $body: String!
      $labels: [ChangelogLabel!]!
      $ideaIds: [ID!]!
      $clientMutationId: String
    ) {
      createChangelogEntry(
        title: $title
        body: $body
        labels: $labels
        ideaIds: $ideaIds
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          ...problems_error
        }
        entry {
          ...presentEntry_entry
        }
      }
    }
  `,
  payload: 'createChangelogEntry',
  // Only the server knows its place in the lists.
  updater: (store) => store.invalidateStore(),
  track: (track, _, { ideaIds }) => track('entry_saved', { isNew: true, ideas: ideaIds.length }),
}

const editEntry: Act<useSaveEntryMutation> = {
  document: graphql`
    mutation useSaveEntryMutation(
      $id: ID!
      $title: String!
      $body: String!
      $labels: [ChangelogLabel!]!
      $ideaIds: [ID!]!
      $version: Int!
      $clientMutationId: String
    ) {
      editChangelogEntry(
        entryId: $id
        title: $title
        body: $body
        labels: $labels
        ideaIds: $ideaIds
        expectedVersion: $version
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          ...problems_error
        }
        entry {
          ...presentEntry_entry
          bodyHtml
          excerpt
          updatedAt
        }
      }
    }
  `,
  payload: 'editChangelogEntry',
  updater: (store) => store.invalidateStore(),
  track: (track, _, { ideaIds }) => track('entry_saved', { isNew: false, ideas: ideaIds.length }),
}

/** The values that are sent: the text, of a new entry without id and version. */
export interface SavedEntry extends EntryText {
  readonly id: string | null
  readonly version: number
  readonly clientMutationId: string
}

type Saved = PayloadOf<useSaveEntryCreateMutation> | PayloadOf<useSaveEntryMutation>

/** Saves an entry: a new one as a draft. */
export function useSaveEntry(): (entry: SavedEntry) => Promise<Outcome<Saved>> {
  const refreshPage = use(PageRefreshContext)
  const create = useRun(createEntry)
  const edit = useRun(editEntry)
  return async ({ id, version, ...text }) => {
    const outcome: Outcome<Saved> =
      id === null ? await create(text) : await edit({ ...text, id, version })
    // The lists behind the form count it elsewhere.
    if (outcome.kind === 'done') refreshPage().catch(() => undefined)
    return outcome
  }
}
