import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import type { StatusRow } from '#server/kernel/rows.ts'
import { ideaAfter } from './after.ts'
import { builder, fallible } from './builder.ts'
import { StatusCategory } from './enums.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { LONG_TEXT } from './textCosts.ts'

export const Status = builder.objectRef<StatusRow>('Status').implement({
  description: 'Where an idea stands.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    color: t.exposeString('color', { nullable: true }),
    category: t.expose('category', { type: StatusCategory }),
    onRoadmap: t.exposeBoolean('onRoadmap'),
    position: t.exposeInt('position'),
    ideaCount: t.int({
      ...fallible,
      description: 'Listed ideas on the boards that the viewer may see.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.catalog()).counts.get(id) ?? 0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

mutation('setIdeaStatus', {
  description:
    'The team says where an idea stands, of a merged one its target. Votes are closed while that is SHIPPED or DECLINED.',
  may: 'setStatus',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    statusId: t.id({ required: true }),
    answer: t.string({
      maxLength: LONG_TEXT,
      description: 'Said with it, as an official comment.',
    }),
  })),
  command: (call, { db }) => setIdeaStatus(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})
