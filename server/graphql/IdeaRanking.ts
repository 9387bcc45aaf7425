import { limits } from '#rules/limits.ts'
import {
  findMatch,
  rankingOf,
  type Ranking,
  type RankingPart,
} from '#server/areas/search/findRanking.ts'
import { builder, enumOf } from './builder.ts'
import { IdeaSort } from './enums.ts'
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
    NUMBER_IS: 'It has the number that was searched for, here or where it came from.',
    TITLE_ALIKE: 'Its title is written much like what was searched for.',
    TITLE_HAS_SOME: 'Some of the words are in its title.',
    OFTEN: 'The words are often in it.',
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
        db: 20,
      }),
    },
    resolve: async (idea, { sort, search }, { db, viewer }) => {
      if (search?.trim())
        return findMatch(db, viewer, idea.number, [...search].slice(0, limits.search.max).join(''))
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
