import type { UserErrorData } from '#server/kernel/refusal.ts'
import { builder } from './builder.ts'

const UserErrorCode = builder.enumType('UserErrorCode', {
  values: [
    'CONFLICT',
    'FORBIDDEN',
    'INVALID',
    'NOT_FOUND',
    'NOT_SIGNED_IN',
    'OUTDATED',
    'RATE_LIMITED',
    'UNAVAILABLE',
    'VOTING_CLOSED',
  ] as const,
})

export const UserError = builder.objectRef<UserErrorData>('UserError').implement({
  description: 'Why a mutation was refused; nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', { type: UserErrorCode }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The argument that is wrong, if it is one.',
    }),
    message: t.exposeString('message', { description: 'A sentence for people.' }),
  }),
})
