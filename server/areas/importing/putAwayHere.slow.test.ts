import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { purgeDeleted } from '#server/areas/moderation/purgeDeleted.ts'
import { deleteStatus } from '#server/areas/statuses/deleteStatus.ts'
import { createTag } from '#server/areas/tags/createTag.ts'
import { deleteTag } from '#server/areas/tags/deleteTag.ts'
import { updateTag } from '#server/areas/tags/updateTag.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import type { ImportReport } from './counts.ts'
import { runImport } from './runImport.ts'
import { contentHash } from './testing/contentHash.ts'
import { beginUndo, undoDue } from './undo/requestUndo.ts'

const folder = mkdtempSync(join(tmpdir(), 'earshot-put-away-'))
afterAll(() => rmSync(folder, { recursive: true }))

const issue = (number: number, more: object = {}) => ({
  number,
  title: `Title ${number}`,
  body: `Body ${number}`,
  state: number === 4 ? 'CLOSED' : 'OPEN',
  stateReason: number === 4 ? 'NOT_PLANNED' : '',
  closedAt: number === 4 ? '2024-02-01T00:00:00Z' : null,
  author: { login: 'ann' },
  labels: [{ name: 'bug' }, { name: 'ui' }, { name: 'docs' }],
  createdAt: '2024-01-01T00:00:00Z',
  updatedAt: '2024-01-01T00:00:00Z',
  url: `https://github.com/a/away/issues/${number}`,
  comments: [
    {
      body: `Said of ${number}`,
      author: { login: 'bob' },
      createdAt: '2024-01-02T00:00:00Z',
      url: `https://github.com/a/away/issues/${number}#issuecomment-${number}`,
    },
  ],
  ...more,
})

function written(issues: readonly object[]): string {
  const source = join(folder, 'issues.json')
  writeFileSync(source, JSON.stringify(issues))
  return source
}

const said = ({ notes }: ImportReport): string[] =>
  notes.map(({ item, what, how }) => `${item} ${what}: ${how}`)

