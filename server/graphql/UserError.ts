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

const UserErrorParam = builder
  .objectRef<{ name: string; value: string }>('UserErrorParam')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      value: t.exposeString('value', {
        description: 'Numbers in digits, moments in ISO 8601, names as people wrote them.',
      }),
    }),
  })

export const UserError = builder.objectRef<UserErrorData>('UserError').implement({
  description: 'Why a mutation was refused; nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', { type: UserErrorCode }),
    reason: t.exposeString('reason', {
      description:
        'What exactly was wrong, by a name that stays; there may be new ones. With `params` a client can say it in its own language.',
    }),
    params: t.field({
      type: [UserErrorParam],
      cost: { size: 4, db: 0 },
      description: 'What the sentence of the reason names: limits, lengths, moments, names.',
      resolve: ({ params }) =>
        Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The argument that is wrong, if it is one.',
    }),
    message: t.exposeString('message', {
      description: 'A sentence for people, in English: for clients that have none of their own.',
    }),
  }),
})
