import { graphql, useFragment } from 'react-relay'
import type { CommentTools_comment$key } from '#generated/CommentTools_comment.graphql.ts'
import { hasTools, stateOf } from '#entities/Moderation/post.ts'
import type { PostFacts } from '#entities/Moderation/post.ts'
import { lazyPiece } from '#ui/lazyPiece.tsx'

const PostMenu = lazyPiece<{ post: PostFacts }>(() => import('#entities/Moderation/PostMenu.tsx').then((module) => module.PostMenu))

/** What can be done about a comment; nothing where there is nothing to do. */
export function CommentTools({ comment }: { comment: CommentTools_comment$key }) {
  const { id, state, viewerCanDelete, viewerCanModerate, viewerCanReport, viewerHasReported } = useFragment(
    graphql`
      fragment CommentTools_comment on Comment {
        id
        state
        viewerCanDelete
        viewerCanModerate
        viewerCanReport
        viewerHasReported
      }
    `,
    comment,
  )
  const post: PostFacts = { id, kind: 'comment', state: stateOf(state), viewerCanDelete, viewerCanModerate, viewerCanReport, viewerHasReported }
  return hasTools(post) && <PostMenu post={post} />
}
