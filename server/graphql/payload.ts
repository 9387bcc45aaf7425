import type { UserErrorData } from '#server/kernel/refusal.ts'

/** What every payload has. */
export interface Payload {
  errors: readonly UserErrorData[]
  clientMutationId: string | null
}
