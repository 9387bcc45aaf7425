import { RequestError, type RequestFacts } from './RequestError.ts'

/** An answer that is not JSON in UTF-8. */
export class ParseError extends RequestError {
  override readonly name = 'ParseError'
  readonly code = 'PARSE'
  /** The text of the answer; bytes that are no UTF-8 show as U+FFFD. */
  readonly text: string

  constructor(facts: RequestFacts & { text: string }) {
    super(`${facts.operation}: the answer is not JSON`, facts)
    this.text = facts.text
  }
}
