import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import type { StatusRow } from '#server/kernel/rows.ts'
import { ideaAfter } from './after.ts'
import { builder, fallible, moments } from './builder.ts'
import { StatusCategory } from './enums.ts'
import { totalIdeas } from './labels.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { LONG_TEXT } from './textCosts.ts'

export const Status = builder.objectRef<StatusRow>('Status').implement({
  description: 'What the team says of an idea, such as planned or shipped.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Its name, 1 to 40 characters; no two statuses have the same.',
    }),
    slug: t.exposeString('slug', {
      description: 'The status in addresses and filters; no two statuses have the same.',
    }),
    description: t.exposeString('description', {
      description: 'What it says to people, at most 300 characters of plain text; it may be empty.',
    }),
    color: t.exposeString('color', {
      description: 'A CSS color such as `#d73a4a`; null for that of its category.',
      nullable: true,
    }),
    category: t.expose('category', {
      description: 'What the status means to the product.',
      type: StatusCategory,
    }),
    onRoadmap: t.exposeBoolean('onRoadmap', {
      description: 'Whether ideas of this status stand on the roadmap.',
    }),
    position: t.exposeInt('position', {
      description: 'The order of statuses: the smallest number first.',
    }),
    totalIdeaCount: t.int(totalIdeas('that have it')),
    ideaCount: t.int({
      ...fallible,
      description: 'Ideas in lists that have it, over the boards that the viewer may read.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.catalog()).counts.get(id) ?? 0,
    }),
    ...moments(t),
  }),
})

mutation('setIdeaStatus', {
  description:
    'Sets the status of an idea, of a merged one that of its target. Voting is closed while its category is SHIPPED, DECLINED or CLOSED. For the team.',
  may: 'setStatus',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    statusId: t.id({ description: 'The status that it is to have.', required: true }),
    answer: t.string({
      maxLength: LONG_TEXT,
      description:
        'An official comment that goes with it, at most 10,000 characters. Without it nothing is said.',
    }),
  })),
  command: (call, { db }) => setIdeaStatus(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})
