import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statement } from '#server/db/database.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { runImport } from './runImport.ts'
import { contentHash } from './testing/contentHash.ts'

const folder = mkdtempSync(join(tmpdir(), 'earshot-again-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Value = Record<string, unknown>

const stored = statement<{
  key: string
  title: string
  body: string
  html: string
  slug: string
  status: string
  moved: string
  tags: string[]
  said: string[]
  found: boolean
}>(
  'test_again_ideas',
  `select i.source_key as key, i.title, i.body, i.body_html as html, i.slug, s.slug as status, i.status_changed_at as moved,
     array(select t.name from idea_tag it join tag t on t.id = it.tag_id where it.idea_number = i.number order by t.name collate "C") as tags,
     array(select c.body from comment c where c.idea_number = i.number order by c.source_key collate "C") as said,
     exists (select from idea_search f where f.idea_number = i.number and f.title_key like '%another%') as found
   from idea i join status s on s.id = i.status_id where i.source = 'a/again' order by i.source_key::int`,
)
/** Everything that a team can change, on the ideas 5 to 8. */
const edits = [
  statement<never>(
    'test_again_edit',
    `insert into idea_edit (id, idea_number, editor_id, title, body)
     select 'edit_again', i.number, i.author_id, i.title, i.body from idea i where source = 'a/again' and source_key = '5'`,
  ),
  statement<never>(
    'test_again_edited',
    `update idea set title = 'Ours', body = 'Ours' where source = 'a/again' and source_key = '5'`,
  ),
  statement<never>(
    'test_again_tag',
    `insert into idea_event (id, idea_number, kind) select 'event_tagged', number, 'tagged' from idea where source = 'a/again' and source_key = '6'`,
  ),
  statement<never>(
    'test_again_comment',
    `insert into comment_edit (id, comment_id, editor_id, body)
     select 'comment_edit_again', c.id, c.author_id, c.body from comment c where source = 'a/again' and source_key = '7:7'`,
  ),
  statement<never>(
    'test_again_status',
    `insert into idea_event (id, idea_number, kind) select 'event_moved', number, 'status_changed' from idea where source = 'a/again' and source_key = '8'`,
  ),
]

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const first = (number: number): Value => ({
  number,
  title: `Title ${number}`,
  body: `Body ${number}`,
  state: number === 9 ? 'CLOSED' : 'OPEN',
  stateReason: number === 9 ? 'COMPLETED' : '',
  author: { login: 'ann' },
  labels: [{ name: 'bug' }],
  createdAt: '2024-01-01T00:00:00Z',
  updatedAt: '2024-01-01T00:00:00Z',
  closedAt: number === 9 ? '2024-02-01T00:00:00Z' : null,
  url: `https://github.com/a/again/issues/${number}`,
  comments: [said(number, 'Before')],
})

function said(number: number, body: string): Value {
  return {
    body,
    author: { login: 'bob' },
    createdAt: '2024-01-02T00:00:00Z',
    url: `https://github.com/a/again/issues/${number}#issuecomment-${number}`,
  }
}

const later: Record<number, Value> = {
  1: { title: 'Another title' },
  2: { body: 'Another body' },
  3: { labels: [{ name: 'ui' }] },
  4: { comments: [said(4, 'After')] },
  5: { title: 'Another title', body: 'Another body' },
  6: { labels: [] },
  7: { comments: [said(7, 'After')] },
  8: { state: 'CLOSED', stateReason: 'NOT_PLANNED', closedAt: '2024-03-01T00:00:00Z' },
  9: { state: 'OPEN', stateReason: 'REOPENED', closedAt: null, updatedAt: '2024-04-01T00:00:00Z' },
}

function written(name: string, issues: readonly Value[]): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(issues))
  return path
}

