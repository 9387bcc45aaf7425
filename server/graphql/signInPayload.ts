import { builder } from './builder.ts'
import type { Viewer as ViewerShape } from './context.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'
import { Viewer } from './Viewer.ts'

export const SignInPayload = builder
  .objectRef<Payload & { needsName: boolean; viewer: ViewerShape | null }>('SignInPayload')
  .implement({
    fields: (t) => ({
      needsName: t.exposeBoolean('needsName', {
        description:
          'The proof is right and nobody has this address yet: send it again with a name. It is not used up by that.',
      }),
      viewer: t.expose('viewer', {
        type: Viewer,
        nullable: true,
        description: 'Who is signed in now; null where nobody is.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })
