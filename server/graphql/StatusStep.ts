import { STEPS_MOST } from '#server/areas/timeline/findSteps.ts'
import type { StatusRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import { ideaRef } from './refs.ts'
import { Status } from './Status.ts'

const StatusStep = builder.objectRef<{ status: StatusRow; at: string }>('StatusStep').implement({
  description: 'A status that an idea got.',
  fields: (t) => ({
    status: t.expose('status', { description: 'What the idea was set to.', type: Status }),
    at: t.expose('at', { description: 'When the idea got it.', type: 'DateTime' }),
  }),
})

builder.objectFields(ideaRef, (t) => ({
  statusSteps: t.field({
    description: 'The last statuses that it got since it was posted, the first first.',
    type: [StatusStep],
    ...fallible,
    cost: { db: 1, size: 4, most: STEPS_MOST },
    resolve: async ({ number }, _, { viewer }) => {
      const [steps, { statuses }] = await Promise.all([
        viewer.ideaSteps.load(number),
        viewer.catalog(),
      ])
      return steps.flatMap(({ statusId, at }) => {
        const status = statuses.find(({ id }) => id === statusId)
        return status ? [{ status, at }] : []
      })
    },
  }),
}))
