import type { IEnvironment } from 'relay-runtime'

/**
 * Reads the scalar fields of all records of a type that are in the store. Records that lack one of
 * `fields` are left out; fields with arguments cannot be read.
 */
export function recordsOf<Field extends string>(
  environment: IEnvironment,
  type: string,
  fields: readonly Field[],
): Record<Field, unknown>[] {
  const source = environment.getStore().getSource()
  return source.getRecordIDs().flatMap((id) => {
    const record = source.get(id)
    if (record?.['__typename'] !== type || fields.some((field) => record[field] === undefined))
      return []
    const known = {} as Record<Field, unknown>
    for (const field of fields) known[field] = record[field]
    return [known]
  })
}
