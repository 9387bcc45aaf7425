import { eq } from 'drizzle-orm'
import { updateBoard } from '#server/areas/boards/updateBoard.ts'
import { findImage } from '#server/areas/images/findImages.ts'
import type { Db } from '#server/db/database.ts'
import { image } from '#server/db/tables/images.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { board, site as siteTable } from '#server/db/tables/site.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { updateSite as update, type UpdateSiteCommand } from './updateSite.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

/** Two ways to sign in are set up. */
const updateSite = (db: Db, call: Omit<UpdateSiteCommand, 'signInWays'>) =>
  update(db, { signInWays: ['code', 'github'], ...call })

describeOnEngines('the settings of the site', (open) => {
  let made: TestSite
  let admin: Actor & Member
  const row = async () => (await open().orm.select().from(siteTable))[0]
  const told = async () =>
    (await open().orm.select().from(outbox).orderBy(outbox.seq)).map(({ kind, data }) => ({
      kind,
      ...data,
    }))

  beforeAll(async () => {
    made = await addSite(open())
    admin = await addMember(open(), 'ADMIN')
  })
  beforeEach(async () => void (await open().orm.delete(outbox)))

  test('what is given changes, the rest stays, and each change is told once with what it was', async () => {
    const change = {
      name: '  Fieldnotes ',
      tagline: 'Notes',
      guestVoting: true,
      visibility: null,
      moderation: 'OFF' as const,
    }
    const call = { actor: admin, change, clientMutationId: 'settings-1' }
    expect(await updateSite(open(), call)).toEqual({
      result: { changed: ['name', 'tagline', 'guestVoting'] },
      errors: [],
    })
    await updateSite(open(), call)
    expect(await row()).toMatchObject({
      name: 'Fieldnotes',
      tagline: 'Notes',
      guestVoting: true,
      visibility: 'PUBLIC',
      moderation: 'OFF',
      signUp: 'OPEN',
    })
    expect(await told()).toEqual([
      { kind: 'site.changed', setting: 'name', from: 'Test', to: 'Fieldnotes' },
      { kind: 'site.changed', setting: 'tagline', from: '', to: 'Notes' },
      { kind: 'site.changed', setting: 'guestVoting', from: false, to: true },
    ])
  })

  test('two admins at once each change what they gave', async () => {
    const other = await addMember(open(), 'OWNER')
    await Promise.all([
      updateSite(open(), { actor: admin, change: { signUp: 'INVITED' } }),
      updateSite(open(), { actor: other, change: { moderation: 'ALL' } }),
    ])
    expect(await row()).toMatchObject({ signUp: 'INVITED', moderation: 'ALL' })
  })

  test('what is refused changes nothing, and names the field', async () => {
    const before = await row()
    const { errors } = await updateSite(open(), {
      actor: admin,
      change: { name: ' ', tagline: 'x'.repeat(141), guestVoting: false },
    })
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['INVALID', 'name'],
      ['INVALID', 'tagline'],
    ])
    expect(await row()).toEqual(before)
    expect(await told()).toEqual([])
  })

  test('the look of the site is stored in one form each, and taken away by an empty text', async () => {
    const change = {
      accentColor: ' #F80 ',
      welcome: '**Hello** <script>alert(1)</script>',
      links: [{ label: ' Docs ', url: 'https://example.com/a b' }],
      emailDomains: ['@Example.com', 'example.com', ' '],
      defaultSort: 'DISCUSSED' as const,
      hidesCounts: true,
      locale: 'fr',
    }
    expect((await updateSite(open(), { actor: admin, change })).errors).toEqual([])
    expect(await row()).toMatchObject({
      accentColor: '#ff8800',
      welcomeHtml: expect.stringContaining('<strong>Hello</strong>'),
      links: [{ label: 'Docs', url: 'https://example.com/a%20b' }],
      emailDomains: ['example.com'],
      defaultSort: 'DISCUSSED',
      hidesCounts: true,
      locale: 'fr',
    })
    expect((await row())?.welcomeHtml).not.toContain('script')
    const again = { accentColor: '', welcome: '', links: [], emailDomains: [], hidesCounts: false }
    await updateSite(open(), { actor: admin, change: { ...again, defaultSort: 'TRENDING' } })
    expect(await row()).toMatchObject({
      accentColor: null,
      welcomeHtml: '',
      links: [],
      emailDomains: [],
    })
  })

  test.each([
    [{ accentColor: 'orange' }, 'ACCENT_UNKNOWN', 'accentColor'],
    [{ welcome: 'x'.repeat(2_001) }, 'TEXT_TOO_LONG', 'welcome'],
    [{ links: [{ label: 'Docs', url: 'javascript:alert(1)' }] }, 'LINK_NOT_HTTPS', 'links.0.url'],
    [{ links: [{ label: '', url: 'https://a.example' }] }, 'TEXT_REQUIRED', 'links.0.label'],
    [{ links: Array(9).fill({ label: 'a', url: 'https://a.example' }) }, 'TOO_MANY_LINKS', 'links'],
    [{ emailDomains: ['a@example.com'] }, 'DOMAIN_WRONG', 'emailDomains'],
    [{ locale: 'tlh' }, 'LANGUAGE_UNKNOWN', 'locale'],
    [{ locale: '' }, 'LANGUAGE_UNKNOWN', 'locale'],
    [{ locale: 'de-AT' }, 'LANGUAGE_UNKNOWN', 'locale'],
    [{ logo: '/images/none' }, 'SITE_IMAGE_GONE', 'logo'],
    [{ favicon: 'https://example.com/a.png' }, 'SITE_IMAGE_GONE', 'favicon'],
    [{ signInOff: ['gopher'] }, 'SIGN_IN_WAY_UNKNOWN', 'signInOff'],
    [{ signInOff: ['code', 'github'] }, 'SIGN_IN_NEEDS_A_WAY', 'signInOff'],
  ])('%j is refused', async (change, reason, field) => {
    const before = await row()
    const { errors } = await updateSite(open(), { actor: admin, change })
    expect(errors).toMatchObject([{ reason, field }])
    expect(await row()).toEqual(before)
  })

  test('a way that was switched off and is set up no longer stands in the way of other settings', async () => {
    const save = async (signInOff: string[], signInWays: string[]) =>
      (await update(open(), { actor: admin, change: { signInOff }, signInWays })).errors
    expect(await save(['github'], ['code', 'github', 'google'])).toEqual([])
    expect(await save(['github', 'google'], ['code', 'google'])).toEqual([])
    expect(await save(['gopher', 'github'], ['code', 'google'])).toMatchObject([
      { reason: 'SIGN_IN_WAY_UNKNOWN', params: { way: 'gopher' } },
    ])
    expect(await save(['code', 'github'], ['code'])).toMatchObject([
      { reason: 'SIGN_IN_NEEDS_A_WAY' },
    ])
    expect(await save([], ['code'])).toEqual([])
    // Once it was switched on, it is unknown.
    expect(await save(['github'], ['code'])).toMatchObject([{ reason: 'SIGN_IN_WAY_UNKNOWN' }])
  })

  test('a picture of one’s own becomes the logo, everybody may see it, and it goes a week after it is replaced', async () => {
    const ids = ['a', 'b'].map((letter) => letter.repeat(26))
    const [first = '', second = ''] = ids
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    await open()
      .orm.insert(image)
      .values(
        ids.map((id) => ({
          id,
          ownerId: admin.personId,
          type: 'image/png' as const,
          width: 8,
          height: 8,
          size: 9,
          keepUntil: soon,
        })),
      )
    const other = await addMember(open(), 'ADMIN')
    const logo = `/images/${first}`
    const refused = await updateSite(open(), { actor: other, change: { logo } })
    expect(refused.errors).toMatchObject([{ reason: 'SITE_IMAGE_GONE' }])
    expect(await findImage(open(), visitor, first)).toBeNull()
    await updateSite(open(), { actor: admin, change: { logo } })
    expect(await findImage(open(), visitor, first)).toEqual({
      type: 'image/png',
      isOfSite: true,
    })
    const until = async (id: string) =>
      (await open().orm.select().from(image).where(eq(image.id, id)))[0]?.keepUntil
    expect(await until(first)).toBeNull()
    await updateSite(open(), { actor: admin, change: { logo: `/images/${second}` } })
    expect(await findImage(open(), visitor, first)).toBeNull()
    expect(await until(first)).not.toBeNull()
    // Whoever replaced it may leave it as it is in another change.
    expect((await updateSite(open(), { actor: other, change: { signUp: 'OPEN' } })).errors).toEqual(
      [],
    )
    await updateSite(open(), { actor: admin, change: { logo: '' } })
    expect((await row())?.logo).toBeNull()
  })

  test.each<Role>(['MEMBER', 'COLLABORATOR'])('a %s may not', async (role) => {
    const actor = await addMember(open(), role)
    const boardId = made.boards.public
    const outcomes = [
      await updateSite(open(), { actor, change: { name: 'Mine' } }),
      await updateBoard(open(), { actor, boardId, change: { visibility: 'TEAM' } }),
    ]
    expect(outcomes.map(({ errors }) => errors[0]?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(await told()).toEqual([])
  })

  test('a board is gone for others at the next request, with its ideas and counts', async () => {
    await addIdea(open(), {
      title: 'Plain',
      boardId: made.boards.public,
      statusId: statusId(made, 'open'),
    })
    const look =
      '{ site { ideaCount boards { slug } } board: boardBySlug(slug: "public") { id } ideas { totalCount } found: ideas(filter: { search: "plain" }) { totalCount } }'
    expect((await askSchema(open(), visitor, look)).data).toMatchObject({
      site: { ideaCount: 1, boards: [{ slug: 'public' }] },
      ideas: { totalCount: 1 },
      found: { totalCount: 1 },
    })
    await updateBoard(open(), {
      actor: admin,
      boardId: made.boards.public,
      change: { visibility: 'TEAM' },
    })
    expect((await askSchema(open(), visitor, look)).data).toEqual({
      site: { ideaCount: 0, boards: [] },
      board: null,
      ideas: { totalCount: 0 },
      found: { totalCount: 0 },
    })
    expect(await told()).toEqual([
      {
        kind: 'board.changed',
        boardId: made.boards.public,
        setting: 'visibility',
        from: 'PUBLIC',
        to: 'TEAM',
      },
    ])
    expect(
      (await open().orm.select().from(board).where(eq(board.id, made.boards.public)))[0]
        ?.visibility,
    ).toBe('TEAM')
    expect(
      (
        await updateBoard(open(), {
          actor: admin,
          boardId: 'board_none',
          change: { visibility: 'TEAM' },
        })
      ).errors,
    ).toMatchObject([{ code: 'NOT_FOUND', field: 'boardId' }])
  })

  test('a site for members tells others its name alone', async () => {
    const look =
      '{ viewer { canRead canVote } site { name tagline ideaCount boards { id } statuses { id } tags { id } } }'
    expect((await askSchema(open(), visitor, look)).data).toMatchObject({
      viewer: { canRead: true, canVote: true },
      site: { tagline: 'Notes' },
    })
    await updateSite(open(), { actor: admin, change: { visibility: 'MEMBERS' } })
    expect((await askSchema(open(), visitor, look)).data).toEqual({
      viewer: { canRead: false, canVote: false },
      site: { name: 'Fieldnotes', tagline: '', ideaCount: 0, boards: [], statuses: [], tags: [] },
    })
    expect((await askSchema(open(), admin, look)).data).toMatchObject({
      viewer: { canRead: true, canVote: true },
      site: { tagline: 'Notes' },
    })
  })
})
