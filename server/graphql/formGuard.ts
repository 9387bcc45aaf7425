import { newFormGuard } from '#server/areas/posts/formGuard.ts'
import { builder } from './builder.ts'

export const FormGuardInput = builder.inputType('FormGuardInput', {
  description: 'Tells people from programs, without a question to people.',
  fields: (t) => ({
    token: t.string({
      required: true,
      description: 'What the query `formGuard` gave when the form was shown.',
    }),
    website: t.string({
      required: true,
      description: 'What stands in a field that people do not see: empty.',
    }),
  }),
})

builder.queryField('formGuard', (t) =>
  t.string({
    description:
      'A token to be sent along with a form: asked for when the form is shown, good for a day.',
    resolve: (_, __, { auth }) => newFormGuard(auth.secret),
  }),
)
