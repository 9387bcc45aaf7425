import { offerCookie } from '#server/areas/accounts/keptCookie.ts'
import {
  acceptInvitation,
  previewInvitation,
  type LinkPreview,
} from '#server/areas/invitations/acceptInvitation.ts'
import { builder } from './builder.ts'
import { Role } from './enums.ts'
import { mutation } from './mutation.ts'
import { needsNameOf, runSignInByLink, viewerSignedIn } from './requestSession.ts'

const InvitationPreview = builder.objectRef<LinkPreview>('InvitationPreview').implement({
  description: 'What a one-time link of an invitation would do.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'Name of the member whom it signs in, or will make; empty where it is asked for.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The address that it was mailed to; null for a link that was handed over.',
    }),
    role: t.expose('role', { type: Role, description: 'The role of the member afterwards.' }),
    needsName: t.exposeBoolean('needsName', {
      description: 'Whether `acceptInvitation` needs a name, because nobody has this address yet.',
    }),
  }),
})

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationPreview,
    nullable: true,
    description:
      'What a one-time link would do; null when it is used, revoked, expired or unknown.',
    cost: { db: 2 },
    args: { token: t.arg.string({ description: 'The token in the link.', required: true }) },
    resolve: (_, { token }, { db, auth, request }) => {
      offerCookie(auth, request.headers.cookie, request.cookies)
      return previewInvitation(db, token)
    },
  }),
)

mutation('acceptInvitation', {
  description:
    "Uses an invitation's one-time link: signs its member in, who is made where there is none.",
  may: null,
  args: builder.args((t) => ({
    token: t.string({ description: 'The token in the link.', required: true }),
    name: t.string({
      description:
        'The name of a new member, 1 to 60 characters. Without it the answer says where one is needed.',
    }),
  })),
  command: ({ token, name = null }, context) =>
    runSignInByLink(context, (signIn) => acceptInvitation(context.db, { token, name }, signIn)),
  payload: (t) => ({
    needsName: t.boolean({
      description:
        'Nobody has this address yet: accept again with a name. The link is not used up by that.',
      resolve: needsNameOf,
    }),
    viewer: t.field(viewerSignedIn()),
  }),
})
