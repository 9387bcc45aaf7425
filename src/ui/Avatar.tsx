import { initials } from '#lib/initials.ts'
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
