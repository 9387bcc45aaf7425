import { limits } from '#rules/limits.ts'
import {
  findMatch,
  rankingOf,
  type Ranking,
  type RankingPart,
} from '#server/areas/search/findRanking.ts'
import { builder } from './builder.ts'
import { IdeaSort } from './enums.ts'
import { ideaRef } from './refs.ts'

const RankingPartKind = builder.enumType('RankingPartKind', {
  description:
    'Votes, imported votes and comments lift an idea; a moment places it; the others say why a search takes it.',
  values: [
    'VOTES',
    'IMPORTED_VOTES',
    'COMMENTS',
    'POSTED',
    'COMMENTED',
    'STATUS_CHANGED',
    'HAS_ALL',
    'TITLE_IS',
    'TITLE_HAS_ALL',
    'TITLE_BEGINS',
    'TITLE_IN_ORDER',
    'TITLE_ALIKE',
    'TITLE_HAS_SOME',
    'OFTEN',
  ] as const,
})

const RankingPartRef = builder.objectRef<RankingPart>('RankingPart').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: RankingPartKind }),
    count: t.exposeInt('count', { nullable: true, description: 'Of how many votes or comments.' }),
    recentCount: t.exposeInt('recentCount', {
      nullable: true,
      description: 'Of those, how many of the last 14 days.',
    }),
    points: t.exposeFloat('points', { nullable: true, description: 'What it adds to the score.' }),
  }),
})

const IdeaRanking = builder.objectRef<Ranking>('IdeaRanking').implement({
  fields: (t) => ({
    score: t.exposeFloat('score', {
      nullable: true,
      description: 'What its parts come to; null where a moment places the idea.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'The moment that places the idea.',
    }),
    parts: t.expose('parts', { type: [RankingPartRef], cost: { size: 6 } }),
  }),
})

builder.objectField(ideaRef, 'ranking', (t) =>
  t.field({
    type: IdeaRanking,
    nullable: true,
    description:
      'Why the idea stands where it stands in a list with this order (trending, where none is given), or in a search, which has an order of its own; null where the search does not take it.',
    cost: { db: 1 },
    args: {
      sort: t.arg({ type: IdeaSort }),
      search: t.arg.string({ maxLength: 2 * limits.search.max, db: 20 }),
    },
    resolve: async (idea, { sort, search }, { db, viewer }) => {
      if (search?.trim())
        return findMatch(db, viewer, idea.number, [...search].slice(0, limits.search.max).join(''))
      const by = sort ?? 'TRENDING'
      const isMoment = by === 'NEWEST' || by === 'ACTIVE'
      return rankingOf(idea, by, isMoment ? [] : await viewer.boosts.load(idea.number), Date.now())
    },
  }),
)
