/** The source of a page: kept from before, made for all and kept, made for one person, or left to the browser. */
export type PageSource = 'kept' | 'made' | 'own' | 'browser'

/** A request that was answered, or whose client went away. */
export interface AnsweredRequest {
  /** One of a few names (server/http/routeName.ts), never an address. */
  readonly route: string
  readonly method: string
  /** 499 where the client went away before it had its answer. */
  readonly status: number
  readonly seconds: number
}

/** An operation of the API that was executed, or refused. */
export interface ExecutedOperation {
  /** As its document says; undefined for an anonymous one. */
  readonly name: string | undefined
  /** `ok`, or the code of its first error. */
  readonly outcome: string
  readonly seconds: number
}

/** The server's counts of its own work. None of it may slow that work down, or throw. */
export interface Metrics {
  answered(request: AnsweredRequest): void
  executed(operation: ExecutedOperation): void
  /** A mail server took a letter, or did not. */
  mailed(result: 'sent' | 'failed'): void
  paged(source: PageSource): void
  /** An event could not be read again and again, and nobody is told of it. */
  eventPassed(): void
  /** Somebody had used up the budget of a minute. */
  overBudget(): void
}

const nothing = (): void => undefined

/** Counts nothing: where nobody asks for it. */
export const noMetrics: Metrics = {
  answered: nothing,
  executed: nothing,
  mailed: nothing,
  paged: nothing,
  eventPassed: nothing,
  overBudget: nothing,
}
