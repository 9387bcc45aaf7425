import type { IncomingHttpHeaders } from 'node:http'

/** A request as the API knows it, whichever door it came through. */
export interface RequestInfo {
  /** Reference that is shown to people with a failure and stands in the log beside it. */
  readonly id: string
  readonly headers: IncomingHttpHeaders
  /** The client's address: the socket's, or what the trusted proxy says. */
  readonly address: string
  /** Set-Cookie values to send with the answer. */
  readonly cookies: string[]
  /** Aborted when the client goes away before it has its answer. */
  readonly signal: AbortSignal
}
