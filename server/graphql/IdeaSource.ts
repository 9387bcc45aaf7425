import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'

export const IdeaSource = builder
  .objectRef<NonNullable<IdeaRow['source']>>('IdeaSource')
  .implement({
    description: 'Where an imported idea came from.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The source, such as a repository.' }),
      number: t.exposeString('number', { description: 'The number or key of the idea there.' }),
      url: t.exposeString('url', {
        description: 'Its address there; null where it has none.',
        nullable: true,
      }),
    }),
  })

export const ImportedVotes = builder
  .objectRef<IdeaRow['importedVotes'][number]>('ImportedVotes')
  .implement({
    description: 'Votes of one source of which only the number is known.',
    fields: (t) => ({
      source: t.exposeString('source', { description: 'The source, such as a repository.' }),
      count: t.exposeInt('count', { description: 'How many votes there were at the last import.' }),
    }),
  })
