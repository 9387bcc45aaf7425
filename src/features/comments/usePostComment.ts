import { use, useState } from 'react'
import {
  applyOptimisticMutation,
  commitLocalUpdate,
  commitMutation,
  graphql,
  useRelayEnvironment,
} from 'react-relay'
import { failedSending, type FailedSending } from '#entities/Failure/failedSending.ts'
import type { FormGuard } from '#entities/FormGuard/useFormGuard.ts'
import pageQuery, { type CommentListPageQuery } from '#generated/CommentListPageQuery.graphql.ts'
import type {
  usePostCommentMutation,
  usePostCommentMutation$rawResponse,
} from '#generated/usePostCommentMutation.graphql.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { dataId } from '#relay/store/dataId.ts'
import { limits } from '#rules/limits.ts'
import { mentionsIn, replaceMentions } from '#rules/mentions.ts'
import { useServices } from '#services/Services.tsx'
import type { CommentDraft } from './draft.ts'
import { sendingId } from './sending.ts'

const mutation = graphql`
  mutation usePostCommentMutation(
    $ideaId: ID!
    $body: String!
    $replyTo: ID
    $internal: Boolean
    $guard: FormGuardInput
    $clientMutationId: String
    $connections: [ID!]!
  ) @raw_response_type {
    postComment(
      ideaId: $ideaId
      body: $body
      replyTo: $replyTo
      internal: $internal
      guard: $guard
      clientMutationId: $clientMutationId
    ) {
      errors {
        code
        field
        message
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
      }
    }
  }
`

/** Where a comment goes, and where it is shown meanwhile. */
export interface CommentPlace {
  readonly ideaId: string
  readonly replyTo: string | null
  /** The comment that it is shown under. */
  readonly under: string | null
  readonly connectionId: string
  /** The end of what is loaded of the list; false where there is more, which comes when somebody gets there. */
  readonly endCursor: string | null | false
}

export interface CommentAuthor {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly role: string
}

/** How an attempt to comment ended. */
export type CommentOutcome =
  | { kind: 'posted'; isPending: boolean }
  | { kind: 'refused'; code: string; isOfText: boolean; message: string }
  | FailedSending

interface Posting {
  post(
    draft: CommentDraft,
    place: CommentPlace,
    author: CommentAuthor,
    ready: () => ReturnType<FormGuard['ready']>,
    onEnd: (outcome: CommentOutcome) => void,
  ): void
  isPosting: boolean
}

/** Posts a comment: at once on the screen, and with the server once its form has been open for as long as a person needs. */
export function usePostComment(): Posting {
  const environment = useRelayEnvironment()
  const refreshPage = use(PageRefreshContext)
  const sendPageQuery = useSendQuery<CommentListPageQuery>(pageQuery)
  const { now, usage } = useServices()
  const [isPosting, setPosting] = useState(false)
  const post: Posting['post'] = (
    { body, internal, clientMutationId },
    { ideaId, replyTo, under, connectionId, endCursor },
    author,
    ready,
    onEnd,
  ) => {
    const end = (outcome: CommentOutcome): void => {
      setPosting(false)
      onEnd(outcome)
    }
    const send = async (): Promise<void> => {
      setPosting(true)
      const optimisticResponse = shown({
        id: sendingId(clientMutationId),
        body,
        internal,
        under,
        author,
        at: new Date(now()).toISOString(),
      })
      const variables = {
        ideaId,
        body,
        replyTo,
        internal,
        clientMutationId,
        connections: [connectionId],
      }
      const meanwhile = applyOptimisticMutation(environment, {
        mutation,
        variables,
        optimisticResponse,
      })
      const guard = await ready()
      meanwhile.dispose()
      commitMutation<usePostCommentMutation>(environment, {
        mutation,
        variables: { ...variables, guard },
        optimisticResponse,
        onCompleted({ postComment }, failures) {
          const [refusal] = postComment?.errors ?? []
          // Deleted by somebody else meanwhile: it says so where it stands.
          if (refusal?.field === 'replyTo' && replyTo !== null)
            commitLocalUpdate(environment, (store) =>
              store.get(dataId('Comment', replyTo))?.setValue('DELETED', 'state'),
            )
          if (refusal)
            return end({
              kind: 'refused',
              code: refusal.code,
              isOfText: refusal.field === 'body',
              message: refusal.message,
            })
          if (!postComment) return end(failedSending(failures?.[0]))
          usage.track('comment_posted', {
            idea: ideaId,
            reply: replyTo !== null,
            length: body.length,
            mentions: new Set(mentionsIn(body).map(({ id }) => id)).size,
          })
          end({
            kind: 'posted',
            isPending:
              (postComment.timelineEdge?.node as { state?: string } | undefined)?.state ===
              'PENDING',
          })
          const landedOn = postComment.idea?.id ?? ideaId
          if (landedOn !== ideaId) {
            // The idea was merged meanwhile, and the comment stands on its target: the page leads there, where all is asked for anew.
            commitLocalUpdate(environment, (store) =>
              store.get(dataId('Idea', landedOn))?.invalidateRecord(),
            )
            return void refreshPage().catch(() => undefined)
          }
          if (endCursor === false) return
          // What others said meanwhile.
          sendPageQuery({
            id: ideaId,
            first: limits.commentPageSize,
            after: endCursor,
          }).catch(() => undefined)
        },
        onError: (error) => end(failedSending(error)),
      })
    }
    void send()
  }
  return { post, isPosting }
}

interface Shown {
  id: string
  body: string
  internal: boolean
  under: string | null
  author: CommentAuthor
  at: string
}

function shown({
  id,
  body,
  internal,
  under,
  author,
  at,
}: Shown): usePostCommentMutation$rawResponse {
  const can = {
    viewerCanDelete: false,
    viewerCanEdit: false,
    viewerCanModerate: false,
    viewerCanReport: false,
    viewerHasReported: false,
  }
  const node = {
    __typename: 'Comment' as const,
    __isNode: 'Comment',
    id,
    state: 'LIVE' as const,
    internal,
    official: false,
    createdAt: at,
    editedAt: null,
    bodyHtml: paragraphs(body),
    replyTo: under === null ? null : { id: under },
    reactions: [],
    mergedFrom: null,
    author: { ...author, role: author.role as 'MEMBER' },
    ...can,
  }
  return { postComment: { errors: [], timelineEdge: { cursor: '', node }, idea: null } }
}

/** The text as it stands until the server has made HTML of it: nothing in it is markup but whom it mentions. */
function paragraphs(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const named = replaceMentions(
    safe,
    ({ name }) => `<data class="mention">@<bdi>${name}</bdi></data>`,
  )
  return named
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
