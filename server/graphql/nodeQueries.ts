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
    type: Node,
    nullable: true,
    cost: { db: 1 },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer }) => load(viewer, id),
  }),
)

builder.queryField('nodes', (t) =>
  t.field({
    type: [Node],
    nullable: { list: false, items: true },
    cost: { db: 5, size: 'ids' },
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_, { ids }, { viewer }) => {
      const { max } = limits.pageSize
      if (ids.length > max)
        throw publicError(`At most ${max} ids can be asked for at once; ${ids.length} were.`)
      return Promise.all(ids.map((id) => load(viewer, id)))
    },
  }),
)

/** The object with an id, as the viewer sees it; null alike for what does not exist and what they may not see. */
async function load(viewer: Viewer, id: string): Promise<Identified | null> {
  if (id.length > 60 || id.includes('\0')) return null
  const byId = (rows: readonly Identified[]) => rows.find((row) => row.id === id) ?? null
  switch (id.slice(0, id.indexOf('_'))) {
    case 'idea': {
      const number = ideaNumber(id)
      return number === null ? null : viewer.ideas.load(number)
    }
    case 'user':
      return viewer.people.load(id)
    case 'session':
      return byId(viewer.personId === null ? [] : await viewer.sessions.load(viewer.personId))
    case 'invitation':
      return viewer.invitations.load(id)
    case 'report':
      return viewer.reports.load(id)
    case 'revision':
      return viewer.ideaEditsById.load(id)
    case 'edit':
      return viewer.edits.load(id)
    case 'event':
      return viewer.events.load(id)
    case 'comment':
      return viewer.comments.load(id)
    case 'vote':
      return viewer.votes.load(id)
    case 'board':
      return byId((await viewer.catalog()).boards)
    case 'status':
      return byId((await viewer.catalog()).statuses)
    case 'tag':
      return byId((await viewer.catalog()).tags)
    case 'site':
      return viewer.site?.id === id ? viewer.site : null
    default:
      return null
  }
}
