import { limits } from '#rules/limits.ts'
import { namesTag } from '#rules/similarity.ts'
import { similarIdeas, wordsOf } from '#server/areas/search/similarIdeas.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import { ideaRef } from './refs.ts'
import { LONG_TEXT } from './textCosts.ts'

const SimilarIdea = builder
  .objectRef<{ idea: IdeaRow; words: string[]; sharesTag: boolean }>('SimilarIdea')
  .implement({
    description: 'An idea that may mean the same as one that is being written.',
    fields: (t) => ({
      idea: t.expose('idea', { description: 'The idea that is there already.', type: ideaRef }),
      words: t.exposeStringList('words', {
        cost: { size: 20, most: 50, bytes: 64 },
        description: 'The words of its title that were found again, as they stand there.',
      }),
      sharesTag: t.exposeBoolean('sharesTag', {
        description: 'Whether what is being written names one of its tags.',
      }),
    }),
  })

builder.queryField('similarIdeas', (t) =>
  t.field({
    type: [SimilarIdea],
    ...fallible,
    description:
      'Ideas that may mean the same as one that is being written, the most similar first.',
    cost: { db: 120, rows: 2_200, size: limits.similarIdeas },
    args: {
      title: t.arg.string({ description: 'The title as far as it is written.', required: true }),
      body: t.arg.string({
        description: 'The text as far as it is written. Without it the title alone is compared.',
        maxLength: LONG_TEXT,
      }),
      first: t.arg.int({ description: 'How many to give, 5 at most. Without it 5.' }),
    },
    resolve: async (_, written, { db, viewer, synonyms }) => {
      const found = await similarIdeas(db, viewer, written, synonyms)
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

builder.objectField(ideaRef, 'relatedIdeas', (t) =>
  t.field({
    type: [ideaRef],
    ...fallible,
    description:
      'Ideas with titles so much like its own that they are worth a look, the nearest first. None where none is.',
    cost: { db: 120, rows: 1_000, size: limits.relatedIdeas },
    args: { first: t.arg.int({ description: 'How many to give, 5 at most. Without it 5.' }) },
    resolve: async (idea, { first }, { db, viewer, related, synonyms }) => {
      const size = Math.max(0, Math.min(first ?? limits.relatedIdeas, limits.relatedIdeas))
      // The words of an idea in no public list must not help anybody find others.
      const isListed = idea.state === 'LIVE' || idea.state === 'PENDING'
      if (!viewer.siteIsReadable || !isListed || size === 0) return []
      const found = await viewer.ideas.loadMany(await related(db, viewer, idea, synonyms))
      // What was found a while ago may be hidden or merged by now.
      return found
        .filter((one): one is IdeaRow => one !== null && !(one instanceof Error))
        .filter(({ state, mergedInto }) => state === 'LIVE' && mergedInto === null)
        .slice(0, size)
    },
  }),
)
