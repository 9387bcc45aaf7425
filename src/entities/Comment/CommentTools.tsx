import { graphql, useFragment } from 'react-relay'
import type { CommentTools_comment$key } from '#generated/CommentTools_comment.graphql.ts'
import { hasTools, stateOf, type PostFacts } from '#parts/moderation/post.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { MenuItem } from '#ui/overlayProps.ts'

const PostMenu = lazyComponent<{ post: PostFacts; items?: readonly MenuItem[] }>(() =>
  import('#parts/moderation/PostMenu.lazy.tsx').then((module) => module.PostMenu),
)

/** The menu of a comment, `items` first; nothing if it would be empty. */
export function CommentTools({
  comment,
  items = [],
}: {
  comment: CommentTools_comment$key
  items?: readonly MenuItem[]
}) {
  const { id, state, viewerCanDelete, viewerCanModerate, viewerCanReport, viewerHasReported } =
    useFragment(
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
  const post: PostFacts = {
    id,
    kind: 'comment',
    state: stateOf(state),
    viewerCanDelete,
    viewerCanModerate,
    viewerCanReport,
    viewerHasReported,
  }
  return (items.length > 0 || hasTools(post)) && <PostMenu post={post} items={items} />
}