describeOnEngines('what changed at the source', (open) => {
  test('is taken where nobody changed it here; both are said by number, by a dry run before', async () => {
    await runImport(open(), { source: written('first.json', numbers.map(first)) })
    for (const edit of edits) await open().query(edit)
    const source = written(
      'later.json',
      numbers.map((number) => ({ ...first(number), ...later[number] })),
    )
    const dry = await runImport(open(), { source, dryRun: true })
    const report = await runImport(open(), { source })
    for (const { counts, notes } of [dry, report]) {
      expect(counts).toMatchObject({
        ideas: 0,
        extended: 6,
        present: 3,
        taken: 5,
        left: 5,
        comments: 0,
      })
      expect(notes.map(({ item, what, how }) => `${item} ${what}: ${how}`)).toEqual([
        'a/again#1 another title at the source: taken',
        'a/again#2 another text at the source: taken',
        'a/again#3 other labels at the source: taken',
        'a/again#4 a comment with another text at the source: taken',
        'a/again#5 another title at the source: left as it was changed here',
        'a/again#5 another text at the source: left as it was changed here',
        'a/again#6 other labels at the source: left as it was changed here',
        'a/again#7 a comment with another text at the source: left as it was changed here',
        'a/again#8 another status at the source: left as it was changed here',
        'a/again#9 another status at the source: taken',
      ])
    }
    const ideas = new Map((await open().query(stored)).map((idea) => [Number(idea.key), idea]))
    expect(ideas.get(1)).toMatchObject({
      title: 'Another title',
      slug: 'another-title',
      found: true,
    })
    expect(ideas.get(2)).toMatchObject({ body: 'Another body', html: '<p>Another body</p>' })
    expect(ideas.get(3)?.tags).toEqual(['ui'])
    expect(ideas.get(4)?.said).toEqual(['After'])
    expect(ideas.get(5)).toMatchObject({ title: 'Ours', body: 'Ours' })
    expect(ideas.get(6)?.tags).toEqual(['bug'])
    expect(ideas.get(7)?.said).toEqual(['Before'])
    expect(ideas.get(8)?.status).toBe('open')
    expect(ideas.get(9)).toMatchObject({ status: 'open', moved: '2024-04-01T00:00:00.000Z' })

    const hash = await contentHash(open())
    const again = await runImport(open(), { source })
    expect(again.counts).toMatchObject({ extended: 0, present: 9, taken: 0, left: 5, events: 0 })
    expect(await contentHash(open())).toBe(hash)
  })

  test('of comments that come without their issue as well', async () => {
    const loose = (number: number, body: string): Value => ({
      id: 100 + number,
      body,
      user: { login: 'bob' },
      created_at: '2024-01-02T00:00:00Z',
      issue_url: `https://api.github.com/repos/a/loose/issues/${number}`,
    })
    const all = (...bodies: string[]): string => {
      const issues = [1, 2, 3].map((number) => ({
        ...first(number),
        comments: { totalCount: 1 },
        url: `https://github.com/a/loose/issues/${number}`,
      }))
      return written('loose.json', [...issues, ...bodies.map((body, at) => loose(at + 1, body))])
    }
    const { notes: none } = await runImport(open(), { source: all('One', 'Two', 'Three') })
    // Above all not that the comments were left out.
    expect(none).toEqual([])
    await open().query({
      name: '',
      text: `insert into comment_edit (id, comment_id, editor_id, body)
        select 'comment_edit_loose', id, author_id, body from comment where source = 'a/loose' and source_key = '2:102'`,
    })
    const source = all('One more', 'Two more', 'Three')
    const dry = await runImport(open(), { source, dryRun: true })
    const report = await runImport(open(), { source })
    for (const { counts, notes } of [dry, report]) {
      expect(counts).toMatchObject({ comments: 0, taken: 1, left: 1, present: 3 })
      expect(notes.map(({ item, how }) => `${item} ${how}`)).toEqual([
        'a/loose#1 taken',
        'a/loose#2 left as it was changed here',
      ])
    }
    const said = await open().query({
      name: '',
      text: `select body, body_html as html from comment where source = 'a/loose' order by source_key`,
    })
    expect(said).toEqual([
      { body: 'One more', html: '<p>One more</p>' },
      { body: 'Two', html: '<p>Two</p>' },
      { body: 'Three', html: '<p>Three</p>' },
    ])
    expect((await runImport(open(), { source })).counts).toMatchObject({ taken: 0, left: 1 })
  })
})
