import { ServerError } from '../errors/ServerError.ts'
import type { PreparingStep } from './request.ts'

/** Hooks of a session that is not kept in a cookie. */
export interface SessionHooks {
  /**
   * Headers to add, such as `authorization`; asked for each request, so that a renewed token counts
   * at once.
   */
  headers?(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>
  /** Called when the endpoint answers 401. The caller still gets the error. */
  onSignedOut?(error: ServerError): void
}

/** Adds the session's headers and reports when the server no longer knows it. */
export function sessionStep(session: SessionHooks): PreparingStep {
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
