import { useState, type ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import css from './ImageTray.module.css'

/** The images of a text, one per row. */
export function ImageTray({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.tray} aria-label={label}>
      {children}
    </ul>
  )
}

interface RowProps {
  /** Address of the preview. */
  image: string
  /** Upload progress from 0 to 1, while it lasts. */
  share?: number
  /** Accessible name of the progress bar. */
  shareLabel?: string
  isWrong?: boolean
  actions: ReactNode
  children: ReactNode
}

/** One image with its preview, description and buttons. */
export function ImageTrayRow({ image, share, shareLabel, isWrong, actions, children }: RowProps) {
  // A plain background replaces the browser's broken-image icon.
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

/** The field for an image's description. */
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
