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
