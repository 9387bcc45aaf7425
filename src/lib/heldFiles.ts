declare global {
  interface HTMLTextAreaElement {
    /** Files that were pasted into the field before there was code to take them (index.html). */
    heldFiles?: File[]
  }
}

/** Keeps pasted files with a field until there is code that takes them. */
export function holdFiles(field: HTMLTextAreaElement, files: readonly File[]): void {
  field.heldFiles = [...(field.heldFiles ?? []), ...files]
}

/** Gives the files that a field keeps, once. */
export function takeHeldFiles(field: HTMLTextAreaElement): readonly File[] {
  const { heldFiles = [] } = field
  delete field.heldFiles
  return heldFiles
}
