import { statement, type Db } from '#server/db/database.ts'

const quantiles = (value: string): string =>
  `(select string_agg(q::text, ' / ') from unnest(percentile_disc(array[0.5, 0.95, 0.99, 1]) within group (order by ${value})) as q)`

const lengths = statement<{ what: string; found: string }>(
  'bench_lengths',
  `select 'title' as what, ${quantiles('char_length(title)')} as found from idea
   union all select 'body', ${quantiles('char_length(body)')} from idea
   union all select 'comment', ${quantiles('char_length(body)')} from comment
   union all select 'comments per idea', ${quantiles('comment_count')} from idea
   union all select 'ideas per author', ${quantiles('n')} from (select count(*) as n from idea group by author_id) as a
   union all select 'comments per commenter', ${quantiles('n')} from (select count(*) as n from comment group by author_id) as c
   union all select 'votes per idea', ${quantiles('vote_count')} from idea
   union all select 'votes per voter', ${quantiles('n')} from (select count(*) as n from vote group by person_id) as v`,
)
const shares = statement<{
  none: number
  top1: number
  top10: number
  again: number
  ideas: number
  votes: number
  comments: number
}>(
  'bench_shares',
  `with ranked as (select vote_count, percent_rank() over (order by vote_count desc, number) as place, title from idea)
   select avg((vote_count = 0)::int)::float8 as none,
     (sum(vote_count) filter (where place < 0.01))::float8 / sum(vote_count) as top1,
     (sum(vote_count) filter (where place < 0.1))::float8 / sum(vote_count) as top10,
     1 - count(distinct title)::float8 / count(*) as again,
     count(*) as ideas, sum(vote_count)::float8 as votes, (select count(*) from comment) as comments from ranked`,
)

/** Describes the data's distributions, for comparison with the measured ones. */
export async function describeShape(db: Db): Promise<string[]> {
  const [share] = await db.query(shares)
  if (!share) return []
  const percent = (part: number): string => `${(part * 100).toFixed(1)}%`
  const rows = await db.query(lengths)
  return [
    `  ${share.ideas} ideas, ${share.votes} votes, ${share.comments} comments`,
    `  votes: ${percent(share.none)} of the ideas have none, the top 1% hold ${percent(share.top1)}, the top 10% ${percent(share.top10)}; ${percent(share.again)} of the titles repeat another`,
    ...rows.map(({ what, found }) => `  ${what}, p50 / p95 / p99 / max: ${found}`),
  ]
}
