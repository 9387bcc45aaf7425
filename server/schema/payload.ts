import type { UserErrorData } from '#server/domain/refusal.ts'

/** What every payload has. */
export interface Payload {
  errors: readonly UserErrorData[]
  clientMutationId: string | null
}
