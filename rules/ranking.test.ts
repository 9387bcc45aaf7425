import {
  COMMENT_WEIGHT,
  HALF_LIFE_DAYS,
  boostedRank,
  matchPoints,
  rankParts,
  scoreAt,
  trend,
  type KnownBoost,
} from './ranking.ts'

const DAY = 86_400_000
const now = Date.UTC(2026, 10, 1)

test('a vote counts 1 when it is cast and half after every 14 days; a comment 0.3 likewise', () => {
  const rank = trend([{ at: now, weight: 1 }], now)
  expect(scoreAt(rank, now)).toBeCloseTo(1, 9)
  expect(scoreAt(rank, now + HALF_LIFE_DAYS * DAY)).toBeCloseTo(0.5, 9)
  expect(scoreAt(rank, now + 2 * HALF_LIFE_DAYS * DAY)).toBeCloseTo(0.25, 9)
  expect(
    scoreAt(
      trend(
        [
          { at: now - 14 * DAY, weight: 1 },
          { at: now, weight: COMMENT_WEIGHT },
        ],
        now,
      ),
      now,
    ),
  ).toBeCloseTo(0.8, 9)
})

test('one boost after the other comes to the same as all at once, in any order', () => {
  const boosts = Array.from({ length: 200 }, (_, index) => ({
    at: now - ((index * 7919) % 900) * DAY,
    weight: index % 3 === 0 ? COMMENT_WEIGHT : 1,
  }))
  const [first, ...others] = boosts
  if (!first) throw new Error('No boosts')
  const oneByOne = others.reduce(boostedRank, trend([first], now))
  expect(oneByOne).toBeCloseTo(trend(boosts, now), 9)
  expect(trend([...boosts].reverse(), now)).toBeCloseTo(trend(boosts, now), 9)
})

test('the first boost after silence counts whole', () => {
  expect(boostedRank(trend([], now), { at: now, weight: 1 })).toBeCloseTo(
    trend([{ at: now, weight: 1 }], now),
    9,
  )
})

test('ideas that nobody voted for come after all others, the newest first', () => {
  const old = trend([{ at: Date.UTC(2010, 0, 1), weight: COMMENT_WEIGHT }], now)
  const [silentNew, silentOld] = [trend([], now), trend([], now - DAY)]
  expect(old).toBeGreaterThan(silentNew)
  expect(silentNew).toBeGreaterThan(silentOld)
})

test('the order of two ideas never changes by itself', () => {
  const [fresh, many] = [
    trend([{ at: now, weight: 1 }], now),
    trend(
      Array.from({ length: 3 }, () => ({ at: now - 20 * DAY, weight: 1 })),
      now,
    ),
  ]
  for (const days of [0, 30, 3000]) {
    const at = now + days * DAY
    expect(scoreAt(many, at) > scoreAt(fresh, at)).toBe(many > fresh)
  }
})

const boost = (kind: KnownBoost['kind'], days: number, count = 1): KnownBoost => ({
  kind,
  count,
  at: now - days * DAY,
  weight: kind === 'COMMENTS' ? COMMENT_WEIGHT : count,
})

test('the parts of a place come to the number that is sorted by', () => {
  const boosts = [
    ...Array.from({ length: 142 }, (_, index) => boost('VOTES', (index * 7919) % 400)),
    boost('IMPORTED_VOTES', 90, 30),
    ...Array.from({ length: 8 }, (_, index) => boost('COMMENTS', index * 3)),
  ]
  const parts = rankParts('TRENDING', boosts, now)
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(
    scoreAt(trend(boosts, now), now),
    9,
  )
  expect(parts.map(({ kind, count }) => [kind, count])).toEqual([
    ['VOTES', 142],
    ['IMPORTED_VOTES', 30],
    ['COMMENTS', 8],
  ])
  expect(parts.map(({ recentCount }) => recentCount)).toEqual([
    boosts.filter(({ kind, at }) => kind === 'VOTES' && at > now - 14 * DAY).length,
    0,
    5,
  ])
})

test('on top every vote counts 1 and a comment nothing; what there is nothing of is left out', () => {
  expect(
    rankParts(
      'TOP',
      [boost('VOTES', 900), boost('IMPORTED_VOTES', 900, 30), boost('COMMENTS', 0)],
      now,
    ).map(({ kind, points }) => [kind, points]),
  ).toEqual([
    ['VOTES', 1],
    ['IMPORTED_VOTES', 30],
  ])
  expect(rankParts('TRENDING', [], now)).toEqual([])
})

test('a title with most words stands before words that are scattered, and after those that are not', () => {
  const { all, allScattered, mostInTitle, mostAlike, often, alike, some } = matchPoints
  expect(mostInTitle).toBeGreaterThanOrEqual(allScattered + often)
  expect(all).toBeGreaterThan(mostInTitle + mostAlike)
  expect(allScattered).toBeGreaterThanOrEqual(alike + some + often)
})

test('having all words outweighs every likeness, and of the reasons then each those after it together', () => {
  const points = matchPoints
  const { all, isTitle, inTitle, begins, inOrder, littleElse, often } = points
  const last = littleElse + often
  expect(all).toBeGreaterThan(
    points.alike + points.someInTitle + points.someLittleElse + points.some,
  )
  expect(isTitle).toBeGreaterThan(inTitle + begins + last)
  expect(inTitle).toBeGreaterThan(begins + last)
  expect(begins).toBeGreaterThan(inOrder + last)
  expect(inOrder).toBeGreaterThan(last)
})
