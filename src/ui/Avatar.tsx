import { initials } from '#lib/initials.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './Avatar.module.css'

interface Face {
  name: string
  src?: string | null
}

/**
 * A picture, or initials. Hidden from screen readers, since the name stands beside it. `size` in
 * pixels.
 */
export function Avatar({ name, src, size = 28 }: Face & { size?: number }) {
  return (
    <span
      className={css.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.39) }}
      data-initials={src ? undefined : initials(name)}
      aria-hidden="true"
    >
      {src && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={css.image}
        />
      )}
    </span>
  )
}

/** A few overlapping avatars and the number of others; screen readers get the names. */
export function AvatarStack({
  people,
  more = 0,
  size = 28,
}: {
  people: readonly (Face & { id: string })[]
  more?: number
  size?: number
}) {
  const t = useMessages(commonMessages)
  return (
    <div
      role="img"
      aria-label={[
        ...people.map((person) => person.name),
        more > 0 && t('avatars.more', { count: more }),
      ]
        .filter(Boolean)
        .join(', ')}
      className={css.stack}
    >
      {people.map((person) => (
        <Avatar key={person.id} name={person.name} src={person.src} size={size} />
      ))}
      {more > 0 && <span className={css.more}>{`+${more}`}</span>}
    </div>
  )
}
