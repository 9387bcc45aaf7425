import { countImported } from '#server/areas/setup/countImported.ts'
import { builder } from './builder.ts'

builder.queryField('ideasBeforeSite', (t) =>
  t.int({
    nullable: true,
    description:
      'How many ideas an import has brought in before the owner has named the site; null once it has its name.',
    cost: { db: 1 },
    resolve: (_, __, { db, viewer }) => (viewer.site === null ? countImported(db) : null),
  }),
)
