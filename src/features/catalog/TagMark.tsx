import { useTone } from '#ui/useTone.ts'
import css from './Catalog.module.css'

/** A tag's dot in its colour (#rrggbb), and its name. */
export function TagMark({ name, color }: { name: string; color: string | null | undefined }) {
  const tone = useTone(color)
  return (
    <span className={css.tag}>
      <span className={css.dot} data-tone={tone} />
      <bdi>{name}</bdi>
    </span>
  )
}
