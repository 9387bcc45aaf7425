import type { TagRow } from '#server/kernel/rows.ts'
import { builder, moments } from './builder.ts'
import { TagVisibility } from './enums.ts'
import { totalIdeas } from './labels.ts'
import { Node } from './Node.ts'

export const Tag = builder.objectRef<TagRow>('Tag').implement({
  description: 'A label of the team for ideas of all boards.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Its name, 1 to 40 characters; no two tags have the same.',
    }),
    slug: t.exposeString('slug', {
      description: 'The tag in addresses and filters; no two tags have the same.',
    }),
    description: t.exposeString('description', {
      description: 'What it is for, at most 300 characters of plain text; it may be empty.',
    }),
    color: t.exposeString('color', {
      description: 'A CSS color such as `#d73a4a`; null where it has none.',
      nullable: true,
    }),
    visibility: t.expose('visibility', {
      description: 'Who may see the tag.',
      type: TagVisibility,
    }),
    totalIdeaCount: t.int(totalIdeas('that have it')),
    ...moments(t),
  }),
})
