import { useState, type ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { AutoTextArea } from './AutoTextArea.tsx'
import css from './ImageTray.module.css'

/** The images of a text as tiles, and what concerns all of them below. */
export function ImageTray({
  label,
  children,
  foot,
}: {
  label: string
  children: ReactNode
  foot?: ReactNode
}) {
  return (
    <div className={css.tray}>
      <ul className={css.tiles} aria-label={label}>
        {children}
      </ul>
      {foot}
    </div>
  )
}

interface TileProps {
  /** Address of the preview. */
  image: string
  /** Upload progress from 0 to 1, while it lasts. */
  share?: number
  /** Accessible name of the progress bar. */
  shareLabel?: string
  isWrong?: boolean
  /** The button in the corner that takes the image away. */
  remove: ReactNode
  children: ReactNode
}

/** One image: its picture, its progress, and what can be said about it below. */
export function ImageTile({ image, share, shareLabel, isWrong, remove, children }: TileProps) {
  // A plain background replaces the browser's broken-image icon.
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <li className={css.tile}>
      <div className={css.picture}>
        {broken !== image && (
          <img src={image} alt="" className={css.image} onError={() => setBroken(image)} />
        )}
        {share !== undefined && (
          <progress className={css.progress} value={share} max={1} aria-label={shareLabel} />
        )}
        <div className={css.remove}>{remove}</div>
      </div>
      <div className={cx(css.words, isWrong && css.wrong)}>{children}</div>
    </li>
  )
}

interface AltProps {
  label: string
  hint: string
  value: string
  onValueChange: (value: string) => void
}

/** The field for an image's description, which is one line however it is broken. */
export function ImageAltField({ label, hint, value, onValueChange }: AltProps) {
  return (
    <AutoTextArea
      className={css.alt}
      aria-label={label}
      placeholder={hint}
      minRows={2}
      value={value}
      onValueChange={(next) => onValueChange(next.replaceAll('\n', ' '))}
    />
  )
}
