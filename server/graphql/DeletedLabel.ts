import { findDeleted, type DeletedLabel as Row } from '#server/areas/labels/findDeleted.ts'
import { may } from '#server/kernel/permissions.ts'
import { builder } from './builder.ts'
import { LabelKind } from './enums.ts'
import { Site } from './Site.ts'
import { User } from './User.ts'

const kinds = { board: 'BOARD', status: 'STATUS', tag: 'TAG' } as const

const DeletedLabel = builder.objectRef<Row>('DeletedLabel').implement({
  description: 'A board, status or tag that was deleted and can be restored.',
  fields: (t) => ({
    labelId: t.id({
      description: 'The id that it had and gets back; `restoreBoard` and the like take it.',
      resolve: ({ id }) => id,
    }),
    kind: t.field({
      type: LabelKind,
      description: 'What it is.',
      resolve: ({ kind }) => kinds[kind],
    }),
    name: t.exposeString('name', { description: 'What it was called.' }),
    into: t.exposeString('into', {
      nullable: true,
      description: 'The name of what its ideas went to; null for a tag that was taken off them.',
    }),
    ideaCount: t.exposeInt('ideas', {
      description: 'The ideas that it had when it was deleted, whatever their state.',
    }),
    deletedAt: t.expose('at', { type: 'DateTime', description: 'When it was deleted.' }),
    deletedBy: t.expose('by', {
      type: User,
      nullable: true,
      description: 'The person who deleted it; null where their account was deleted.',
    }),
  }),
})

/** The most that are listed; who deletes more finds the last ones. */
const MOST = 50

builder.objectField(Site, 'deletedLabels', (t) =>
  t.field({
    description:
      'Boards, statuses and tags whose deletion can be undone, the last first. For admins and the owner; none to all others.',
    type: [DeletedLabel],
    cost: { size: 5, most: MOST, db: 2 },
    resolve: (_, __, { db, viewer }) => (may(viewer, 'manageSite') ? findDeleted(db, MOST) : []),
  }),
)
