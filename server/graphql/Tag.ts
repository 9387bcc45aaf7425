import type { TagRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'
import { TagVisibility } from './enums.ts'
import { Node } from './Node.ts'

export const Tag = builder.objectRef<TagRow>('Tag').implement({
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    color: t.exposeString('color', { nullable: true }),
    visibility: t.expose('visibility', { type: TagVisibility }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
