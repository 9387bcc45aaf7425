import {
  acceptInvitation,
  previewInvitation,
  type LinkPreview,
} from '#server/areas/invitations/acceptInvitation.ts'
import { builder } from './builder.ts'
import { Role } from './enums.ts'
import { mutation } from './mutation.ts'
import { needsNameOf, signingIn, viewerSignedIn } from './signingIn.ts'

const InvitationPreview = builder.objectRef<LinkPreview>('InvitationPreview').implement({
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Of the member whom it signs in, or will make; empty where it is asked for.',
    }),
    email: t.exposeString('email', { nullable: true, description: 'Where it was mailed to.' }),
    role: t.expose('role', { type: Role, description: 'The role afterwards.' }),
    needsName: t.exposeBoolean('needsName'),
  }),
})

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationPreview,
    nullable: true,
    description:
      'What a one-time link would do; null when it is used, revoked, expired or unknown.',
    cost: { db: 2 },
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { db }) => previewInvitation(db, token),
  }),
)

mutation('acceptInvitation', {
  description:
    "Uses an invitation's one-time link: signs its member in, who is made where there is none.",
  may: null,
  args: builder.args((t) => ({ token: t.string({ required: true }), name: t.string() })),
  command: ({ token, name = null }, context) =>
    signingIn(context, (signIn) => acceptInvitation(context.db, { token, name }, signIn)),
  payload: (t) => ({
    needsName: t.boolean({
      description:
        'Nobody has this address yet: accept again with a name. The link is not used up by that.',
      resolve: needsNameOf,
    }),
    viewer: t.field(viewerSignedIn()),
  }),
})
