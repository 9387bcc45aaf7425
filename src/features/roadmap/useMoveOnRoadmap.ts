import { use, useMemo } from 'react'
import { graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import type { useMoveOnRoadmapMutation } from '#generated/useMoveOnRoadmapMutation.graphql.ts'
import { planningMessages } from '#lib/messages/catalogues/planning.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { dataId } from '#relay/store/dataId.ts'
import { connectionIn, placeEdge } from '#relay/store/placeEdge.ts'
import { useServices } from '#services/Services.tsx'
import type { Move } from './planning.ts'
import type { RoadmapChoice } from './roadmapAddress.ts'

type Variables = useMoveOnRoadmapMutation['variables']
type Filters = Pick<RoadmapChoice, 'board' | 'tag'>

/** The act for the columns that a filter shows: its change of the store is computed anew on each answer. */
function moveAct({ board, tag }: Filters): Act<useMoveOnRoadmapMutation> {
  const columnOf = (statusId: string): string =>
    connectionIn(
      { type: 'Status', id: statusId },
      { key: 'RoadmapColumn_roadmapIdeas', filters: { board, tags: tag === null ? null : [tag] } },
    )
  const move = (store: RecordSourceProxy, variables: Variables): void => {
    const { ideaId, statusId, expectedStatusId, beforeId, afterId } = variables
    placeEdge(
      store,
      { type: 'Idea', id: ideaId },
      {
        from: columnOf(expectedStatusId),
        to: columnOf(statusId),
        ...(beforeId != null && { before: { type: 'Idea', id: beforeId } }),
        ...(afterId != null && { after: { type: 'Idea', id: afterId } }),
      },
    )
  }
  return {
    document: graphql`
      mutation useMoveOnRoadmapMutation(
        $ideaId: ID!
        $statusId: ID!
        $expectedStatusId: ID!
        $beforeId: ID
        $afterId: ID
        $clientMutationId: String
      ) {
        moveOnRoadmap(
          ideaId: $ideaId
          statusId: $statusId
          expectedStatusId: $expectedStatusId
          beforeId: $beforeId
          afterId: $afterId
          clientMutationId: $clientMutationId
        ) {
          errors {
            ...problems_error
          }
          idea {
            id
            statusChangedAt
            viewerCanVote
            lastActivityAt
            status {
              id
              name
              category
              color
            }
          }
        }
      }
    `,
    payload: 'moveOnRoadmap',
    optimisticUpdater: (store, variables) => {
      move(store, variables)
      const status = store.get(dataId('Status', variables.statusId))
      if (status) store.get(dataId('Idea', variables.ideaId))?.setLinkedRecord(status, 'status')
    },
    updater: (store, _, variables) => move(store, variables),
    track: (track, _, { ideaId: idea, statusId, expectedStatusId }) =>
      track('roadmap_moved', { idea, changed: statusId !== expectedStatusId }),
  }
}

/**
 * Moves an idea on the roadmap, at once on the screen. Where that was refused or has failed it goes
 * back and a message says why; the page then asks for the order as it is.
 */
export function useMoveOnRoadmap({ board, tag }: Filters): (move: Move) => Promise<boolean> {
  const t = useMessages(planningMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const refreshPage = use(PageRefreshContext)
  const refreshFrame = use(FrameRefreshContext)
  const act = useMemo(() => moveAct({ board, tag }), [board, tag])
  const run = useRun(act)
  return async ({ ideaId, from, to, beforeId, afterId }) => {
    const outcome = await run({
      ideaId,
      statusId: to,
      expectedStatusId: from,
      ...(beforeId !== undefined && { beforeId }),
      ...(afterId !== undefined && { afterId }),
    })
    const problem = problemOf(outcome, language, (what) => t('plan.failed', { what }))
    if (problem !== null) toasts.add({ text: problem })
    // This also shows what others did meanwhile.
    refreshPage().catch(() => undefined)
    if (problem === null && from !== to) refreshFrame().catch(() => undefined)
    return problem === null
  }
}
