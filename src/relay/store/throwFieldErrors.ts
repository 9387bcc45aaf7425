import { handlePotentialSnapshotErrors, type IEnvironment, type Snapshot } from 'relay-runtime'

type Check = (environment: IEnvironment, fieldErrors: unknown) => void

/**
 * Hands the failed fields of a snapshot to the environment's field logger, as Relay's hooks do;
 * throws a `FieldError` where the document says `@throwOnFieldError`. Relay's published types
 * describe an older signature.
 */
export function throwFieldErrors(environment: IEnvironment, snapshot: Snapshot): void {
  const { fieldErrors } = snapshot as Snapshot & { readonly fieldErrors?: unknown }
  const check = handlePotentialSnapshotErrors as unknown as Check
  check(environment, fieldErrors)
}
