import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { RenderPage } from '#rules/renderedPage.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { contextOfPage, type Context, type ServerParts } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execution/execute.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { createBudget } from '#server/kernel/budget.ts'
import { watchContent } from '#server/kernel/contentVersion.ts'
import { watchSiteLocale } from '#server/kernel/siteLocale.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { cookieScope } from '#server/services/session/cookie.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { callHttp } from '#server/testing/callHttp.ts'
import { describeOnEngines, openForTwoServers } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'
import { countAnswers } from './answersInFlight.ts'
import { createOrigins } from './origins.ts'
import { renderPages } from './pages.ts'
import { listen, type HttpServer } from './server.ts'
import { createSite } from './site.ts'

/* Two servers on one database: what is changed through either is on the next page of both. */

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const log = pino({ level: 'silent' })
const query = `{
  site { name statuses { name ideaCount } }
  ideas(first: 20) { edges { node { number title voteCount commentCount pinned
    status { name } author { name } comments(first: 20) { edges { node { state author { name } } } } } } }
}`
let rendered = 0
let turns = 0

/** A page that shows all of a small site. */
const renderPage: RenderPage = async ({ fetch, siteUrl }) => {
  rendered += 1
  const body = JSON.stringify({ query, variables: {}, operationName: null })
  const answer: unknown = await (await fetch('/graphql', { method: 'POST', body })).json()
  const beginning = {
    now: 0,
    siteUrl,
    answers: [answer],
    awaited: [],
    isMissing: false,
    isClosed: false,
  }
  return {
    redirect: null,
    head: '',
    css: '',
    structuredData: null,
    html: '',
    beginning,
    rest: null,
  }
}

async function startOn(db: OpenDatabase, client: string): Promise<HttpServer> {
  const server = await listen({ port: 0, host: '127.0.0.1', trustProxy: true, log })
  const publicUrl = 'http://localhost'
  const auth = { secret: 's', cookie: cookieScope(publicUrl), providers: [] } as unknown as Auth
  const version = watchContent(db)
  const parts = { db, auth, publicUrl, mailer: { codeBy: 'TERMINAL' } } as unknown as ServerParts
  server.serve(
    createSite({
      db,
      graphql: () => Promise.reject(new Error('Nothing is asked by HTTP')),
      pages: (html) =>
        renderPages<Context>({
          load: () => Promise.resolve(renderPage),
          html,
          execute: createExecute({ schema: buildSchema(), log, introspection: false }),
          contextFor: (request) => contextOfPage(parts, request),
          budget: createBudget(),
          answers: countAnswers(),
          version,
          locale: watchSiteLocale(db, version),
          isAnonymous: () => true,
          sharedSeconds: 0,
          publicUrl,
          log,
        }),
      client,
      publicUrl,
      origins: createOrigins({ publicUrl, isFixed: false, allowed: [] }),
      version: '1',
    }),
  )
  return server
}

describeOnEngines('a kept page', (_, engine) => {
  let folder: string
  let databases: [OpenDatabase, OpenDatabase]
  let servers: HttpServer[]
  let admin: Actor & Member
  let ids: Record<string, string>

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'earshot-kept-'))
    writeFileSync(
      path.join(folder, 'index.html'),
      '<html lang="en"><head></head><body><div id="root"></div></body>',
    )
    databases = await openForTwoServers(engine)
    servers = await Promise.all(databases.map((db) => startOn(db, folder)))
    const [db] = databases
    const site = await addSite(db)
    admin = await addMember(db, 'ADMIN', 'Ann')
    const add = async (title: string) =>
      `idea_${await addIdea(db, { title, boardId: site.boards.public, statusId: statusId(site, 'open'), authorId: admin.personId })}`
    ids = {
      first: await add('First'),
      second: await add('Second'),
      third: await add('Third'),
      planned: statusId(site, 'planned'),
      board: site.boards.public,
    }
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close(0)))
    await Promise.all([...new Set(databases)].toReversed().map((db) => db.close()))
    rmSync(folder, { recursive: true, force: true })
  })

  const pages = () =>
    Promise.all(
      servers.map(async ({ port }) => {
        const answer = await callHttp(`http://127.0.0.1:${port}`, '/', {
          headers: { accept: 'text/html' },
        })
        expect(answer).toMatchObject({
          status: 200,
          headers: { 'cache-control': 'public, no-cache' },
        })
        return answer.bytes.toString()
      }),
    )

  test.each([
    ['a vote', 'setVote(ideaId: "first", voted: true)'],
    ['a vote that is taken back', 'setVote(ideaId: "first", voted: false)'],
    ['a comment', 'postComment(ideaId: "first", body: "Hello")'],
    ['a status', 'setIdeaStatus(ideaId: "first", statusId: "planned")'],
    [
      'a new title',
      'editIdea(ideaId: "first", boardId: "board", title: "Another", body: "", expectedVersion: 1)',
    ],
    ['a name', 'updateProfile(name: "Anna")'],
    ['a language', 'updateSite(locale: "de")'],
    ['a setting of the site', 'updateSite(name: "Another name")'],
    ['an idea that is hidden', 'setIdeaState(ideaId: "third", state: SPAM)'],
    ['an idea that comes back', 'setIdeaState(ideaId: "third", state: LIVE)'],
    ['a merge', 'mergeIdea(ideaId: "second", intoId: "first")'],
    ['a merge that is undone', 'unmergeIdea(ideaId: "second")'],
    ['a new idea', 'postIdea(boardId: "board", title: "Fourth", body: "")'],
    ['a board that is closed', 'updateBoard(boardId: "board", visibility: MEMBERS)'],
    ['a site that is closed', 'updateSite(visibility: MEMBERS)'],
  ])('shows %s at once, on each server, and is kept until then', async (_what, call) => {
    const before = await pages()
    const count = rendered
    expect(await pages()).toEqual(before)
    expect(rendered).toBe(count)
    // Through either server in turn.
    const db = databases[(turns += 1) % 2]
    const named = call.replaceAll(/"(\w+)"/g, (_text, name: string) =>
      JSON.stringify(ids[name] ?? name),
    )
    const { data, errors } = await askSchema(
      db ?? databases[0],
      admin,
      `mutation { ${named} { errors { code } } }`,
    )
    expect([errors, Object.values(data ?? {})]).toEqual([[], [{ errors: [] }]])
    const after = await pages()
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(after[0])
  })

  test('says in which language the site speaks', async () => {
    const before = await pages()
    await askSchema(
      databases[0],
      admin,
      'mutation { updateSite(locale: "fr") { site { locale } } }',
    )
    expect([before[0], (await pages())[1]]).toEqual([
      expect.stringMatching(/^<html lang="de" dir="ltr">/),
      expect.stringMatching(/^<html lang="fr" dir="ltr">/),
    ])
  })
})