describeOnEngines('what the team has put away', (open) => {
  const rows = (text: string) => open().query<Record<string, unknown>>({ name: '', text })
  const idOf = async (kind: 'tag' | 'status', slug: string): Promise<string> =>
    String((await rows(`select id from ${kind} where slug = '${slug}'`))[0]?.['id'])

  test('stays away when the same file is imported again, and comes back after an undo', async () => {
    const issues = [1, 2, 3, 4].map((number) => issue(number))
    const source = written(issues)
    await runImport(open(), { source })
    const actor = await addMember(open(), 'ADMIN')
    const old = `state = 'DELETED', state_changed_at = now() - interval '31 days'`
    await rows(`update idea set ${old} where source_key = '1'`)
    await rows(`update comment set ${old} where source_key = '2:2'`)
    expect(await purgeDeleted(open())).toBe(2)
    await rows(`update idea set state = 'DELETED', state_changed_at = now() where source_key = '3'`)
    const renamed = { name: 'Defect', color: null }
    const tagId = await idOf('tag', 'bug')
    expect((await updateTag(open(), { actor, tagId, change: renamed })).errors).toEqual([])
    await deleteTag(open(), { actor, tagId: await idOf('tag', 'ui'), intoId: null })
    await deleteTag(open(), { actor, tagId: await idOf('tag', 'docs'), intoId: tagId })
    const moved = await deleteStatus(open(), {
      actor,
      statusId: await idOf('status', 'declined'),
      intoId: await idOf('status', 'planned'),
    })
    expect(moved.errors).toEqual([])
    await rows(
      `insert into status (id, name, name_key, slug, category, position, on_roadmap) values ('status_no', 'No', 'no', 'no', 'DECLINED', 90, false)`,
    )

    const hash = await contentHash(open())
    const dry = await runImport(open(), { source, dryRun: true })
    const again = await runImport(open(), { source })
    for (const report of [dry, again]) {
      expect(report.counts).toMatchObject({ ideas: 0, comments: 0, extended: 0, taken: 0, left: 2 })
      expect(said(report)).toEqual([
        'a/away#1 an idea that was deleted here: left out',
        'a/away#3 an idea that was deleted here: left out',
      ])
    }
    expect(await contentHash(open())).toBe(hash)

    // New statements of the source are taken, under the names of today.
    const later = written([
      issue(2, { labels: [{ name: 'ui' }, { name: 'new' }] }),
      issue(4, { state: 'OPEN', closedAt: null, stateReason: 'REOPENED' }),
      issue(5),
    ])
    expect((await runImport(open(), { source: later })).counts).toMatchObject({
      ideas: 1,
      taken: 2,
    })
    const tagged = await rows(
      `select i.source_key as key, s.slug as status, array(select t.name from idea_tag x join tag t on t.id = x.tag_id where x.idea_number = i.number order by 1) as tags
       from idea i join status s on s.id = i.status_id where i.source_key in ('2', '4', '5') order by 1`,
    )
    expect(tagged).toEqual([
      { key: '2', status: 'open', tags: ['new'] },
      { key: '4', status: 'open', tags: ['Defect'] },
      { key: '5', status: 'open', tags: ['Defect'] },
    ])

    const [first] = await rows('select id from import_job order by created_at limit 1')
    await beginUndo(open(), String(first?.['id']))
    await undoDue(open(), () => false)
    const anew = await runImport(open(), { source: written(issues) })
    expect(anew.counts.ideas).toBeGreaterThanOrEqual(1)
    expect(await rows(`select title from idea where source_key = '1'`)).toEqual([
      { title: 'Title 1' },
    ])
  })

  test('a deleted status stays away, also of ideas that were imported before its source was kept', async () => {
    const justClosed = { state: 'CLOSED', closedAt: '2024-02-01T00:00:00Z' }
    const issues = [issue(11, justClosed), issue(12, justClosed)]
    const source = written(issues)
    await runImport(open(), { source })
    const imported = `source_key in ('11', '12', '13')`
    const statuses = () =>
      rows(
        `select s.slug, count(i.number)::int as ideas from status s left join idea i on i.status_id = s.id and ${imported}
         where s.deleted_at is null and (s.category = 'CLOSED' or i.number is not null) group by s.slug order by s.slug`,
      )
    expect(await statuses()).toEqual([{ slug: 'closed', ideas: 2 }])
    await rows(`update idea set source_status = null where ${imported}`)
    await runImport(open(), { source })
    const actor = await addMember(open(), 'ADMIN')
    const moved = await deleteStatus(open(), {
      actor,
      statusId: await idOf('status', 'closed'),
      intoId: await idOf('status', 'planned'),
    })
    expect(moved.errors).toEqual([])
    expect((await runImport(open(), { source })).counts).toMatchObject({ taken: 0, extended: 0 })
    expect(await statuses()).toEqual([{ slug: 'planned', ideas: 2 }])

    const more = written([...issues, issue(13, justClosed)])
    expect((await runImport(open(), { source: more })).counts).toMatchObject({ ideas: 1 })
    expect(await statuses()).toEqual([
      { slug: 'closed', ideas: 1 },
      { slug: 'planned', ideas: 2 },
    ])
  })

  test("a label that was first met on an idea whose tags are the team's keeps its tag when that is renamed", async () => {
    const actor = await addMember(open(), 'ADMIN')
    const labels = [{ name: 'speed' }]
    await runImport(open(), { source: written([issue(21, { labels: [] })]) })
    await createTag(open(), { actor, facts: { name: 'Speed' } })
    await rows(
      `insert into idea_event (id, idea_number, kind) select 'event_ours', number, 'tagged' from idea where source_key = '21'`,
    )
    const source = written([issue(21, { labels }), issue(22, { labels })])
    await runImport(open(), { source })
    const change = { name: 'Fast', color: null }
    const tagId = await idOf('tag', 'speed')
    expect((await updateTag(open(), { actor, tagId, change })).errors).toEqual([])
    expect((await runImport(open(), { source })).counts).toMatchObject({ taken: 0 })
    const tags = await rows(
      `select t.name from idea_tag x join tag t on t.id = x.tag_id join idea i on i.number = x.idea_number where i.source_key = '22'`,
    )
    expect(tags).toEqual([{ name: 'Fast' }])
    expect(await rows(`select id from tag where name_key = 'speed'`)).toEqual([])
  })
})
