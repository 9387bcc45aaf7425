declare module 'fs-native-extensions' {
  /** Locks an open file for this open alone, until it is closed; false where another open of it has the lock. */
  export function tryLock(descriptor: number): boolean
}
