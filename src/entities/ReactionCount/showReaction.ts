import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { dataId } from '#relay/store/dataId.ts'

interface Reaction {
  readonly id: string
  readonly reaction: string
  readonly on: boolean
}

/**
 * Sets one of the viewer's reactions to a record of a type in the store, counted once; a reaction
 * without a count leaves the list.
 */
export function showReaction(
  store: RecordSourceProxy,
  type: 'Comment' | 'ChangelogEntry',
  { id, reaction, on }: Reaction,
): void {
  const recordId = dataId(type, id)
  const record = store.get(recordId)
  const shown = record?.getLinkedRecords('reactions')?.filter((one) => one !== null) ?? []
  const known = shown.find((one) => one.getValue('reaction') === reaction)
  if (!record || (known?.getValue('viewerHasReacted') === true) === on) return
  const changed = known ?? added(store, `${recordId}:${reaction}`, reaction)
  const count = Number(changed.getValue('count')) + (on ? 1 : -1)
  changed.setValue(count, 'count').setValue(on, 'viewerHasReacted')
  const all = known ? shown : [...shown, changed]
  record.setLinkedRecords(
    all.filter((one) => Number(one.getValue('count')) > 0),
    'reactions',
  )
}

function added(store: RecordSourceProxy, recordId: string, reaction: string): RecordProxy {
  const record = store.get(recordId) ?? store.create(recordId, 'ReactionCount')
  return record.setValue(reaction, 'reaction').setValue(0, 'count')
}
