import { graphql, useFragment } from 'react-relay'
import type { ReactionRow_comment$key } from '#generated/ReactionRow_comment.graphql.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useServices } from '#services/Services.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import type { AnchoredProps, MenuItem } from '#ui/overlayProps.ts'
import { ReactionIcon, reactionNames, type ReactionName } from '#ui/ReactionIcon.tsx'
import { useSetReaction } from './useSetReaction.ts'
import css from './ReactionRow.module.css'

const Menu = lazyOverlay<AnchoredProps & { items: readonly MenuItem[] }>(() =>
  import('#ui/overlays/Menu.lazy.tsx').then((module) => module.Menu),
)

/** The reactions to a comment, and the way to react. */
export function ReactionRow({
  comment,
  canReact,
}: {
  comment: ReactionRow_comment$key
  canReact: boolean
}) {
  const t = useMessages(commentsMessages)
  const data = useFragment(
    graphql`
      fragment ReactionRow_comment on Comment {
        id
        reactions {
          reaction
          count
          viewerHasReacted
        }
      }
    `,
    comment,
  )
  const { signInPrompt } = useServices()
  const setReaction = useSetReaction()
  // The schema's enum may grow.
  const reactions = data.reactions.filter((one): one is typeof one & { reaction: ReactionName } =>
    (reactionNames as readonly string[]).includes(one.reaction),
  )
  const press = (reaction: ReactionName, on: boolean): void =>
    canReact ? void setReaction(data.id, reaction, on) : signInPrompt.ask('comment')
  const isMine = (name: ReactionName): boolean =>
    reactions.some(({ reaction, viewerHasReacted }) => reaction === name && viewerHasReacted)
  const items = reactionNames.map((name): MenuItem => ({
    id: name,
    label: t(`react.${name}`),
    icon: <ReactionIcon name={name} />,
    onAction: () => press(name, !isMine(name)),
  }))
  return (
    <>
      {reactions.map(({ reaction, count, viewerHasReacted }) => (
        <button
          key={reaction}
          type="button"
          className={css.reaction}
          aria-pressed={viewerHasReacted}
          aria-label={t('react.count', { name: t(`react.${reaction}`), count })}
          title={t(`react.${reaction}`)}
          onClick={() => press(reaction, !viewerHasReacted)}
        >
          <span className={css.pill}>
            <ReactionIcon name={reaction} />
            {count}
          </span>
        </button>
      ))}
      <MenuButton
        label={t('react.add')}
        variant="plain"
        size="s"
        preload={Menu.preload}
        menu={(overlay) => <Menu {...overlay} align="start" items={items} />}
      />
    </>
  )
}
