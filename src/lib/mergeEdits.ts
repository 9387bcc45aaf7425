/** The result of merging two edits of one record. */
export interface MergedEdits<Facts> {
  /** My edit, with their value of each field that only they changed. */
  readonly merged: Facts
  /** Fields that both changed in different ways. */
  readonly conflicts: readonly (keyof Facts)[]
}

/**
 * Merges two edits field by field; of lists it merges what either side added and removed. `base` is
 * the version that my edit began with; when it is null, every difference is a conflict.
 */
export function mergeEdits<Facts extends object>({
  base,
  mine,
  theirs,
}: {
  base: Facts | null
  mine: Facts
  theirs: Facts
}): MergedEdits<Facts> {
  const merged = { ...mine }
  const conflicts: (keyof Facts)[] = []
  for (const field of Object.keys(theirs) as (keyof Facts)[]) {
    if (isSame(mine[field], theirs[field])) continue
    if (base !== null && isSame(mine[field], base[field])) merged[field] = theirs[field]
    else if (base !== null && isList(base[field]) && isList(mine[field]) && isList(theirs[field]))
      merged[field] = mergeLists(base[field], mine[field], theirs[field]) as Facts[keyof Facts]
    else if (base === null || !isSame(theirs[field], base[field])) conflicts.push(field)
  }
  return { merged, conflicts }
}

/** Applies my additions and removals to their list. */
function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  return [
    ...theirs.filter((id) => mine.includes(id) || !base.includes(id)),
    ...mine.filter((id) => !base.includes(id) && !theirs.includes(id)),
  ]
}

/** Compares texts, and lists of ids in any order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isList(one) || !isList(other)) return one === other
  return one.length === other.length && one.every((id) => other.includes(id))
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
