import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { findEvents } from '#server/areas/timeline/findEvents.ts'
import { findSteps } from '#server/areas/timeline/findSteps.ts'
import { statement } from '#server/db/database.ts'
import { site } from '#server/db/tables/site.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { visitor } from '#server/testing/testSite.ts'
import { loadSample } from './loadSample.ts'

interface Row {
  number: number
  trend: number
  voteCount: number
  votes: number
  commentCount: number
  comments: number
  createdAt: string
  early: number
  late: number
}

const rows = statement<Row>(
  'test_sample_rows',
  `select i.number, i.trend, i.vote_count as "voteCount", i.comment_count as "commentCount", i.created_at as "createdAt",
     (select count(*) from vote where idea_number = number) as votes, (select count(*) from comment where idea_number = number) as comments,
     (select count(*) from vote v where v.idea_number = number and v.created_at < i.created_at) as early,
     (select count(*) from vote v where v.idea_number = number and (v.created_at > now() or (s.category in ('SHIPPED', 'DECLINED', 'CLOSED') and v.created_at > i.status_changed_at))) as late
   from idea i join status s on s.id = i.status_id order by number`,
)
const counts = statement<{ category: string; kept: number; counted: number }>(
  'test_sample_counts',
  `select s.category, (select sum(count)::int from idea_count c where c.status_id = s.id) as kept, (select count(*) from idea i where i.status_id = s.id) as counted
   from status s order by s.position`,
)
const events = statement<{ id: string; number: number; kind: string }>(
  'test_sample_events',
  'select id, idea_number as number, kind from idea_event order by id',
)

describeOnEngines('the sample', (open) => {
  beforeAll(async () => {
    await open().orm.insert(site).values({ id: 'site_1', name: 'Fieldnotes' })
    await open().transaction((tx) => loadSample(tx))
  })

  test('adds up: what is counted is what there is, and nobody voted before an idea was posted or after voting closed', async () => {
    const ideas = await open().query(rows)
    expect(ideas.length).toBeGreaterThanOrEqual(40)
    for (const idea of ideas) {
      expect(idea).toMatchObject({
        voteCount: idea.votes,
        commentCount: idea.comments,
        early: 0,
        late: 0,
      })
      expect(idea.trend).toBeCloseTo(await computedTrend(open(), idea), 3)
    }
  })

  test('has ideas in every status, and the kept counts agree', async () => {
    for (const { category, kept, counted } of await open().query(counts)) {
      expect([category, kept]).toEqual([category, counted])
      expect(counted).toBeGreaterThan(0)
    }
  })

  test('has timelines that everybody can read, and every change of status is a step', async () => {
    const all = await open().query(events)
    const ids = all.map(({ id }) => id)
    const read = await findEvents(open(), visitor, ids)
    expect(read.map((event) => event?.id)).toEqual(ids)
    const changed = all.filter(({ kind }) => kind !== 'posted').map(({ number }) => number)
    expect(changed.length).toBeGreaterThan(10)
    expect((await findSteps(open(), changed)).filter((steps) => steps.length !== 1)).toEqual([])
  })
})
