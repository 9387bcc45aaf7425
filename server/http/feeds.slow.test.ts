import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { feedAddress, type FeedForm, type FeedSubject } from '#rules/feeds.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import { contextOfPage, type ServerParts } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execution/execute.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import { watchContent } from '#server/kernel/contentVersion.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { cookieScope } from '#server/services/session/cookie.ts'
import { callHttp, type HttpCall } from '#server/testing/callHttp.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { readers, type Thing } from '#server/testing/permissions/readers.ts'
import { buildWorld, type World } from '#server/testing/permissions/world.ts'
import { countAnswers } from './answersInFlight.ts'
import { askAsNobody } from './askAsNobody.ts'
import { feedAnswer } from './feeds.ts'
import { listen, type HttpServer } from './server.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

describeOnEngines('feeds', (open) => {
  let db: OpenDatabase
  let world: World
  let server: HttpServer
  let url: string
  let asked = 0

  beforeAll(async () => {
    db = open()
    world = await buildWorld(db)
    const log = pino({ level: 'silent' })
    server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
    url = `http://127.0.0.1:${server.port}`
    const auth = { secret: 's', cookie: cookieScope(url), providers: [] } as unknown as Auth
    const parts = {
      db,
      auth,
      publicUrl: url,
      mailer: { codeBy: 'TERMINAL' },
    } as never as ServerParts
    const answers = countAnswers()
    const ask = askAsNobody({
      execute: createExecute({ schema: buildSchema(), log, introspection: false }),
      contextFor: (request) => contextOfPage(parts, request),
      answers,
    })
    const counting: typeof ask = (...args) => {
      asked += 1
      return ask(...args)
    }
    server.serve(feedAnswer({ ask: counting, version: watchContent(db), answers, publicUrl: url }))
  })
  afterAll(() => server.close(100))
  afterEach(() => db.orm.update(siteTable).set({ visibility: 'PUBLIC' }))

  const call = (subject: FeedSubject, form: FeedForm = 'json', sent?: HttpCall) =>
    callHttp(url, feedAddress(subject, form), sent)
  const isSeen = (thing: Thing): boolean => readers[thing].startsWith('v')
  const subjectOf = (thing: Thing): FeedSubject => {
    const { id, slug } = world.things[thing]
    return thing.startsWith('board')
      ? { kind: 'board', slug }
      : { kind: 'idea', number: Number(id.slice(5)) }
  }
  const things = (kind: string): Thing[] =>
    (Object.keys(world.things) as Thing[]).filter((thing) => thing.split(' ')[0] === kind)
  const itemsOf = async (subject: FeedSubject): Promise<Record<string, unknown>[]> => {
    const { bytes } = await call(subject)
    return (JSON.parse(bytes.toString()) as { items: Record<string, unknown>[] }).items
  }

  test('the feed of the site has the ideas that lists show to a visitor, the newest first', async () => {
    const items = await itemsOf({ kind: 'site' })
    const expected = things('idea').filter((thing) => isSeen(thing) && world.things[thing].listed)
    expect(items.map(({ id }) => id).toSorted()).toEqual(
      expected.map((thing) => `${url}/ideas/${world.things[thing].id.slice(5)}`).toSorted(),
    )
    const moments = items.map((item) => String(item['date_published']))
    expect(moments).toEqual(moments.toSorted().toReversed())
  })

  test('there is a feed of each board and idea that a visitor may see, and of no other', async () => {
    for (const thing of [...things('board'), ...things('idea')]) {
      const { status } = await call(subjectOf(thing))
      expect([thing, status]).toEqual([thing, isSeen(thing) ? 200 : 404])
    }
  })

  test('the feed of an idea has what a visitor may read of its discussion, and the idea', async () => {
    const items = await itemsOf(subjectOf('idea PUBLIC'))
    const text = JSON.stringify(items)
    for (const thing of things('comment')) {
      const isOwn = !thing.includes(' on ') || thing.endsWith('on PUBLIC')
      const hasWords = isOwn && isSeen(thing) && !thing.includes('DELETED')
      expect([thing, world.things[thing].marks.some((mark) => text.includes(mark))]).toEqual([
        thing,
        hasWords,
      ])
    }
    expect(items.at(-1)).toMatchObject({ id: `${url}/ideas/7310222` })
    expect(items.map(({ title }) => title)).toContain('Official answer by The author')
  })

  test('a feed speaks the language of the site, and says so', async () => {
    const speak = (locale: string) => db.orm.update(siteTable).set({ locale })
    for (const [locale, log, titles] of [
      ['de', 'Changelog · ', ['Offizielle Antwort von The author', 'Kommentar von The author']],
      ['fr', 'Nouveautés · ', ['Réponse officielle de The author', 'Commentaire de The author']],
      ['es', 'Novedades · ', ['Respuesta oficial de The author', 'Comentario de The author']],
    ] as const) {
      await speak(locale)
      const { bytes } = await call({ kind: 'changelog' })
      const feed = JSON.parse(bytes.toString()) as { language: string; title: string }
      expect([feed.language, feed.title.startsWith(log)]).toEqual([locale, true])
      const items = await itemsOf(subjectOf('idea PUBLIC'))
      expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles]))
    }
    await speak('en')
  })

  test('the feed of the changelog has what is published', async () => {
    const items = await itemsOf({ kind: 'changelog' })
    const text = JSON.stringify(items)
    const entries = things('entry')
    expect(entries).not.toEqual([])
    for (const thing of entries) {
      const { marks } = world.things[thing]
      expect([thing, marks.some((mark) => text.includes(mark))]).toEqual([thing, isSeen(thing)])
    }
  })

  test('a site for its members has none', async () => {
    expect((await call({ kind: 'site' })).status).toBe(200)
    await db.orm.update(siteTable).set({ visibility: 'MEMBERS' })
    const subjects = things('board').concat(things('idea')).map(subjectOf)
    for (const subject of [{ kind: 'site' } as const, ...subjects])
      expect((await call(subject)).status).toBe(404)
  })

  test('a reader is told what has not changed, by its tag or by the moment', async () => {
    for (const form of ['atom', 'json'] as const) {
      const { headers, bytes } = await call({ kind: 'site' }, form)
      expect(headers).toMatchObject({
        'content-type': `application/${form === 'atom' ? 'atom+xml' : 'feed+json'}; charset=utf-8`,
        'cache-control': 'public, max-age=300',
      })
      expect(bytes.length).toBeGreaterThan(0)
      const known = [
        { 'if-none-match': headers['etag'] },
        { 'if-modified-since': headers['last-modified'] },
      ]
      for (const sent of known) {
        const again = await call({ kind: 'site' }, form, { headers: sent })
        expect([again.status, again.bytes.length]).toEqual([304, 0])
      }
      const other = { 'if-none-match': '"x"', 'if-modified-since': headers['last-modified'] }
      const anew = await call({ kind: 'site' }, form, { headers: other })
      expect(anew.status).toBe(200)
      const old = { 'if-modified-since': new Date(0).toUTCString() }
      expect((await call({ kind: 'site' }, form, { headers: old })).status).toBe(200)
    }
    const head = await call({ kind: 'site' }, 'json', { method: 'HEAD' })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    expect((await call({ kind: 'site' }, 'json', { method: 'POST' })).status).toBe(405)
  })

  test('a feed is made once, until something changes', async () => {
    const subject = subjectOf('idea PUBLIC')
    await call(subject)
    const before = asked
    const first = await call(subject)
    expect(asked).toBe(before)
    await db.orm.update(idea).set({ title: 'Another <title>' }).where(eq(idea.number, 7_310_222))
    const second = await call(subject)
    expect(asked).toBe(before + 1)
    expect(second.headers['etag']).not.toBe(first.headers['etag'])
    expect((await call(subject, 'atom')).bytes.toString()).toContain('Another &#60;title&#62;')
  })

  test('the feed of a merged idea is that of the other one', async () => {
    const [from, into] = [subjectOf('idea shipped'), subjectOf('idea PUBLIC')]
    const numberOf = (subject: FeedSubject) => (subject.kind === 'idea' ? subject.number : 0)
    const merge = (mergedInto: number | null) =>
      db.orm
        .update(idea)
        .set({ mergedInto })
        .where(eq(idea.number, numberOf(from)))
    await merge(numberOf(into))
    const { status, headers } = await call(from, 'atom')
    expect([status, headers['location']]).toEqual([308, feedAddress(into, 'atom')])
    await merge(null)
  })
})
