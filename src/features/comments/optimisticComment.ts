import type { usePostCommentMutation$rawResponse } from '#generated/usePostCommentMutation.graphql.ts'
import { replaceMentions } from '#rules/mentions.ts'

const OPTIMISTIC = 'comment_sending'

/** The id of a comment until the server has it. */
export function optimisticId(clientMutationId: string): string {
  return `${OPTIMISTIC}_${clientMutationId}`
}

/** Whether a comment of the list is not with the server yet. */
export function isOptimistic(id: string): boolean {
  return id.startsWith(OPTIMISTIC)
}

/** The member who writes it. */
export interface CommentAuthor {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly role: string
}

interface Shown {
  id: string
  body: string
  internal: boolean
  under: string | null
  author: CommentAuthor
  at: string
}

/** The answer to posting a comment as it will probably be. */
export function optimisticComment({
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

/**
 * The text as it stands until the server has made HTML of it: nothing in it is markup but whom it
 * mentions.
 */
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
