import { createStatus } from '#server/areas/statuses/createStatus.ts'
import { deleteStatus, restoreStatus } from '#server/areas/statuses/deleteStatus.ts'
import { placeStatus } from '#server/areas/statuses/placeStatus.ts'
import { updateStatus } from '#server/areas/statuses/updateStatus.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { StatusCategory } from './enums.ts'
import { movedIdeas, siteAfter } from './labelPayload.ts'
import { statusNote } from './labels.ts'
import { mutation } from './mutation.ts'
import { Status } from './Status.ts'

const statusAfter = {
  type: Status,
  nullable: true,
  description: statusNote,
  resolve: async (
    { result, asked }: { result: { statusId: string } | null; asked: { statusId?: string | null } },
    _: object,
    { viewer }: Context,
  ) => {
    const statusId = result?.statusId ?? asked.statusId
    return (await viewer.catalog()).statuses.find(({ id }) => id === statusId) ?? null
  },
} as const

mutation('createStatus', {
  description: 'Makes a status, behind all others. For admins and the owner.',
  may: 'manageSite',
  args: builder.args((t) => ({
    name: t.string({
      description: 'Its name, 1 to 40 characters; no two statuses have the same.',
      required: true,
    }),
    category: t.field({
      type: StatusCategory,
      description: 'What it means to the product.',
      required: true,
    }),
    description: t.string({
      description:
        'What it says to people, at most 300 characters, without Markdown. Without it it has none.',
    }),
    color: t.string({
      description: 'Its colour as `#rrggbb`. Without it, or empty, it has that of its category.',
    }),
    onRoadmap: t.boolean({
      description: 'Whether its ideas stand on the roadmap. Without it they do not.',
    }),
  })),
  command: ({ actor, clientMutationId, ...facts }, { db }) =>
    createStatus(db, { actor, facts, clientMutationId }),
  payload: (t) => ({ status: t.field(statusAfter), site: t.field(siteAfter) }),
})

mutation('updateStatus', {
  description:
    'Changes what is given of a status, all of it or nothing. Its ideas keep it and nobody is told. The last OPEN status stays OPEN. For admins and the owner.',
  may: 'manageSite',
  ids: { statusId: 'status' },
  args: builder.args((t) => ({
    name: t.string({
      description:
        'Its name, 1 to 40 characters; no two statuses have the same. Without it, it stays.',
    }),
    category: t.field({
      type: StatusCategory,
      description: 'What it means to the product. Without it, it stays.',
    }),
    description: t.string({
      description:
        'What it says to people, at most 300 characters, without Markdown. Empty: nothing. Without it, it stays.',
    }),
    color: t.string({
      description: 'Its colour as `#rrggbb`; empty: that of its category. Without it, it stays.',
    }),
    onRoadmap: t.boolean({
      description: 'Whether its ideas stand on the roadmap. Without it, it stays.',
    }),
  })),
  command: ({ actor, statusId, clientMutationId, ...change }, { db }) =>
    updateStatus(db, { actor, statusId, change, clientMutationId }),
  payload: (t) => ({ status: t.field(statusAfter) }),
})

mutation('placeStatus', {
  description:
    'Puts a status before another one, in lists and on the roadmap. For admins and the owner.',
  may: 'manageSite',
  ids: { statusId: 'status' },
  args: builder.args((t) => ({
    beforeId: t.id({
      description: 'The status that it is to stand before. Without it, it goes to the end.',
    }),
  })),
  command: ({ beforeId, ...call }, { db }) =>
    placeStatus(db, { ...call, beforeId: beforeId ?? null }),
  payload: (t) => ({ status: t.field(statusAfter), site: t.field(siteAfter) }),
})

mutation('deleteStatus', {
  description:
    'Deletes a status. Its ideas, whatever their state, get another one and keep the moment since which they have it; nobody is told, and no timeline says so. `restoreStatus` undoes it for 30 days. The last OPEN status stays. For admins and the owner.',
  may: 'manageSite',
  ids: { statusId: 'status', intoId: 'status' },
  command: (call, { db }) => deleteStatus(db, call),
  payload: (t) => ({ site: t.field(siteAfter), movedIdeaCount: t.int(movedIdeas) }),
})

mutation('restoreStatus', {
  description:
    'Undoes the deletion of a status: it is there again with its id and place, and exactly those ideas have it whose status nobody has changed since, at their places on the roadmap. Refused where another status has its name by now, or where its ideas got a status that was deleted since. For admins and the owner.',
  may: 'manageSite',
  ids: { statusId: 'status' },
  command: (call, { db }) => restoreStatus(db, call),
  payload: (t) => ({
    status: t.field(statusAfter),
    site: t.field(siteAfter),
    movedIdeaCount: t.int(movedIdeas),
  }),
})
