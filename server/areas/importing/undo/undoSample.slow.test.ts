import { assignIdea } from '#server/areas/ideas/teamMarks.ts'
import { findTeam } from '#server/areas/people/findPeople.ts'
import { loadSample } from '#server/areas/sample/loadSample.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { person } from '#server/db/tables/people.ts'
import { site } from '#server/db/tables/site.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import { beginUndo, undoDue } from './requestUndo.ts'

describeOnEngines('the sample', (open) => {
  const count = async (table: string): Promise<number> => {
    const [found] = await open().query<{ count: number }>({
      name: '',
      text: `select count(*)::int as count from ${table}`,
    })
    return found?.count ?? 0
  }
  beforeEach(async () => {
    await open().query({
      name: '',
      text: 'truncate site, idea, board, status, tag, person, import_job cascade',
    })
    await open().orm.insert(site).values({ id: 'site_1', name: 'Fieldnotes' })
    await open().transaction((tx) => loadSample(tx))
  })
  const openIdea = async (): Promise<number> => {
    const [found] = await open().query<{ number: number }>({
      name: '',
      text: `select number from idea i join status s on s.id = i.status_id where s.category = 'OPEN' order by number limit 1`,
    })
    return found?.number ?? 0
  }
  const undo = async () => {
    const [job] = await open().orm.select().from(importJob)
    await beginUndo(open(), job?.id ?? '')
    await undoDue(open(), () => false)
    return (await open().orm.select().from(importJob))[0]
  }

  test('is undone as a whole: a board and the statuses are left', async () => {
    const owner = await addMember(open(), 'OWNER', 'The owner')
    const [ideas, comments] = [await count('idea'), await count('comment')]
    const job = await undo()
    expect(job).toMatchObject({
      source: 'Sample data',
      state: 'UNDONE',
      counts: { ideas, comments },
      undone: { ideas, comments, boards: 2, boardsKept: 1 },
    })
    for (const table of ['idea', 'comment', 'vote', 'follow', 'tag'])
      expect([table, await count(table)]).toEqual([table, 0])
    expect(await open().orm.select({ id: person.id }).from(person)).toEqual([
      { id: owner.personId },
    ])
    expect(await count('status')).toBeGreaterThan(0)
  })

  test('an idea stays that somebody else has voted for, with those of the sample who did', async () => {
    const actor = await addMember(open())
    await castVote(open(), { actor, ideaNumber: await openIdea(), voted: true })
    expect((await undo())?.undone).toMatchObject({ VOTED: 1 })
    expect(await count('idea')).toBe(1)
    expect(await count('vote')).toBeGreaterThan(1)
  })

  test('nothing is assigned to its invented team', async () => {
    const actor = await addMember(open(), 'COLLABORATOR', 'Cleo')
    const invented = await open().query<{ id: string }>({
      name: '',
      text: `select id from person where role = 'COLLABORATOR' and import_id is not null`,
    })
    expect(invented).toHaveLength(2)
    expect(await findTeam(open(), 10)).toMatchObject([{ id: actor.personId }])
    const assigneeId = invented[0]?.id ?? null
    const call = { actor, ideaNumber: await openIdea(), assigneeId }
    expect((await assignIdea(open(), call)).errors).toMatchObject([{ reason: 'ASSIGNEE_NOT_TEAM' }])
  })
})
