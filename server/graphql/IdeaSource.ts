import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'

export const IdeaSource = builder
  .objectRef<NonNullable<IdeaRow['source']>>('IdeaSource')
  .implement({
    description: 'Where an imported idea came from.',
    fields: (t) => ({
      name: t.exposeString('name'),
      number: t.exposeString('number'),
      url: t.exposeString('url', { nullable: true }),
    }),
  })

export const ImportedVotes = builder
  .objectRef<IdeaRow['importedVotes'][number]>('ImportedVotes')
  .implement({
    fields: (t) => ({ source: t.exposeString('source'), count: t.exposeInt('count') }),
  })
