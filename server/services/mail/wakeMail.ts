const sleepers = new Set<() => void>()

/** Calls back when a letter was queued in this process (its transaction may still be open). Gives how to stop that. */
export function onMailQueued(wake: () => void): () => void {
  sleepers.add(wake)
  return () => void sleepers.delete(wake)
}

/** Wakes whoever sends the queue. */
export function mailWasQueued(): void {
  for (const wake of sleepers) wake()
}
