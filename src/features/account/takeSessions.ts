import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** Takes a payload's viewer over into the page's own: it has no id, so Relay keeps the two apart. */
export function takeSessions(store: RecordSourceSelectorProxy, mutation: string): void {
  const after = store.getRootField(mutation)?.getLinkedRecord('viewer')
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const sessions = after?.getLinkedRecords('sessions')
  if (!after || !viewer || !sessions) return
  viewer.setLinkedRecords(sessions, 'sessions')
  const email = after.getValue('email')
  if (email !== undefined) viewer.setValue(email, 'email')
}
