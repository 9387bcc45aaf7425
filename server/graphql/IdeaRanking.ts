import { limits } from '#rules/limits.ts'
import {
  findMatch,
  rankingOf,
  type Ranking,
  type RankingPart,
} from '#server/areas/search/findRanking.ts'
import type { Meaning } from '#server/areas/synonyms/synonyms.ts'
import { builder, enumOf } from './builder.ts'
import { IdeaSort, SynonymSource } from './enums.ts'
import { ideaRef } from './refs.ts'

const RankingPartKind = enumOf(
  'RankingPartKind',
  'What a part of a ranking is about. Votes, imported votes and comments add to a score; a moment places by itself; the others say why a search takes an idea.',
  {
    VOTES: 'Votes of people.',
    IMPORTED_VOTES: 'Votes of an import of which only the number is known.',
    COMMENTS: 'Public comments.',
    POSTED: 'The moment when it was posted.',
    COMMENTED: 'The moment of its latest comment.',
    STATUS_CHANGED: 'The moment when its status was changed.',
    HAS_ALL: 'All words searched for are in it.',
    TITLE_IS: 'Its title is what was searched for.',
    TITLE_HAS_ALL: 'All words are in its title.',
    TITLE_HAS_MOST: 'Most of the words are in its title.',
    TITLE_BEGINS: 'Its title begins with what was searched for.',
    TITLE_IN_ORDER: 'The words are in its title one after the other.',
    TITLE_LITTLE_ELSE: 'Its title says little else; the less, the more it adds.',
    NUMBER_IS: 'It has the number that was searched for, here or where it came from.',
    TITLE_ALIKE: 'Its title is written much like what was searched for.',
    TITLE_HAS_SOME: 'Some of the words are in its title.',
    HAS_TELLING: 'Some of the words are in it; those that few ideas have say more.',
    OFTEN: 'The words are often in it.',
    MEANS_ALIKE: 'By its meaning it is like what was searched for.',
    HAS_MEANT: 'All words searched for, or words that mean the same, are in it.',
    TITLE_HAS_MEANT: 'All words, or words that mean the same, are in its title.',
    TITLE_MEANS_MOST: 'Most of the words, or words that mean the same, are in its title.',
    TITLE_MEANS_SOME: 'Words that mean the same as some of the words are in its title.',
  },
)

const RankingPartRef = builder.objectRef<RankingPart>('RankingPart').implement({
  description: 'One thing that places an idea where it stands.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'The thing that it is about.', type: RankingPartKind }),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'Of how many votes or comments it is; null for other kinds.',
    }),
    recentCount: t.exposeInt('recentCount', {
      nullable: true,
      description: 'How many of those are of the last 14 days; null for other kinds.',
    }),
    points: t.exposeFloat('points', {
      nullable: true,
      description: 'What it adds to the score; null where a moment places the idea.',
    }),
  }),
})

const WordMeaning = builder.objectRef<Meaning>('WordMeaning').implement({
  description: 'A word or phrase by which a search found an idea although it was not searched for.',
  fields: (t) => ({
    typed: t.exposeString('of', { description: 'What was searched for.' }),
    found: t.exposeString('text', { description: 'What means the same, and is in the idea.' }),
    source: t.expose('source', { type: SynonymSource, description: 'Who says so.' }),
  }),
})

const IdeaRanking = builder.objectRef<Ranking>('IdeaRanking').implement({
  description: 'Why an idea stands where it stands in a list.',
  fields: (t) => ({
    score: t.exposeFloat('score', {
      nullable: true,
      description: 'The sum of its parts; null where a moment places the idea.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'The moment that places the idea; null where a score does.',
    }),
    parts: t.expose('parts', {
      description: 'What places it, the greatest first.',
      type: [RankingPartRef],
      cost: { size: 6, most: 10 },
    }),
    meanings: t.field({
      type: [WordMeaning],
      cost: { size: 3, most: 24 },
      description:
        'The words in it that mean the same as words that were searched for; none where it has these themselves, and in lists that are no search.',
      resolve: ({ meanings }) => [...(meanings ?? [])],
    }),
  }),
})

builder.objectField(ideaRef, 'ranking', (t) =>
  t.field({
    type: IdeaRanking,
    nullable: true,
    description:
      'Why the idea stands where it stands in a list with this order, or in a search, which has an order of its own. Null where the search does not take it, and where `votesAreHidden` would be told by it.',
    cost: { db: 1 },
    args: {
      sort: t.arg({
        description: 'The order of the list. Without it `Site.defaultSort`.',
        type: IdeaSort,
      }),
      search: t.arg.string({
        description: 'The words searched for. Without it the list is no search.',
        maxLength: 2 * limits.search.max,
        db: 100,
      }),
    },
    resolve: async (idea, { sort, search }, { db, viewer, ...services }) => {
      if (search?.trim()) {
        const typed = [...search].slice(0, limits.search.max).join('')
        return findMatch(db, viewer, idea.number, typed, services)
      }
      const by = sort ?? viewer.site?.defaultSort ?? 'TRENDING'
      const isByVotes = by === 'TRENDING' || by === 'TOP'
      if (isByVotes && idea.votesAreHidden) return null
      return rankingOf(
        idea,
        by,
        !isByVotes ? [] : await viewer.boosts.load(idea.number),
        Date.now(),
      )
    },
  }),
)
