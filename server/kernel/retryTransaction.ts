/**
 * Thrown to have a command's transaction rolled back and begun again, because the idea was merged,
 * unmerged or moved to another board between finding it and locking it.
 */
export class RetryTransaction extends Error {
  override readonly name = 'RetryTransaction'
}
