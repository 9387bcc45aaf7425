import type { RecordSource, Store } from 'relay-runtime'

type Fields = Record<string, unknown> & { __errors?: Record<string, unknown> }

/**
 * Lets a field that failed in one answer keep the value that another answer brought before, so that
 * the failure of one query does not take it from the others. Without an earlier value the failure
 * is stored, and those who read the field are told.
 */
export function keepGoodFields(store: Store): Store {
  const publish = store.publish.bind(store)
  store.publish = (source, ...rest) => {
    for (const id of source.getRecordIDs()) {
      const record = source.get(id) as Fields | null | undefined
      const known = record?.__errors && (store.getSource().get(id) as Fields | null | undefined)
      if (known) (source as RecordSource).set(id, withoutFailures(record, known) as never)
    }
    publish(source, ...rest)
  }
  return store
}

function withoutFailures({ __errors: failed = {}, ...record }: Fields, known: Fields): Fields {
  const left = Object.entries(failed).filter(([key]) => {
    if (known[key] == null || known.__errors?.[key]) return true
    delete record[key]
    return false
  })
  return left.length > 0 ? { ...record, __errors: Object.fromEntries(left) } : record
}
