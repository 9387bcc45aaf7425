import type { ReactNode } from 'react'

/** Adds images to a field by button, paste and drop. */
export interface FieldImages {
  /** The button's text. */
  label: string
  /** Shown while files are dragged over the field. */
  dropLabel: string
  /** The `accept` attribute of the file input. */
  accept: string
  /** Takes files and gives the text to insert for them at the caret, '' for none. */
  add(files: readonly File[]): string
  /** The typed text, without the images that stand below it. */
  words: { readonly value: string; onValueChange(value: string): void }
  /** Whether images of the text are on their way, or one of them has failed to come. */
  state: 'settled' | 'coming' | 'stuck'
  /** The number of files that were refused. */
  refused: number
  /** The text's images and uploads, shown below it. */
  tray: ReactNode
}
