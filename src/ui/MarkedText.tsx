import { markedParts } from '#lib/markedParts.ts'
import css from './MarkedText.module.css'

/** A text with the given words marked. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map(({ text: part, marked }, index) =>
    marked ? (
      <mark key={index} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
