import { useCallback, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { IdeaMenu } from '#entities/Idea/IdeaTools.tsx'
import type { VoteForMenu_idea$key } from '#generated/VoteForMenu_idea.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { MenuItem } from '#ui/overlayProps.ts'

const VoteForDialog = lazyOverlay(() =>
  import('./VoteForDialog.lazy.tsx').then((module) => module.VoteForDialog),
)

/** An idea's menu, with the team's vote for somebody else where they may cast it; `items` come first. */
export function VoteForMenu({
  idea,
  items = [],
}: {
  idea: VoteForMenu_idea$key
  items?: readonly MenuItem[]
}) {
  const t = useMessages(votingMessages)
  const data = useFragment(
    graphql`
      fragment VoteForMenu_idea on Idea {
        id
        viewerCanVoteForOthers
        ...IdeaTools_idea
      }
    `,
    idea,
  )
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const own: MenuItem[] = data.viewerCanVoteForOthers
    ? [{ id: 'voteFor', label: t('for.menu'), onAction: () => setOpen(true) }]
    : []
  return (
    <>
      <IdeaMenu idea={data} items={[...items, ...own]} />
      <VoteForDialog isOpen={isOpen} onClose={close} ideaId={data.id} />
    </>
  )
}
