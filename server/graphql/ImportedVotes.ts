import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'

export const ImportedVotes = builder
  .objectRef<IdeaRow['importedVotes'][number]>('ImportedVotes')
  .implement({
    fields: (t) => ({ source: t.exposeString('source'), count: t.exposeInt('count') }),
  })
