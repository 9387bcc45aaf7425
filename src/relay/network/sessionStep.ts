import { ServerError } from '../errors/ServerError.ts'
import type { NetworkStep } from './request.ts'

/** How a session takes part in requests. Cookies need none of this. */
export interface SessionHooks {
  /** Headers to add, such as `authorization`; asked for each request, so that a renewed token counts at once. */
  headers?(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>
  /** Told when the endpoint answers 401. The error reaches the caller all the same. */
  onSignedOut?(error: ServerError): void
}

/** Lets the session add its headers, and tells it when the server no longer knows it. */
export function sessionStep(session: SessionHooks): NetworkStep {
  return async (request, next) => {
    const added = await session.headers?.()
    try {
      return await next(added ? { ...request, headers: { ...request.headers, ...added } } : request)
    } catch (error) {
      if (error instanceof ServerError && error.status === 401) session.onSignedOut?.(error)
      throw error
    }
  }
}
