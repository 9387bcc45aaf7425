import { builder } from './builder.ts'

const types: Record<string, string> = {
  board: 'Board',
  comment: 'Comment',
  edit: 'CommentEdit',
  entry: 'ChangelogEntry',
  event: 'IdeaEvent',
  group: 'InboxGroup',
  idea: 'Idea',
  invitation: 'Invitation',
  notification: 'Notification',
  report: 'Report',
  revision: 'IdeaEdit',
  session: 'Session',
  site: 'Site',
  status: 'Status',
  tag: 'Tag',
  user: 'User',
  vote: 'Vote',
}

/** Everything that has an id of its own. The id begins with its type (docs/RULES.md#entities), which is all that is needed to tell it. */
export const Node = builder.interfaceRef<{ id: string }>('Node').implement({
  description: 'Everything that has an id of its own.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description:
        'Opaque, unique in the whole site, and the same for as long as the object exists; `node(id:)` takes it.',
    }),
  }),
  resolveType: ({ id }) => types[id.slice(0, id.indexOf('_'))],
})
