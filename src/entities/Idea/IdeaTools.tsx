import { graphql, useFragment } from 'react-relay'
import type { IdeaTools_idea$key } from '#generated/IdeaTools_idea.graphql.ts'
import type { useLockItem_idea$key } from '#generated/useLockItem_idea.graphql.ts'
import type { useMuteItem_idea$key } from '#generated/useMuteItem_idea.graphql.ts'
import { hasTools, stateOf, type PostFacts } from '#parts/moderation/post.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { MenuItem } from '#ui/overlayProps.ts'
import { useLockItem } from './useLockItem.ts'
import { useMuteItem } from './useMuteItem.ts'
import css from './IdeaTools.module.css'

/** Keeps the place of the menu's button, so that the buttons beside it stay where they are. */
const place = <span className={css.menuPlace} />

const PostMenu = lazyComponent<{ post: PostFacts; items?: readonly MenuItem[] }>(
  () => import('#parts/moderation/PostMenu.lazy.tsx').then((module) => module.PostMenu),
  place,
)
const MergeMenu = lazyComponent<{ post: PostFacts; title: string; items?: readonly MenuItem[] }>(
  () => import('#parts/merge/MergeMenu.lazy.tsx').then((module) => module.MergeMenu),
  place,
)
const PostBanner = lazyComponent<{ post: PostFacts }>(() =>
  import('#parts/moderation/PostBanner.lazy.tsx').then((module) => module.PostBanner),
)

interface IdeaFacts extends PostFacts {
  readonly title: string
  readonly viewerCanMerge: boolean
  readonly tools: useLockItem_idea$key & useMuteItem_idea$key
}

function useFacts(idea: IdeaTools_idea$key): IdeaFacts {
  const data = useFragment(
    graphql`
      fragment IdeaTools_idea on Idea {
        id
        title
        state
        viewerCanDelete
        viewerCanMerge
        viewerCanModerate
        viewerCanReport
        viewerHasReported
        ...useLockItem_idea
        ...useMuteItem_idea
      }
    `,
    idea,
  )
  const { id, title, state, viewerCanMerge } = data
  const { viewerCanDelete, viewerCanModerate, viewerCanReport, viewerHasReported } = data
  return {
    id,
    kind: 'idea',
    title,
    state: stateOf(state),
    viewerCanDelete,
    viewerCanMerge,
    viewerCanModerate,
    viewerCanReport,
    viewerHasReported,
    tools: data,
  }
}

/** The menu of an idea; nothing if it would be empty. */
export function IdeaMenu({
  idea,
  items: given = [],
}: {
  idea: IdeaTools_idea$key
  items?: readonly MenuItem[]
}) {
  const post = useFacts(idea)
  const own = [useMuteItem(post.tools), useLockItem(post.tools)].filter((item) => item !== null)
  const items = [...given, ...own]
  if (post.viewerCanMerge) return <MergeMenu post={post} title={post.title} items={items} />
  return (hasTools(post) || items.length > 0) && <PostMenu post={post} items={items} />
}

/** Why an idea is not public, for who may see it. */
export function IdeaBanner({ idea }: { idea: IdeaTools_idea$key }) {
  const post = useFacts(idea)
  return post.state !== 'LIVE' && <PostBanner post={post} />
}
