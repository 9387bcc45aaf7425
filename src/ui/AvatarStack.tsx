import { formatNumber } from '#lib/format.ts'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { Avatar, type AvatarSize } from './Avatar.tsx'
import css from './AvatarStack.module.css'

/** A few overlapping avatars and the number of others; screen readers get the names. */
export function AvatarStack({
  people,
  more = 0,
  size = 28,
}: {
  people: readonly { id: string; name: string; src?: string | null }[]
  more?: number
  size?: AvatarSize
}) {
  const t = useMessages(ideaPageMessages)
  const language = useLanguage()
  return (
    <div
      role="img"
      aria-label={[
        ...people.map((person) => person.name),
        more > 0 && t('voters.more', { count: more }),
      ]
        .filter(Boolean)
        .join(', ')}
      className={css.stack}
    >
      {people.map((person) => (
        <span key={person.id} className={css.face}>
          <Avatar name={person.name} src={person.src} size={size} />
        </span>
      ))}
      {more > 0 && <span className={css.more}>{`+${formatNumber(more, language)}`}</span>}
    </div>
  )
}
