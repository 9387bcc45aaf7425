import { PassThrough } from 'node:stream'
import { eq } from 'drizzle-orm'
import { changelogEntry } from '#server/db/tables/changelog.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { status } from '#server/db/tables/site.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { createLog } from '#server/services/log/log.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { until } from '#server/testing/until.ts'
import { keepPublishing, publishDue } from './publishDue.ts'
import { scheduleEntry } from './publishEntry.ts'
import { createEntry } from './saveEntry.ts'

describeOnEngines('scheduled entries', (open, engine) => {
  const log = createLog(new PassThrough())
  let site: TestSite
  let team: Actor & Member
  let number = 0

  const schedule = async (title: string, inMs = 60_000): Promise<string> => {
    const created = await createEntry(open(), {
      actor: team,
      ...{ title, body: '', labels: ['NEW'], ideaIds: [`idea_${number}`] },
    })
    const entryId = created.result?.entryId ?? ''
    const { errors } = await scheduleEntry(open(), {
      actor: team,
      entryId,
      statusId: statusId(site, 'shipped'),
      publishAt: new Date(Date.now() + inMs).toISOString(),
      expectedVersion: 1,
    })
    expect(errors).toEqual([])
    return entryId
  }
  const makeDue = () =>
    open()
      .orm.update(changelogEntry)
      .set({ publishAt: new Date(Date.now() - 1000).toISOString() })
  const states = async () =>
    (await open().orm.select().from(changelogEntry)).map(({ state }) => state)
  const published = async () =>
    (await open().orm.select().from(outbox).where(eq(outbox.kind, 'changelog.published'))).map(
      ({ actorId, data }) => [actorId, data],
    )

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    await open().orm.delete(outbox)
    await open().orm.delete(changelogEntry)
    team = await addMember(open(), 'COLLABORATOR', 'Team')
    number = await addIdea(open(), {
      title: 'Show me both',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
  })

  test('an entry waits for its time, is published then with its ideas, and once', async () => {
    const entryId = await schedule('On time')
    expect(await publishDue(open(), log)).toBeGreaterThan(50_000)
    expect(await states()).toEqual(['SCHEDULED'])
    await makeDue()
    expect(await publishDue(open(), log)).toBeNull()
    expect(await publishDue(open(), log)).toBeNull()
    expect(await states()).toEqual(['PUBLISHED'])
    const moved = { shipped: [number], statusId: statusId(site, 'shipped') }
    expect(await published()).toEqual([[team.personId, { entryId, again: false, ...moved }]])
    const [row] = await open().orm.select().from(idea).where(eq(idea.number, number))
    expect(row?.statusId).toBe(statusId(site, 'shipped'))
  })

  test('what is made a draft again is not published, nor without a status that is gone', async () => {
    const entryId = await schedule('Put off')
    await scheduleEntry(open(), { actor: team, entryId, expectedVersion: 1 })
    expect(await publishDue(open(), log)).toBeNull()
    expect(await states()).toEqual(['DRAFT'])
    await open().orm.insert(status).values({
      id: 'status_gone',
      name: 'Gone',
      nameKey: 'gone',
      slug: 'gone',
      category: 'SHIPPED',
      position: 99,
    })
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const call = { actor: team, entryId, publishAt, expectedVersion: 1 }
    await scheduleEntry(open(), { ...call, statusId: 'status_gone' })
    await open().orm.delete(status).where(eq(status.id, 'status_gone'))
    await makeDue()
    await publishDue(open(), log)
    expect(await states()).toEqual(['PUBLISHED'])
  })

  test('a server publishes what came due while it did not run, and what comes due while it runs', async () => {
    await schedule('Late')
    await makeDue()
    await schedule('Soon', 1_000)
    const stop = keepPublishing(open(), log)
    await until('both are published', async () => (await published()).length === 2)
    await stop()
    expect(await states()).toEqual(['PUBLISHED', 'PUBLISHED'])
  })

  test('an entry that cannot be published is tried ever more rarely, and holds up no other', async () => {
    const broken = await schedule('Broken')
    await schedule('Fine')
    await makeDue()
    const isBroken = eq(changelogEntry.id, broken)
    await open().orm.update(changelogEntry).set({ scheduledBy: null }).where(isBroken)
    const output = new PassThrough()
    const troubles = new Map<string, { tries: number; until: number }>()
    for (let n = 0; n < 3; n += 1) await publishDue(open(), createLog(output), troubles)
    expect((await states()).toSorted()).toEqual(['PUBLISHED', 'SCHEDULED'])
    expect(String(output.read()).match(/could not be published/g)).toHaveLength(1)
    troubles.set(broken, { tries: 1, until: 0 })
    await publishDue(open(), createLog(output), troubles)
    expect(String(output.read())).toMatch(/the next try is in 20 s/)
    await open().orm.update(changelogEntry).set({ scheduledBy: team.personId }).where(isBroken)
    troubles.set(broken, { tries: 2, until: 0 })
    await publishDue(open(), log, troubles)
    expect(await states()).toEqual(['PUBLISHED', 'PUBLISHED'])
    expect(troubles.size).toBe(0)
  })

  if (engine === 'postgres')
    test('of several processes one publishes each entry', async () => {
      for (let at = 0; at < 10; at += 1) await schedule(`Number ${at}`)
      await makeDue()
      await Promise.all(Array.from({ length: 4 }, () => publishDue(open(), log)))
      expect(new Set(await states())).toEqual(new Set(['PUBLISHED']))
      expect(await published()).toHaveLength(10)
    })
})
