import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statement } from '#server/db/database.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import type { Note } from '../items/shape.ts'
import { type ImportOptions, runImport } from '../runImport.ts'

const stored = statement<Record<string, unknown>>(
  'test_table_ideas',
  `select i.title, i.source_key as key, p.name as author, b.name as board, s.name as status, s.category, i.created_at as at,
     array(select t.name from idea_tag it join tag t on t.id = it.tag_id where it.idea_number = i.number order by t.name collate "C") as tags,
     (select v.source || ' ' || v.count from imported_vote v where v.idea_number = i.number) as votes,
     (select c.body from comment c where c.idea_number = i.number) as answer
   from idea i join board b on b.id = i.board_id join status s on s.id = i.status_id left join person p on p.id = i.author_id where i.source = $1 order by i.number`,
)

const TABLE = `number,title,description,created_at,created_by,votes_count,status,responded_by,responded_at,response,original_number,tags,board
1,Dark mode,Please,2024-01-01T00:00:00Z,Ann,3,completed,Bob,2024-02-01T00:00:00Z,It is there.,,"ui, web",Apps
2,Light mode,,2024-01-02T00:00:00Z,ann,0,closed,,,,,,apps
3,Grey mode,,2024-01-03T00:00:00Z,,,in progress,,,,,,
`

