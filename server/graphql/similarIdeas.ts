import { namesTag } from '#rules/similarity.ts'
import { similarIdeas, wordsOf } from '#server/areas/search/similarIdeas.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import { Idea } from './Idea.ts'

const SimilarIdea = builder
  .objectRef<{ idea: IdeaRow; words: string[]; sharesTag: boolean }>('SimilarIdea')
  .implement({
    fields: (t) => ({
      idea: t.expose('idea', { type: Idea }),
      words: t.exposeStringList('words', {
        description: 'The words of its title that were found again, as they stand there.',
      }),
      sharesTag: t.exposeBoolean('sharesTag', {
        description: 'What is being written names one of its tags.',
      }),
    }),
  })

builder.queryField('similarIdeas', (t) =>
  t.field({
    type: [SimilarIdea],
    ...fallible,
    description:
      'Ideas that may mean the same as one that is being written, the most similar first; at most five.',
    args: { title: t.arg.string({ required: true }), body: t.arg.string(), first: t.arg.int() },
    resolve: async (_, written, { db, viewer }) => {
      const found = await similarIdeas(db, viewer, written)
      const wanted = wordsOf(written)
      const rows = await viewer.ideas.loadMany(found.map(({ number }) => number))
      return rows.flatMap((idea, index) => {
        if (idea instanceof Error) throw idea
        return idea === null
          ? []
          : [
              {
                idea,
                words: found[index]?.words ?? [],
                sharesTag: idea.tags.some(({ name }) => namesTag(wanted, name)),
              },
            ]
      })
    },
  }),
)
