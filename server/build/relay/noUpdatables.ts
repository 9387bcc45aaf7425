function read(): never {
  throw new Error('The build leaves @updatable out: take noUpdatables.ts out of leanRelay.ts.')
}

/** Stands in a build for Relay's updatable queries and fragments, since this product has none. */
export { read as readUpdatableFragment, read as readUpdatableQuery }
