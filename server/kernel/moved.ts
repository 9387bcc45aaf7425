/** What is thrown when an idea was merged or unmerged between finding it and locking it: its transaction is rolled back and begun again. */
export class Moved extends Error {
  override readonly name = 'Moved'
}
