import { graphql, useFragment } from 'react-relay'
import type { IdeaTools_idea$key } from '#generated/IdeaTools_idea.graphql.ts'
import { hasTools, stateOf } from '#entities/Moderation/post.ts'
import type { PostFacts } from '#entities/Moderation/post.ts'
import { lazyPiece } from '#ui/lazyPiece.tsx'

const PostMenu = lazyPiece<{ post: PostFacts }>(() => import('#entities/Moderation/PostMenu.tsx').then((module) => module.PostMenu))
const PostBanner = lazyPiece<{ post: PostFacts }>(() => import('#entities/Moderation/PostBanner.tsx').then((module) => module.PostBanner))

function useFacts(idea: IdeaTools_idea$key): PostFacts {
  const { id, state, viewerCanDelete, viewerCanModerate, viewerCanReport, viewerHasReported } = useFragment(
    graphql`
      fragment IdeaTools_idea on Idea {
        id
        state
        viewerCanDelete
        viewerCanModerate
        viewerCanReport
        viewerHasReported
      }
    `,
    idea,
  )
  return { id, kind: 'idea', state: stateOf(state), viewerCanDelete, viewerCanModerate, viewerCanReport, viewerHasReported }
}

/** What can be done about an idea besides voting; nothing where there is nothing to do. */
export function IdeaMenu({ idea }: { idea: IdeaTools_idea$key }) {
  const post = useFacts(idea)
  return hasTools(post) && <PostMenu post={post} />
}

/** Why an idea is not public, for who may see it. */
export function IdeaBanner({ idea }: { idea: IdeaTools_idea$key }) {
  const post = useFacts(idea)
  return post.state !== 'LIVE' && <PostBanner post={post} />
}
