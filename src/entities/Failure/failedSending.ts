import { NetworkError } from '#relay/errors/NetworkError.ts'
import { explainFailure } from './explainFailure.ts'

/** Nobody knows whether what was sent has arrived: it can be sent again with the same `clientMutationId`. */
export interface FailedSending {
  readonly kind: 'failed'
  /** What happened, in words. */
  readonly what: string
  /** For want of a connection: it may be there again in a moment. */
  readonly isOffline: boolean
}

/** What became of an attempt that ended with an error. */
export function failedSending(error: unknown): FailedSending {
  return {
    kind: 'failed',
    what: explainFailure(error).title,
    isOffline: error instanceof NetworkError,
  }
}
