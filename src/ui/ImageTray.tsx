import { useState, type ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import css from './ImageTray.module.css'

/** The images of a text, a row each. */
export function ImageTray({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.tray} aria-label={label}>
      {children}
    </ul>
  )
}

interface RowProps {
  /** Address of what it looks like. */
  image: string
  /** 0 to 1 while it is on its way. */
  share?: number
  /** What the progress is of, for screen readers. */
  shareLabel?: string
  isWrong?: boolean
  actions: ReactNode
  children: ReactNode
}

/** One image: what it looks like, what is to be said about it, and what can be done. */
export function ImageTrayRow({ image, share, shareLabel, isWrong, actions, children }: RowProps) {
  // Its plain ground stands in place of the browser's torn picture.
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <li className={css.row}>
      {broken === image ? (
        <span className={css.image} />
      ) : (
        <img src={image} alt="" className={css.image} onError={() => setBroken(image)} />
      )}
      <div className={cx(css.words, isWrong && css.wrong)}>
        {children}
        {share !== undefined && (
          <progress className={css.progress} value={share} max={1} aria-label={shareLabel} />
        )}
      </div>
      <div className={css.actions}>{actions}</div>
    </li>
  )
}

interface AltProps {
  label: string
  hint: string
  value: string
  onValueChange: (value: string) => void
}

/** The description of an image, where it stands. */
export function ImageAltField({ label, hint, value, onValueChange }: AltProps) {
  return (
    <input
      type="text"
      dir="auto"
      className={css.alt}
      aria-label={label}
      placeholder={hint}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  )
}
