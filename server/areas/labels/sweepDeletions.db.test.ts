import { sql } from 'drizzle-orm'
import { limits } from '#rules/limits.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId } from '#server/testing/testSite.ts'
import { sweepDeletions } from './deletions.ts'

describeOnEngines('deletions of labels that are over', (open) => {
  test('go with the ideas that they moved, in any number; those that can be undone stay', async () => {
    const site = await addSite(open())
    for (const title of ['One idea', 'Another idea'])
      await addIdea(open(), {
        title,
        boardId: site.boards.public,
        statusId: statusId(site, 'open'),
      })
    const add = (from: number, to: number, days: number) =>
      open().orm.execute(
        sql.raw(
          `insert into label_deletion (label_id, kind, slug, name_key, ideas, at)
           select 'tag_' || n, 'tag', n, n, 2, now() - interval '${days} days' from generate_series(${from}, ${to}) n`,
        ),
      )
    await add(1, 2_001, limits.restoreDays + 1)
    await add(2_002, 2_003, limits.restoreDays - 1)
    await open().orm.execute(
      sql`insert into label_move (label_id, idea_number) select d.label_id, i.number from label_deletion d cross join idea i`,
    )
    expect(await sweepDeletions(open())).toBe(2_001)
    const left = await open().query<{ id: string; moves: number }>({
      name: '',
      text: `select label_id as id, (select count(*)::int from label_move m where m.label_id = d.label_id) as moves
        from label_deletion d order by label_id`,
    })
    expect(left).toEqual([
      { id: 'tag_2002', moves: 2 },
      { id: 'tag_2003', moves: 2 },
    ])
    expect(await sweepDeletions(open())).toBe(0)
  })
})
