import { use } from 'react'
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay'
import pageQuery, { type CommentListPageQuery } from '#generated/CommentListPageQuery.graphql.ts'
import type { usePostCommentMutation } from '#generated/usePostCommentMutation.graphql.ts'
import { renewGuard } from '#parts/formGuard/renewGuard.ts'
import type { FormGuard } from '#parts/formGuard/useFormGuard.ts'
import type { Act, Outcome, PayloadOf } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { dataId } from '#relay/store/dataId.ts'
import { limits } from '#rules/limits.ts'
import { mentionsIn } from '#rules/mentions.ts'
import { useServices } from '#services/Services.tsx'
import type { CommentDraft } from './draft.ts'
import { optimisticComment, optimisticId, type CommentAuthor } from './optimisticComment.ts'

const postComment: Act<usePostCommentMutation> = {
  document: graphql`
    mutation usePostCommentMutation(
      $ideaId: ID!
      $body: String!
      $replyToId: ID
      $internal: Boolean
      $guard: FormGuardInput
      $clientMutationId: String
      $connections: [ID!]!
    ) @raw_response_type {
      postComment(
        ideaId: $ideaId
        body: $body
        replyToId: $replyToId
        internal: $internal
        guard: $guard
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          field
          ...problems_error
        }
        timelineEdge @appendEdge(connections: $connections) {
          cursor
          node {
            __typename
            ... on Comment {
              id
              state
              internal
              createdAt
              author {
                id
              }
              replyTo {
                id
              }
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the new comment stands in the list at once
              ...CommentPost_comment @alias(as: "post")
            }
          }
        }
        idea {
          id
          commentCount
          viewerIsFollowing
          locked
          viewerCanComment
          ...DiscussionLockNote_idea
        }
      }
    }
  `,
  payload: 'postComment',
  renew: renewGuard,
  track: (track, _, { ideaId, replyToId, body }) =>
    track('comment_posted', {
      idea: ideaId,
      reply: replyToId != null,
      length: body.length,
      mentions: new Set(mentionsIn(body).map(({ id }) => id)).size,
    }),
}

/** The place of a new comment, and the list that shows it meanwhile. */
export interface CommentPlace {
  readonly ideaId: string
  readonly replyTo: string | null
  /** The comment that it is shown under. */
  readonly under: string | null
  readonly connectionId: string
  /**
   * The end of what is loaded of the list; false where there is more, which comes when somebody
   * gets there.
   */
  readonly endCursor: string | null | false
}

/** Posts a comment. Ends in how it ended; never rejects. */
type PostComment = (
  draft: CommentDraft,
  place: CommentPlace,
  author: CommentAuthor,
  ready: () => ReturnType<FormGuard['ready']>,
) => Promise<Outcome<PayloadOf<usePostCommentMutation>>>

/**
 * Posts a comment: at once on the screen, and with the server once its form has been open for as
 * long as a person needs.
 */
export function usePostComment(): PostComment {
  const environment = useRelayEnvironment()
  const refreshPage = use(PageRefreshContext)
  const sendPageQuery = useSendQuery<CommentListPageQuery>(pageQuery)
  const { now } = useServices()
  const run = useRun(postComment)
  const showDone = (
    { idea }: PayloadOf<usePostCommentMutation>,
    { ideaId, endCursor }: CommentPlace,
  ): void => {
    const landedOn = idea?.id ?? ideaId
    if (landedOn !== ideaId) {
      // The idea was merged meanwhile, and the comment stands on its target: the page leads there,
      // where all is asked for anew.
      commitLocalUpdate(environment, (store) =>
        store.get(dataId('Idea', landedOn))?.invalidateRecord(),
      )
      return void refreshPage().catch(() => undefined)
    }
    if (endCursor === false) return
    // Brings in the comments of others since then.
    sendPageQuery({ id: ideaId, first: limits.commentPageSize, after: endCursor }).catch(
      () => undefined,
    )
  }
  return async ({ body, internal, clientMutationId }, place, author, ready) => {
    const { ideaId, replyTo, under, connectionId } = place
    const optimistic = optimisticComment({
      id: optimisticId(clientMutationId),
      body,
      internal,
      under,
      author,
      at: new Date(now()).toISOString(),
    })
    const outcome = await run(
      { ideaId, body, replyToId: replyTo, internal, clientMutationId, connections: [connectionId] },
      { optimistic, ready: async () => ({ guard: await ready() }) },
    )
    if (outcome.kind === 'done') showDone(outcome.data, place)
    // Deleted by somebody else meanwhile: it says so where it stands.
    if (outcome.kind === 'refused' && outcome.errors[0]?.field === 'replyToId' && replyTo !== null)
      commitLocalUpdate(environment, (store) =>
        store.get(dataId('Comment', replyTo))?.setValue('DELETED', 'state'),
      )
    return outcome
  }
}
