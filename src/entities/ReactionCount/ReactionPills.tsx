import { graphql, useFragment } from 'react-relay'
import type { ReactionPills_reactions$key } from '#generated/ReactionPills_reactions.graphql.ts'
import { formatCount } from '#lib/format.ts'
import { reactionsMessages } from '#lib/messages/catalogues/reactions.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import type { AnchoredProps, MenuItem } from '#ui/overlayProps.ts'
import { ReactionIcon, reactionNames, type ReactionName } from '#ui/ReactionIcon.tsx'
import css from './ReactionPills.module.css'

const Menu = lazyOverlay<AnchoredProps & { items: readonly MenuItem[] }>(() =>
  import('#ui/overlays/Menu.lazy.tsx').then((module) => module.Menu),
)

interface Props {
  reactions: ReactionPills_reactions$key
  /** Sets one of the viewer's reactions. */
  onSet: (reaction: ReactionName, on: boolean) => void
}

/** The reactions to something, and the way to react. */
export function ReactionPills({ reactions: counted, onSet }: Props) {
  const t = useMessages(reactionsMessages)
  const language = useLanguage()
  const data = useFragment(
    graphql`
      fragment ReactionPills_reactions on ReactionCount @relay(plural: true) {
        reaction
        count
        viewerHasReacted
      }
    `,
    counted,
  )
  // The schema's enum may grow.
  const reactions = data.filter((one): one is typeof one & { reaction: ReactionName } =>
    (reactionNames as readonly string[]).includes(one.reaction),
  )
  const isMine = (name: ReactionName): boolean =>
    reactions.some(({ reaction, viewerHasReacted }) => reaction === name && viewerHasReacted)
  const items = reactionNames.map((name): MenuItem => ({
    id: name,
    label: t(`react.${name}`),
    icon: <ReactionIcon name={name} />,
    onAction: () => onSet(name, !isMine(name)),
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
          onClick={() => onSet(reaction, !viewerHasReacted)}
        >
          <span className={css.pill}>
            <ReactionIcon name={reaction} />
            {formatCount(count, language)}
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
