import { ideaNumber } from '#server/areas/posts/subject.ts'
import { listRoadmap } from '#server/areas/roadmap/listRoadmap.ts'
import { moveOnRoadmap } from '#server/areas/roadmap/moveOnRoadmap.ts'
import { setTargetMonth } from '#server/areas/roadmap/setTargetMonth.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { ideaAfter } from './after.ts'
import { builder, fallible } from './builder.ts'
import { connectionOf, pageArguments } from './connection.ts'
import { IdeaConnection, type IdeaList } from './IdeaConnection.ts'
import { mutation } from './mutation.ts'
import { withPublicErrors } from './publicError.ts'
import { ideaRef } from './refs.ts'
import { Status } from './Status.ts'
import { LONG_TEXT } from './textCosts.ts'

builder.objectFields(Status, (t) => ({
  roadmapIdeas: t.field({
    type: IdeaConnection,
    ...fallible,
    description:
      'Its column of the roadmap: the public ideas of this status that the viewer may read, in the order of the team; where its category is SHIPPED, DECLINED or CLOSED by `statusChangedAt`, the latest first. Empty where it is not on the roadmap.',
    cost: { db: 10 },
    args: {
      ...pageArguments,
      board: t.arg.string({
        description: 'Slug of a board. Without it the ideas of all boards.',
      }),
      tags: t.arg.stringList({
        description:
          'Slugs of tags, all of which must fit. Without it ideas with any tags or none.',
      }),
    },
    resolve: async (status, { board, tags, ...page }, { db, viewer }): Promise<IdeaList> => {
      const found = await withPublicErrors(
        listRoadmap(db, viewer, { status, filter: { board, tags }, page }),
      )
      return { ...connectionOf(found), count: found.count }
    },
  }),
}))

builder.objectFields(ideaRef, (t) => ({
  targetMonth: t.exposeString('targetMonth', {
    nullable: true,
    description:
      'The month in which the team expects it, as year and month such as `2026-06`; null where it says none.',
  }),
  followerCount: t.int({
    nullable: true,
    description:
      'The people whom a new status would be told to: its followers who have an account and may read it, without the viewer. Null to all but the team.',
    resolve: ({ number }, _, { viewer }) => viewer.followerCounts.load(number),
  }),
}))

builder.queryField('roadmap', (t) =>
  t.field({
    type: [Status],
    cost: { size: 5, most: 100 },
    description:
      'The statuses on the roadmap, in their order; each has its column in `roadmapIdeas`. None for who may not read the site.',
    args: {
      status: t.arg.string({
        description: 'Slug of a status, whose column alone is given. Without it all columns.',
      }),
    },
    resolve: async (_, { status }, { viewer }) =>
      (await viewer.catalog()).statuses.filter(
        ({ onRoadmap, slug }) => onRoadmap && (status == null || slug === status),
      ),
  }),
)

mutation('moveOnRoadmap', {
  description:
    'Puts an idea, of a merged one its target, at a place on the roadmap: into the column of a status, which it then has, before or after another idea there. Followers are told of a new status and of nothing else. In a column that is sorted by date the place is given by the date. For the team.',
  may: 'setStatus',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    statusId: t.id({
      description: 'The status that it is to have, which must be on the roadmap.',
      required: true,
    }),
    beforeId: t.id({
      description:
        'Id of an idea of that column which it is to stand before. Without it and `afterId` it goes to the end. Refused with OUTDATED where that idea is not there any more.',
    }),
    afterId: t.id({
      description:
        'Id of an idea of that column which it is to stand after; it counts where both are given. Without it see `beforeId`.',
    }),
    expectedStatusId: t.id({
      description:
        'The status that the caller has seen it in; refused with OUTDATED where it has another one by now. Without it, it is moved from wherever it is.',
    }),
    answer: t.string({
      maxLength: LONG_TEXT,
      description:
        'An official comment that goes with it, at most 10,000 characters. Without it nothing is said.',
    }),
  })),
  command: ({ beforeId, afterId, ...call }, { db }) =>
    moveOnRoadmap(db, {
      ...call,
      beforeNumber: placeOf(beforeId),
      afterNumber: placeOf(afterId),
    }),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

mutation('setTargetMonth', {
  description:
    'Says in which month an idea, of a merged one its target, is expected. Nobody is told. For the team.',
  may: 'setStatus',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    month: t.string({
      maxLength: 100,
      description: 'Year and month such as `2026-06`. Without it none is said any more.',
    }),
  })),
  command: (call, { db }) => setTargetMonth(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

function placeOf(id: string | null | undefined): number | null {
  if (id == null) return null
  const number = ideaNumber(id)
  if (number === null) throw refuse('ROADMAP_CHANGED')
  return number
}
