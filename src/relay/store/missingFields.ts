import { ROOT_ID, type MissingFieldHandler } from 'relay-runtime'
import { dataId, isIdentity } from './dataId.ts'
import type { RootField, SchemaFacts } from './schemaFacts.ts'

type LinkedHandler = Extract<MissingFieldHandler, { kind: 'linked' }>['handle']
type Arguments = Parameters<LinkedHandler>[2]
type Records = Parameters<LinkedHandler>[3]

/**
 * Answers root fields that name objects by their identity from the objects in the store, so that a
 * page opened from a list shows at once what the list had loaded. They act in `environment.check`;
 * missing fields are fetched.
 */
export function missingFieldHandlers(facts: SchemaFacts): MissingFieldHandler[] {
  const roots = new Map(facts.rootFields.map((root) => [root.field, root]))
  const rootOf = (field: string, parentId: string | undefined, list: boolean) => {
    const root = parentId === ROOT_ID ? roots.get(field) : undefined
    return root?.list === list ? root : undefined
  }
  return [
    {
      kind: 'linked',
      handle(field, parent, args, store) {
        const root = rootOf(field.name, parent?.getDataID(), false)
        return root && onlyNames(root, args) ? keyOf(root, args[root.argument], store) : undefined
      },
    },
    {
      kind: 'pluralLinked',
      handle(field, parent, args, store) {
        const root = rootOf(field.name, parent?.getDataID(), true)
        const values: unknown = root && onlyNames(root, args) ? args[root.argument] : undefined
        if (!root || !Array.isArray(values)) return undefined
        const keys = values.map((value) => keyOf(root, value, store))
        return keys.every((key) => key !== undefined) ? keys : undefined
      },
    },
  ]
}

/** Tells whether the field has no other arguments, which could change the answer. */
function onlyNames(root: RootField, args: Arguments): boolean {
  return Object.entries(args).every(([name, value]) => name === root.argument || value == null)
}

/**
 * Gives the record's key; null when it is known to be deleted, undefined when the store does not
 * know it.
 */
function keyOf(root: RootField, value: unknown, store: Records): string | null | undefined {
  if (!isIdentity(value)) return undefined
  const records = root.types.map((type) => store.get(dataId(type, value)))
  const [found, ...others] = records.filter((record) => record != null)
  // With two types of the same id the store cannot know which one the server means.
  if (found) return others.length === 0 ? found.getDataID() : undefined
  return records.includes(null) ? null : undefined
}
