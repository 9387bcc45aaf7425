import { limits } from '#rules/limits.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import { builder } from './builder.ts'
import type { Viewer } from './context.ts'
import { Node } from './Node.ts'
import { publicError } from './publicError.ts'

interface Identified {
  id: string
}

builder.queryField('node', (t) =>
  t.field({
    description:
      'The object with an id; null where there is none, or none that the viewer may read.',
    type: Node,
    nullable: true,
    cost: { db: 1 },
    args: { id: t.arg.id({ description: 'Id of any object.', required: true }) },
    resolve: (_, { id }, { viewer }) => load(viewer, id),
  }),
)

builder.queryField('nodes', (t) =>
  t.field({
    description:
      'The objects with some ids, in their order; null in the place of each that is not there, or that the viewer may not read. At most 100.',
    type: [Node],
    nullable: { list: false, items: true },
    cost: { db: 5, size: 'ids' },
    args: {
      ids: t.arg.idList({ description: 'Ids of any objects, at most 100.', required: true }),
    },
    resolve: (_, { ids }, { viewer }) => {
      const { max } = limits.pageSize
      if (ids.length > max)
        throw publicError(`At most ${max} ids can be asked for at once; ${ids.length} were.`)
      return Promise.all(ids.map((id) => load(viewer, id)))
    },
  }),
)

type Load = (viewer: Viewer, id: string) => Promise<Identified | null> | Identified | null

/** Finds an object among those that the viewer may see anyway. */
const among =
  (list: (viewer: Viewer) => Promise<readonly Identified[]>): Load =>
  async (viewer, id) =>
    (await list(viewer)).find((one) => one.id === id) ?? null

/** The ways to an object, by the beginning of its id. */
const loads: Readonly<Record<string, Load>> = {
  board: among(async ({ catalog }) => (await catalog()).boards),
  comment: ({ comments }, id) => comments.load(id),
  edit: ({ edits }, id) => edits.load(id),
  entry: ({ entries }, id) => entries.load(id),
  event: ({ events }, id) => events.load(id),
  group: ({ inboxGroups }, id) => inboxGroups.load(id),
  idea: ({ ideas }, id) => {
    const number = ideaNumber(id)
    return number === null ? null : ideas.load(number)
  },
  invitation: ({ invitations }, id) => invitations.load(id),
  notification: ({ notifications }, id) => notifications.load(id),
  report: ({ reports }, id) => reports.load(id),
  revision: ({ ideaEditsById }, id) => ideaEditsById.load(id),
  session: among(async ({ personId, sessions }) =>
    personId === null ? [] : sessions.load(personId),
  ),
  site: ({ site }, id) => (site?.id === id ? site : null),
  status: among(async ({ catalog }) => (await catalog()).statuses),
  tag: among(async ({ catalog }) => (await catalog()).tags),
  user: ({ people }, id) => people.load(id),
  vote: ({ votes }, id) => votes.load(id),
}

/** The object with an id, as the viewer sees it; null alike for what does not exist and what they may not see. */
async function load(viewer: Viewer, id: string): Promise<Identified | null> {
  if (id.length > 60 || id.includes('\0')) return null
  const kind = id.slice(0, id.indexOf('_'))
  return Object.hasOwn(loads, kind) ? (loads[kind]?.(viewer, id) ?? null) : null
}
