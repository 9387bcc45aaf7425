/** A request that is answered with a status and one sentence instead of being carried out. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /**
   * Whether it is told late, when all that the request held has been given back: who is refused at
   * once asks again at once, and to refuse takes time as well.
   */
  readonly isLate: boolean

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    isLate = false,
  ) {
    super(message)
    this.status = status
    this.headers = headers
    this.isLate = isLate
  }

  /** Gives the same refusal, to be told late. */
  late(): Refusal {
    return new Refusal(this.status, this.message, this.headers, true)
  }
}

/** Milliseconds by which what is late is late. */
export const LATE_MS = 250

/** Waits for what is late. */
export function untilLate(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LATE_MS))
}
