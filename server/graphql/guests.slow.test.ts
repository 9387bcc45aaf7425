import { graphql } from 'graphql'
import { guestCookie } from '#server/areas/accounts/guest.ts'
import { authSession, authUser } from '#server/db/tables/accounts.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import { vote } from '#server/db/tables/votes.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { cookieScope, signed } from '#server/services/session/cookie.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'
import { createContext, type ServerParts } from './context.ts'
import { buildSchema } from './schema.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const auth = {
  secret: 'a secret of tests',
  cookie: cookieScope('http://localhost'),
  providers: [],
} as unknown as Auth
const setVote =
  'mutation Vote($id: ID!, $voted: Boolean! = true, $call: String, $key: String) { setVote(ideaId: $id, voted: $voted, clientMutationId: $call, guestKey: $key) { errors { code } idea { voteCount viewerHasVoted viewerCanVote } } }'
const look =
  'query Look($id: ID!) { viewer { user { id } isGuest canVote canPost canReport } idea(id: $id) { voteCount viewerHasVoted viewerIsFollowing viewerCanFollow voters { edges { node { id } } } } voted: ideas(filter: { voted: true }) { totalCount } }'
const pair = (cookie: string | undefined) => cookie?.split(';')[0] ?? ''

describeOnEngines('voting before signing in', (open) => {
  let id: string
  let hidden: string
  const ask = async (
    source: string,
    variableValues: Record<string, unknown>,
    cookie?: string,
    address = '192.0.2.1',
  ) => {
    const cookies: string[] = []
    const request = {
      id: 'r',
      headers: { cookie },
      address,
      cookies,
      signal: new AbortController().signal,
    } as Parameters<typeof createContext>[1]
    const parts = {
      db: open(),
      auth,
      publicUrl: 'http://localhost',
      mailer: { codeBy: 'TERMINAL' },
    } as unknown as ServerParts
    const { data, errors } = await graphql({
      schema: buildSchema(),
      source,
      variableValues,
      contextValue: await createContext(parts, request),
    })
    expect(errors).toBeUndefined()
    return { data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>, cookies }
  }

  beforeAll(async () => {
    const site = await addSite(open())
    id = `idea_${await addIdea(open(), { title: 'An idea', boardId: site.boards.public, statusId: statusId(site, 'open') })}`
    hidden = `idea_${await addIdea(open(), { title: 'For members', boardId: site.boards.members, statusId: statusId(site, 'open') })}`
    await open().orm.update(siteTable).set({ guestVoting: true })
  })
  beforeEach(async () => void (await open().orm.delete(vote)))

  test('reading sets no cookie; the first vote does, and by it the browser is known again', async () => {
    const before = await ask(look, { id })
    expect(before).toMatchObject({
      cookies: [],
      data: {
        viewer: { user: null, isGuest: false, canVote: true, canPost: false, canReport: false },
      },
    })
    const first = await ask(setVote, { id })
    expect(first.data).toMatchObject({
      setVote: { errors: [], idea: { viewerHasVoted: true, viewerCanVote: true } },
    })
    expect(first.cookies).toEqual([
      expect.stringMatching(
        /^earshot\.guest=user_\w+\.\S+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
    const cookie = pair(first.cookies[0])
    const after = await ask(look, { id }, cookie)
    expect(after).toMatchObject({
      cookies: [],
      data: {
        viewer: { user: null, isGuest: true, canVote: true, canPost: false },
        idea: {
          viewerHasVoted: true,
          viewerIsFollowing: false,
          viewerCanFollow: false,
          voters: { edges: [] },
        },
        voted: { totalCount: 1 },
      },
    })
    expect((await ask(look, { id })).data).toMatchObject({ idea: { viewerHasVoted: false } })
    expect((await ask(setVote, { id, voted: false }, cookie)).data).toMatchObject({
      setVote: { errors: [], idea: { viewerHasVoted: false } },
    })
  })

  test('who a guest is cannot be guessed, forged, or read; a first vote sent again is the same one', async () => {
    const call = 'abcdef0123456789abcdef0123456789'
    const [first, again] = [await ask(setVote, { id, call }), await ask(setVote, { id, call })]
    expect(again.cookies).toEqual(first.cookies)
    const cookie = pair(first.cookies[0])
    const guestId = /=(user_\w+)\./.exec(cookie)?.[1] ?? ''
    for (const forged of [
      cookie.slice(0, -4),
      `earshot.guest=${guestId}`,
      `earshot.guest=${signed(guestId, auth.secret)}`,
      pair(guestCookie({ ...auth, secret: 'another' }, guestId)),
    ]) {
      expect((await ask(look, { id }, forged)).data).toMatchObject({
        viewer: { isGuest: false },
        idea: { viewerHasVoted: false },
      })
    }
    const { data } = await ask(
      'query Guest($id: ID!) { node(id: $id) { id } }',
      { id: guestId },
      cookie,
    )
    expect(data).toEqual({ node: null })
  })

  const elsewhere = '198.51.100.7'
  const counted = async () => {
    const { data } = await ask(look, { id })
    return (data as { idea: { voteCount: number } }).idea.voteCount
  }

  test('a first vote that is repeated from another network counts once', async () => {
    for (const repeated of [
      { id, call: '1234560123456789abcdef0123456789' },
      { id, call: 'bbcdef0123456789abcdef0123456789', key: '0123456789abcdef0123456789abcdef' },
    ]) {
      const before = await counted()
      const first = await ask(setVote, repeated)
      const again = await ask(setVote, repeated, undefined, elsewhere)
      expect(again.data).toEqual(first.data)
      expect(again.cookies).toEqual(first.cookies)
      expect(await counted()).toBe(before + 1)
    }
  })

  test('one browser is one guest, however many first votes it sends before an answer', async () => {
    const before = await counted()
    const key = 'fedcba9876543210fedcba9876543210'
    const votes = await Promise.all(
      ['c', 'd', 'e'].map((letter) => ask(setVote, { id, key, call: letter.repeat(32) })),
    )
    expect(new Set(votes.map(({ cookies }) => cookies[0])).size).toBe(1)
    expect(await counted()).toBe(before + 1)
  })

  test('a vote whose answer was lost can be withdrawn without its cookie, by its browser alone', async () => {
    const before = await counted()
    const key = '00112233445566778899aabbccddeeff'
    await ask(setVote, { id, key })
    await ask(setVote, { id, voted: false, key: 'ff112233445566778899aabbccddee00' })
    expect(await counted()).toBe(before + 1)
    const withdrawn = await ask(setVote, { id, voted: false, key }, undefined, elsewhere)
    expect(withdrawn.data).toMatchObject({
      setVote: { errors: [], idea: { viewerHasVoted: false } },
    })
    expect(await counted()).toBe(before)
  })

  test('a guest reads what visitors read, and may do nothing else', async () => {
    const cookie = pair((await ask(setVote, { id })).cookies[0])
    expect((await ask(look, { id: hidden }, cookie)).data).toMatchObject({ idea: null })
    expect((await ask(setVote, { id: hidden }, cookie)).data).toMatchObject({
      setVote: { errors: [{ code: 'NOT_FOUND' }], idea: null },
    })
    const post =
      'mutation Post { postIdea(title: "A wish", body: "", boardId: "x") { errors { code } } }'
    expect((await ask(post, {}, cookie)).data).toEqual({
      postIdea: { errors: [{ code: 'NOT_SIGNED_IN' }] },
    })
    await open().orm.update(siteTable).set({ guestVoting: false })
    expect((await ask(look, { id }, cookie)).data).toMatchObject({
      viewer: { canVote: false },
      idea: { viewerHasVoted: true, voteCount: expect.any(Number) as number },
    })
    expect((await ask(setVote, { id, voted: false }, cookie)).data).toMatchObject({
      setVote: { errors: [{ code: 'NOT_SIGNED_IN' }], idea: { viewerHasVoted: true } },
    })
    await open().orm.update(siteTable).set({ guestVoting: true })
  })

  test("a guest's cookie that comes with a session is that person's, and ends", async () => {
    const guest = pair((await ask(setVote, { id })).cookies[0])
    const { personId } = await addMember(open())
    await open()
      .orm.insert(authUser)
      .values({ id: personId, personId, name: 'Somebody', email: `${personId}@account.invalid` })
    await open()
      .orm.insert(authSession)
      .values({
        id: 'token',
        token: 'token',
        userId: personId,
        expiresAt: new Date(Date.now() + 60_000),
      })
    const both = `${guest}; earshot.session_token=${signed('token', auth.secret)}`
    const { data, cookies } = await ask(look, { id }, both)
    expect(data).toMatchObject({
      viewer: { user: { id: personId }, isGuest: false },
      idea: { viewerHasVoted: true },
    })
    expect(cookies).toEqual(['earshot.guest=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect(await open().orm.select().from(vote)).toMatchObject([{ personId }])
    const gone = await ask(setVote, { id }, guest)
    expect(gone).toMatchObject({ data: { setVote: { errors: [{ code: 'CONFLICT' }] } }, cookies })
    expect((await ask(look, { id }, guest)).data).toMatchObject({
      viewer: { isGuest: false },
      idea: { viewerHasVoted: false },
    })
  })
})
