import type { UserErrorData } from '#server/kernel/refusal.ts'
import { builder, enumOf } from './builder.ts'

const UserErrorCode = enumOf(
  'UserErrorCode',
  'The kind of a refusal, which says what a client does about it.',
  {
    CONFLICT: 'Something else stands in the way, such as a vote that is there already.',
    FORBIDDEN: 'The viewer may not do this.',
    INVALID: 'An argument breaks a rule; `field` says which.',
    NOT_FOUND: 'An argument names nothing that the viewer may read.',
    NOT_SIGNED_IN: 'It takes somebody who is signed in.',
    OUTDATED: 'It was changed meanwhile; the payload has the present text and version.',
    RATE_LIMITED: 'It was done too often; the parameter `retryAfterSeconds` says how long to wait.',
    UNAVAILABLE: 'Another service that it takes does not answer; it can be tried again.',
    VOTING_CLOSED: 'The status of the idea takes no votes.',
  },
)

const UserErrorParam = builder
  .objectRef<{ name: string; value: string }>('UserErrorParam')
  .implement({
    description: 'A value that the sentence of a refusal names.',
    fields: (t) => ({
      name: t.exposeString('name', {
        description: 'Its name, such as `limit`; the same for the same `reason`.',
      }),
      value: t.exposeString('value', {
        description: 'Numbers in digits, moments in ISO 8601, names as people wrote them.',
      }),
    }),
  })

export const UserError = builder.objectRef<UserErrorData>('UserError').implement({
  description: 'Why a mutation was refused; nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', {
      description: 'The kind of refusal, which says what a client does about it.',
      type: UserErrorCode,
    }),
    reason: t.exposeString('reason', {
      description:
        'What exactly was wrong, by a name that stays; there may be new ones. With `params` a client can say it in its own language.',
    }),
    params: t.field({
      type: [UserErrorParam],
      cost: { size: 4, most: 10, db: 0 },
      description: 'What the sentence of the reason names: limits, lengths, moments, names.',
      resolve: ({ params }) =>
        Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
    }),
    field: t.exposeString('field', {
      nullable: true,
      description:
        'The argument, or the field of an input, that is wrong; null where none is to blame.',
    }),
    message: t.exposeString('message', {
      description: 'A sentence for people, in English: for clients that have none of their own.',
    }),
  }),
})
