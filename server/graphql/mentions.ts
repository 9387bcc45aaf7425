import { findMentionable } from '#server/areas/mentions/findMentionable.ts'
import { builder } from './builder.ts'
import { Idea } from './Idea.ts'
import { User } from './User.ts'

builder.objectField(Idea, 'mentionable', (t) =>
  t.field({
    type: [User],
    nullable: true,
    description:
      'Whom the viewer may mention in what they write on this idea: who wrote something that they can read, the latest first, then the team; a few, none who cannot read this idea. Null to who may not comment.',
    args: {
      prefix: t.arg.string({ required: true, description: 'The beginning of one of their names.' }),
      internal: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'It is for the team alone: then nobody else is among them.',
      }),
    },
    resolve: ({ number }, { prefix, internal }, { db, viewer }) =>
      findMentionable(db, viewer, { ideaNumber: number, prefix, internal }),
  }),
)
