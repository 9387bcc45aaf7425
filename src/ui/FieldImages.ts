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
  /** The text's images and uploads, shown below it. */
  tray: ReactNode
}
