import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { openArchive } from '#server/areas/archive/readArchive.ts'
import { memoryImages } from '#server/areas/archive/testing/memoryImages.ts'
import { callHttp } from '#server/testing/callHttp.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { auth, cookieOf } from '#server/testing/permissions/ask.ts'
import { people, type Person } from '#server/testing/permissions/people.ts'
import { buildWorld, PUBLIC_IDEA, type World } from '#server/testing/permissions/world.ts'
import { auditLogAnswer } from './auditLog.ts'
import { exportAnswer } from './export.ts'
import { listAnswer } from './lists.ts'
import { listen, type HttpServer } from './server.ts'

// better-auth is ESM alone, which Jest's VM cannot load.
jest.mock('#server/services/session/startSession.ts', () =>
  jest.requireActual<object>('#server/testing/permissions/startSession.ts'),
)

describeOnEngines('downloads of the site', (open) => {
  let world: World
  let server: HttpServer
  let url: string

  beforeAll(async () => {
    world = await buildWorld(open())
    server = await listen({
      port: 0,
      host: '127.0.0.1',
      trustProxy: false,
      log: pino({ level: 'silent' }),
    })
    url = `http://127.0.0.1:${server.port}`
    const lists = listAnswer({ db: open(), auth, publicUrl: 'https://ideas.invalid' })
    const exported = exportAnswer({ db: open(), auth, images: memoryImages() })
    const auditLog = auditLogAnswer({ db: open(), auth })
    server.serve((request, response, info) => {
      if (request.url?.startsWith('/api/lists/')) return lists(request, response, info)
      const answer = request.url === '/api/export' ? exported : auditLog
      return answer(request, response, info)
    })
  }, 60_000)
  afterAll(() => server.close(100))

  const get = (who: Person, address: string, method = 'GET') =>
    callHttp(url, address, { method, headers: { cookie: cookieOf(who) } })
  /** Those who get it, by their letters. */
  const getters = async (address: string): Promise<string> => {
    const letters: string[] = []
    for (const who of people) {
      const { status } = await get(who, address)
      expect([200, 404]).toContain(status)
      letters.push(status === 404 ? '.' : who === 'admin' ? 'd' : who.charAt(0))
    }
    return letters.join('')
  }
  const rowsOf = async (who: Person, address: string): Promise<string[]> => {
    const { bytes } = await get(who, address)
    return bytes.toString().trimEnd().split('\r\n')
  }

  test('are for those alone who may have them', async () => {
    expect(await getters('/api/export')).toBe('......do')
    expect(await getters('/api/audit-log.csv')).toBe('......do')
    expect(await getters('/api/lists/ideas.csv')).toBe('.....cdo')
    expect(await getters(`/api/lists/votes.csv?idea=${PUBLIC_IDEA}`)).toBe('.....cdo')
    expect(await getters('/api/lists/people.csv')).toBe('......do')
    expect(await getters(`/api/lists/comments.csv?idea=${PUBLIC_IDEA}`)).toBe('.....cdo')
    expect(await getters('/api/lists/changelog.csv')).toBe('.....cdo')
    expect(await getters('/api/lists/invitations.csv')).toBe('......do')
    expect(await getters('/api/lists/triage.csv')).toBe('.....cdo')
    for (const list of ['imports', 'letters', 'addresses'])
      expect([list, await getters(`/api/lists/${list}.csv`)]).toEqual([list, '......do'])
    expect(await getters('/api/lists/nothing.csv')).toBe('........')
    expect((await get('admin', '/api/lists/constructor')).status).toBe(404)
    expect((await get('admin', '/api/lists/votes.csv?idea=none')).status).toBe(404)
    expect((await get('admin', '/api/lists/comments.csv')).status).toBe(404)
    expect((await get('admin', '/api/lists/ideas.csv', 'POST')).status).toBe(405)
    expect((await get('admin', '/api/export', 'POST')).status).toBe(405)
  })

  test('are noted in the audit log, with who had them; what nobody gets is not', async () => {
    await open().query({ name: '', text: 'delete from audit_event' })
    await get('admin', '/api/lists/people.csv')
    await get('collaborator', `/api/lists/votes.csv?idea=${PUBLIC_IDEA}`)
    await get('collaborator', '/api/lists/people.csv')
    await get('admin', '/api/lists/votes.csv?idea=none')
    const { bytes } = await get('owner', '/api/audit-log.csv')
    await get('admin', '/api/audit-log.csv?area=none')
    expect(bytes.toString()).toContain('audit-log.csv')
    expect(
      await open().query({
        name: '',
        text: 'select kind, actor_id, subject_id, subject_name from audit_event order by created_at',
      }),
    ).toEqual([
      {
        kind: 'list.downloaded',
        actor_id: 'user_theadmin',
        subject_id: null,
        subject_name: 'people.csv',
      },
      {
        kind: 'list.downloaded',
        actor_id: 'user_thecollaborator',
        subject_id: PUBLIC_IDEA,
        subject_name: 'votes.csv',
      },
      {
        kind: 'list.downloaded',
        actor_id: 'user_theowner',
        subject_id: null,
        subject_name: 'audit-log.csv',
      },
    ])
  })

  test('a HEAD says whether one is left, counts nothing, and is not noted; beyond the limit both say when to come back', async () => {
    await open().query({ name: '', text: 'delete from audit_event' })
    await open().query({ name: '', text: 'delete from rate_count' })
    for (const address of ['/api/lists/ideas.csv', '/api/export']) {
      for (let at = 0; at < 3; at += 1) {
        const { status, bytes } = await get('admin', address, 'HEAD')
        expect([address, status, bytes.length]).toEqual([address, 204, 0])
      }
      expect((await get('member', address, 'HEAD')).status).toBe(404)
    }
    const counted = await open().query({ name: '', text: 'select 1 from rate_count' })
    const noted = await open().query({ name: '', text: 'select 1 from audit_event' })
    expect([counted.length, noted.length]).toEqual([0, 0])
    const hour = Math.floor(Date.now() / 3_600_000)
    await open().query({
      name: '',
      text: `insert into rate_count (key, hour, count) values ('list:user_theadmin', ${hour}, 60), ('list:user_theadmin', ${hour + 1}, 60)`,
    })
    for (const method of ['HEAD', 'GET']) {
      const { status, headers } = await get('admin', '/api/lists/ideas.csv', method)
      expect([method, status]).toEqual([method, 429])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600)
    }
    await open().query({ name: '', text: 'delete from rate_count' })
  })

  test('an export is an archive of what the site has', async () => {
    const { bytes, headers } = await get('owner', '/api/export')
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="earshot-\d{4}-\d\d-\d\d\.zip"$/,
    )
    const folder = mkdtempSync(path.join(tmpdir(), 'earshot-export-'))
    const file = path.join(folder, 'export.zip')
    writeFileSync(file, bytes)
    const archive = await openArchive(file)
    await archive.verify()
    expect(archive.manifest.tables.find(({ name }) => name === 'idea')?.rows).toBe(10)
    archive.close()
    rmSync(folder, { recursive: true })
  })

  test('a list is what its page shows, in its order, and no more', async () => {
    const listed = await rowsOf('admin', '/api/lists/ideas.csv?closed=1&sort=newest')
    const wanted = Object.entries(world.things)
      .filter(([thing, { listed: isListed }]) => thing.startsWith('idea') && isListed)
      .map(([, { id }]) => id.slice(5))
    const numbers = listed.slice(1).map((line) => line.split(',')[0])
    expect(numbers.toSorted()).toEqual(wanted.toSorted())
    expect(numbers).toEqual(numbers.toSorted().reverse())
    // Without `closed=1` what has shipped is left out, as on the page.
    const shipped = world.things['idea shipped'].id.slice(5)
    expect(numbers).toContain(shipped)
    const open = await rowsOf('admin', '/api/lists/ideas.csv')
    expect(open.some((line) => line.startsWith(shipped))).toBe(false)
    const word = world.things['idea PUBLIC'].marks[2] ?? ''
    const found = await rowsOf('admin', `/api/lists/ideas.csv?q=${word}`)
    expect(found[1]).toContain(PUBLIC_IDEA.slice(5))
    expect(found[1]).toContain(`https://ideas.invalid/ideas/${PUBLIC_IDEA.slice(5)}`)
  })

  test('a list is narrowed and ordered as its page is', async () => {
    const listed = async (query: string) => {
      const rows = await rowsOf('admin', `/api/lists/ideas.csv?${query}`)
      return rows.slice(1).map((line) => Number(line.split(',')[0]))
    }
    const all = (await listed('closed=1&sort=newest')).toReversed()
    const [first = 0, second = 0, third = 0] = all
    await open().query({
      name: '',
      text: `update idea set pinned = number = ${first}, assignee_id = case when number = ${second} then 'user_theadmin' end,
        target_month = case when number = ${third} then '2026-06-01'::date end, comment_count = 8000000 - number,
        created_at = '2026-05-01Z'::timestamptz + (number - ${first}) * interval '1 day'`,
    })
    expect(await listed('assigned=1')).toEqual([second])
    expect(await listed('pinned=1')).toEqual([first])
    expect(await listed('closed=1&month=2026-06')).toEqual([third])
    const rows = await rowsOf('admin', '/api/lists/ideas.csv?closed=1')
    const columns = rows[0]?.split(',') ?? []
    const facts = ['assignee', 'target month', 'pinned', 'counts hidden']
    const [from, to] = [columns.indexOf('assignee'), columns.indexOf('counts hidden') + 1]
    expect(columns.slice(from, to)).toEqual(facts)
    const factsOf = (number: number) => rows.find((line) => line.startsWith(`${number},`)) ?? ''
    expect(factsOf(first)).toContain('Z,,,yes,no,https:')
    expect(factsOf(second)).toContain('Z,The admin,,no,no,https:')
    expect(factsOf(third)).toContain('Z,,2026-06,no,no,https:')
    const day = new Date(Date.UTC(2026, 4, 1 + second - first)).toISOString().slice(0, 10)
    expect(await listed(`closed=1&from=${day}&to=${day}`)).toEqual([second])
    expect(await listed('closed=1&sort=discussed')).toEqual(all)
    await open().query({ name: '', text: `update site set default_sort = 'NEWEST'` })
    expect(await listed('closed=1')).toEqual([first, ...all.slice(1).toReversed()])
  })

  test('people and votes come with what their reader may know', async () => {
    const list = await rowsOf('admin', '/api/lists/people.csv?role=OWNER')
    expect(list).toHaveLength(2)
    expect(await rowsOf('admin', '/api/lists/people.csv?show=owner')).toEqual(list)
    expect(list[1]).toMatch(
      /^user_theowner,The owner,\w+@people\.invalid,OWNER,Segment \w+,no,,\d{4}-\d\d-\d\dT[\d:.]+Z$/,
    )
    await open().query({
      name: '',
      text: `update person set trusted = true where id = 'user_theauthor'`,
    })
    const segment = list[1]?.split(',')[4] ?? ''
    expect(
      await rowsOf('admin', `/api/lists/people.csv?segment=${encodeURIComponent(segment)}`),
    ).toEqual(list)
    const trusted = await rowsOf('admin', '/api/lists/people.csv?trusted=1')
    expect(trusted[0]).toMatch(/,banned,trusted,joined at$/)
    expect(trusted).toHaveLength(2)
    expect(trusted[1]).toMatch(/^user_theauthor,.*,no,yes,\d{4}-/)
    const votes = await rowsOf('collaborator', `/api/lists/votes.csv?idea=${PUBLIC_IDEA}`)
    expect(votes.find((line) => line.includes('user_theauthor'))).toMatch(
      /Because \w+,The collaborator,https:\/\/evidence\.invalid/,
    )
  })

  test('a queue of triage is that of its page, with why and by whom each post is there', async () => {
    const waiting = await rowsOf('collaborator', '/api/lists/triage.csv')
    const { id, marks } = world.things['idea PENDING']
    const row = waiting.find((line) => line.startsWith(`${id},${id.slice(5)},`)) ?? ''
    expect(row).toContain(',LINKS,')
    expect(row).toContain(`https://ideas.invalid/ideas/${id.slice(5)}`)
    expect(row).toContain(marks[2])
    const comment = world.things['comment PENDING']
    expect(waiting.some((line) => line.startsWith(`${comment.id},`))).toBe(true)
    const spam = await rowsOf('collaborator', '/api/lists/triage.csv?show=spam')
    expect(spam.some((line) => line.startsWith(world.things['idea SPAM'].id))).toBe(true)
    expect(spam.some((line) => line.startsWith(id))).toBe(false)
    const reported = await rowsOf('collaborator', '/api/lists/triage.csv?show=reported')
    expect(reported.find((line) => line.startsWith(PUBLIC_IDEA))).toMatch(/ABUSE: Note \w+/)
  })

  test('imports, letters and addresses are those of the settings', async () => {
    await open().query({
      name: '',
      text: `insert into import_job (id, source, state, counts) values ('import_sheet', '/away/wishes.csv', 'FINISHED', '{"ideas": 3, "failed": 1, "no title: left out": 2}')`,
    })
    const imports = await rowsOf('admin', '/api/lists/imports.csv')
    expect(imports.find((line) => line.startsWith('import_sheet'))).toMatch(
      /^import_sheet,wishes\.csv,FINISHED,3,0,0,1,0,0,2 × no title: left out,/,
    )
    for (const [list, head] of [
      ['letters', 'id,e-mail,subject,reason,attempts,failed at'],
      ['addresses', 'id,e-mail,reason,since'],
    ])
      expect((await rowsOf('admin', `/api/lists/${list}.csv`))[0]).toContain(head)
  })

  test('comments, entries and invitations are those of their pages, harmless for spreadsheets, without a secret', async () => {
    await open().query({
      name: '',
      text: `insert into comment (id, idea_number, author_id, body, body_html, internal) values
        ('comment_sheet1', ${PUBLIC_IDEA.slice(5)}, 'user_themember', '=HYPERLINK("https://evil.invalid")', '', false),
        ('comment_sheet2', ${PUBLIC_IDEA.slice(5)}, 'user_theadmin', 'Two\nlines', '', true)`,
    })
    const { bytes } = await get('collaborator', `/api/lists/comments.csv?idea=${PUBLIC_IDEA}`)
    const comments = bytes.toString()
    expect(comments).toMatch(/comment_sheet1,\d+,The member,user_themember,"'=HYPERLINK/)
    expect(comments).toMatch(/comment_sheet2,.*"Two\nlines",,no,yes,LIVE,0,/)
    const entries = await rowsOf('collaborator', '/api/lists/changelog.csv')
    for (const state of ['PUBLISHED', 'SCHEDULED', 'DRAFT'])
      expect(entries.some((line) => line.includes(`,${state},`))).toBe(true)
    expect(entries.join()).toContain('https://ideas.invalid/changelog/')
    await open().query({
      name: '',
      text: `insert into invitation (id, kind, email, name, role, token_hash, expires_at, invited_by)
        values ('invitation_sheet', 'MEMBER', '@new@people.invalid', 'New', 'MEMBER', 'secrethash', now() + interval '1 day', 'user_theadmin')`,
    })
    const invited = await rowsOf('admin', '/api/lists/invitations.csv')
    expect(invited.find((line) => line.includes('@new'))).toMatch(
      /^'@new@people\.invalid,New,MEMBER,The admin,user_theadmin,2/,
    )
    expect(invited.join()).not.toContain('secrethash')
  })
})