function writtenTo(folder: string, name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describeOnEngines('a table', (open) => {
  test('its rows are ideas with board, status, tags, votes and answer; a second run adds nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const source = join(folder, 'fider.csv')
    writeFileSync(source, TABLE)
    const report = await runImport(open(), { source })
    expect(report.counts).toMatchObject({ ideas: 3, comments: 1, votes: 3, failed: 0 })
    expect(report.tables).toMatchObject([{ file: 'fider.csv', tracker: 'Fider', unused: [] }])
    expect(await open().query(stored, ['fider'])).toEqual([
      {
        title: 'Dark mode',
        key: '1',
        author: 'Ann',
        board: 'Apps',
        status: 'Shipped',
        category: 'SHIPPED',
        at: '2024-01-01T00:00:00.000Z',
        tags: ['ui', 'web'],
        votes: 'Fider 3',
        answer: 'It is there.',
      },
      expect.objectContaining({
        author: 'Ann',
        board: 'Apps',
        status: 'Closed',
        category: 'CLOSED',
        votes: null,
      }),
      expect.objectContaining({ author: null, board: 'Ideas', status: 'In progress', tags: [] }),
    ])
    expect((await runImport(open(), { source })).counts).toMatchObject({
      ideas: 0,
      extended: 0,
      present: 3,
      comments: 0,
      events: 0,
    })
    rmSync(folder, { recursive: true })
  })

  test('ideas without a board are counted, with the board that they go to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const rows = 'id,title,board\n1,A,\n2,B,Apps\n3,C, \n'
    const source = writtenTo(folder, 'boardless.csv', rows)
    const named = writtenTo(folder, 'named.csv', 'id,title,board\n1,A,Apps\n')
    const said = async (options: ImportOptions) => {
      const { board, counts } = await runImport(open(), options)
      return [board, counts.boardless]
    }
    const dry = await said({ source, dryRun: true })
    expect([dry, await said({ source })]).toEqual([
      ['Ideas', 2],
      ['Ideas', 2],
    ])
    expect(await said({ source })).toEqual(['Ideas', 0])
    expect(await said({ source: named, dryRun: true })).toEqual(['Ideas', 0])
    const told = { source: writtenTo(folder, 'told.csv', rows), board: 'ideas' }
    for (const dryRun of [true, false]) expect((await said({ ...told, dryRun }))[0]).toBeNull()
    rmSync(folder, { recursive: true })
  })

  test('what became of a row without an id is said by its file, number and title', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const source = writtenTo(folder, 'rows.csv', 'title,votes\nA,3\nB,many\nA,3\n')
    for (const dryRun of [true, false]) {
      const { notes } = await runImport(open(), { source, dryRun })
      expect(notes.map(({ item, what }) => `${item}: ${what}`)).toEqual(
        expect.arrayContaining([
          'rows.csv row 2, “B”: a number of votes that is none',
          'rows.csv row 3, “A”: the same issue twice in the source',
        ]),
      )
    }
    writeFileSync(source, 'title,votes\nB,4\nA,5\n')
    const { notes } = await runImport(open(), { source })
    expect(notes.map(({ item }) => item)).toEqual(
      expect.arrayContaining(['rows.csv row 1, “B”', 'rows.csv row 2, “A”']),
    )
    rmSync(folder, { recursive: true })
  })

  test("an e-mail address is nobody's name, also of those who came with one before", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const source = join(folder, 'mailed.csv')
    const header = 'id,title,author,status,response,responded by\n'
    const rows =
      '1,A,jane.doe@example.com,done,Yes,Bo <bo@example.com>\n2,B,Jane <Jane.Doe@example.com>,,,\n'
    writeFileSync(source, header + rows)
    const people = () =>
      open().query<{ name: string; key: string; ideas: string[] }>({
        name: '',
        text: `select name, source_key as key, array(select source_key from idea where author_id = p.id order by 1) as ideas from person p where source = 'csv:mailed' order by name`,
      })
    const { notes } = await runImport(open(), { source })
    const first = await people()
    expect(first).toMatchObject([
      { name: 'Bo', ideas: [] },
      { name: 'Jane Doe', ideas: ['1', '2'] },
    ])
    expect(JSON.stringify(first)).not.toContain('@')
    expect(notes.map(({ what }) => what)).toContain('an e-mail address as the name of the author')
    await open().query({
      name: '',
      text: `update person set name = 'Jane.Doe@example.com', source_key = 'jane.doe@example.com' where source = 'csv:mailed' and name like 'Jane%'`,
    })
    writeFileSync(source, `${header}${rows}3,C,JANE.DOE@example.com,,,\n`)
    expect((await runImport(open(), { source })).counts).toMatchObject({ ideas: 1, present: 2 })
    expect(await people()).toEqual([first[0], { ...first[1], ideas: ['1', '2', '3'] }])
    rmSync(folder, { recursive: true })
  })

  test('a kind of which the team deleted every status is taken as the next one; a dry run says the same', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const source = join(folder, 'fewer.csv')
    const away = (yes: boolean) =>
      open().query({
        name: '',
        text: `update status set deleted_at = ${yes ? 'now()' : 'null'} where category in ('STARTED', 'SHIPPED', 'DECLINED')`,
      })
    writeFileSync(source, 'id,title,status\n1,A,doing\n2,B,done\n3,C,wontfix\n4,D,planned\n')
    // An empty site gets its statuses with its first import.
    await runImport(open(), { source: writtenTo(folder, 'first.csv', 'id,title\n1,A\n') })
    await away(true)
    const said = (notes: readonly Note[]) =>
      notes
        .filter(({ what }) => what.startsWith('a status'))
        .map(({ item, what, how }) => `${item} ${what}: ${how}`)
    const dry = await runImport(open(), { source, dryRun: true })
    const real = await runImport(open(), { source })
    expect(real.counts).toMatchObject({ ideas: 4, failed: 0 })
    expect(said(real.notes)).toEqual([
      'fewer#1 a status of the kind STARTED, which the site has none of: taken as PLANNED',
      'fewer#2 a status of the kind SHIPPED, which the site has none of: taken as CLOSED',
      'fewer#3 a status of the kind DECLINED, which the site has none of: taken as CLOSED',
    ])
    expect([said(dry.notes), dry.counts.ideas]).toEqual([said(real.notes), 4])
    const kinds = (await open().query(stored, ['fewer'])).map(({ category }) => category)
    expect(kinds).toEqual(['PLANNED', 'CLOSED', 'CLOSED', 'PLANNED'])
    expect((await runImport(open(), { source })).counts).toMatchObject({ present: 4, taken: 0 })
    await away(false)
    expect((await runImport(open(), { source })).counts).toMatchObject({ present: 4, taken: 0 })
    rmSync(folder, { recursive: true })
  })

  test('columns in other languages are known, and a dry run names those that are not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const texts = [
      'Titel;Beschreibung;Stimmen;Rang\nA;B;3;9\n',
      'Titre;Détails;Voix;Rang\nA;B;3;9\n',
      'Título;Descripción;Votos;Rang\nA;B;3;9\n',
    ]
    for (const [at, text] of texts.entries()) {
      const source = writtenTo(folder, `words${at}.csv`, text)
      const { tables, counts } = await runImport(open(), { source, dryRun: true })
      expect(counts).toMatchObject({ ideas: 1, votes: 3 })
      expect(tables).toMatchObject([{ tracker: 'CSV', delimiter: ';', unused: ['Rang'] }])
      expect(tables[0]?.used.map(([field]) => field)).toEqual(['title', 'description', 'votes'])
    }
    rmSync(folder, { recursive: true })
  })

  test('a column of --map that is in no table is refused, with those that are', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const source = join(folder, 'wishes.csv')
    writeFileSync(source, 'Wunsch;Stimmen\nDunkel;3\n')
    const map = ['Wunsch=title', 'Stimme=votes']
    await expect(runImport(open(), { source, map })).rejects.toMatchObject({
      message: '--map Stimme=votes: there is no column Stimme. The columns are Wunsch, Stimmen.',
      exitCode: 2,
    })
    rmSync(folder, { recursive: true })
  })

  test('another file of the same name is not taken for a newer one; an idea without room for its board says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const source = join(folder, 'posts.csv')
    const rows = (name: string, year: number): string =>
      [1, 2, 3, 4].map((n) => `${n},${name} ${n},${year}-01-0${n},${'B'.repeat(60)}\n`).join('')
    writeFileSync(source, `id,title,created,board\n${rows('Idea', 2023)}`)
    const { notes } = await runImport(open(), { source })
    expect(notes).toMatchObject(
      [1, 2, 3, 4].map(() => ({
        what: 'a board that cannot be made here',
        how: 'put on the first one',
        detail: 'B'.repeat(60),
      })),
    )
    writeFileSync(source, `id,title,created,board\n${rows('Wish', 2024)}`)
    await expect(runImport(open(), { source })).rejects.toThrow(
      'Other ideas of "posts" are here already, under the same numbers.',
    )
    const other = await runImport(open(), { source, project: 'wishes' })
    expect(other.counts).toMatchObject({ ideas: 4, taken: 0 })
    rmSync(folder, { recursive: true })
  })

  test('a status that changed without a time has changed between two imports', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const source = join(folder, 'moved.csv')
    writeFileSync(source, 'id,title,created,status\n1,A,2020-01-01,open\n')
    const before = new Date().toISOString()
    await runImport(open(), { source })
    writeFileSync(source, 'id,title,created,status\n1,A,2020-01-01,completed\n')
    expect((await runImport(open(), { source })).counts).toMatchObject({ taken: 1, events: 1 })
    const [moved] = await open().query<{ at: string; said: string }>({
      name: '',
      text: `select i.status_changed_at as at, e.created_at as said from idea i join idea_event e on e.idea_number = i.number and e.kind = 'status_changed' where i.source = 'moved'`,
    })
    expect(moved?.at).toBe(moved?.said)
    expect(Date.parse(moved?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(before))
    expect((await runImport(open(), { source })).counts).toMatchObject({ taken: 0, extended: 0 })
    rmSync(folder, { recursive: true })
  })

  test('a field that is none is refused before anything is read', async () => {
    await expect(runImport(open(), { source: '/nowhere', map: ['a=b'] })).rejects.toThrow(
      '--map a=b is not column=field.',
    )
    await expect(runImport(open(), { source: '/nowhere', encoding: 'klingon' })).rejects.toThrow(
      'There is no encoding "klingon".',
    )
  })
})
