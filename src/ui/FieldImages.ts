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
  /** What is typed: the text without the images that stand below it. */
  words: { readonly value: string; onValueChange(value: string): void }
  /** The text's images and uploads, shown below it. */
  tray: ReactNode
}

/**
 * Gives the pasted files. A spreadsheet pastes a picture of its cells along with their text; that
 * one is ignored.
 */
export function filesOf(data: Pick<DataTransfer, 'files' | 'types'> | null): File[] {
  if (!data || data.files.length === 0) return []
  return data.types.includes('text/plain') && data.types.includes('text/html')
    ? []
    : [...data.files]
}
