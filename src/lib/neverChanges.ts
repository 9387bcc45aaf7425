/** Subscribes to what stays as it is, for `useSyncExternalStore`. */
export function neverChanges(): () => void {
  return () => undefined
}
