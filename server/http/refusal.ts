/** A request that is answered with a status and one sentence instead of being carried out. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** Milliseconds after which who asks for too much hears so. */
export const REFUSED_AFTER_MS = 250

/** Waits: who is refused at once asks again at once, and to refuse takes time as well. */
export function beforeRefusal(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REFUSED_AFTER_MS))
}
