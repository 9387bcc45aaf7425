import { initials } from '#lib/initials.ts'
import css from './Avatar.module.css'

/** In pixels; Avatar.module.css has a rule for each. */
export type AvatarSize = 24 | 28 | 40

interface Face {
  name: string
  src?: string | null
}

/**
 * A picture, or initials. Hidden from screen readers, since the name stands beside it.
 */
export function Avatar({ name, src, size = 28 }: Face & { size?: AvatarSize }) {
  return (
    <span
      className={css.avatar}
      data-size={size}
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
