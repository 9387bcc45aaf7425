import type { ReactNode } from 'react'

/** How a field takes images: by its button, by paste and by drop. */
export interface FieldImages {
  /** What the button says. */
  label: string
  /** What is said while files are held over the field. */
  dropLabel: string
  /** For the browser's choice of files. */
  accept: string
  /** Takes files; gives what is to stand in the text for them, '' for nothing. */
  add(files: readonly File[]): string
  /** The images of the text and those on their way, below it. */
  tray: ReactNode
}

/** The files of a paste; none where they are pictures of the text that comes with them, as from a spreadsheet. */
export function filesOf(data: Pick<DataTransfer, 'files' | 'types'> | null): File[] {
  if (!data || data.files.length === 0) return []
  return data.types.includes('text/plain') && data.types.includes('text/html')
    ? []
    : [...data.files]
}
