import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { unsubscribeToken, type MailPurpose } from '#server/areas/mailing/letterToken.ts'
import {
  ideaMute,
  notificationDefault,
  notificationPreference,
  notificationSetting,
} from '#server/db/tables/notifications.ts'
import { board } from '#server/db/tables/site.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { listen, type HttpServer } from './server.ts'
import { unsubscribeAnswer } from './unsubscribe.ts'

const secret = 'a secret of at least thirty-two characters'

describeOnEngines('the link that ends letters', (open) => {
  let server: HttpServer
  let personId: string
  let ideaNumber: number
  let boards: TestSite['boards']
  let where: { boardId: string; statusId: string }

  beforeAll(async () => {
    const site = await addSite(open())
    boards = site.boards
    where = { boardId: boards.public, statusId: statusId(site, 'open') }
    ideaNumber = await addIdea(open(), { title: 'Dark <mode>', ...where })
    personId = (await addMember(open())).personId
    server = await listen({
      port: 0,
      host: '127.0.0.1',
      trustProxy: false,
      log: pino({ level: 'silent' }),
    })
    const publicUrl = `http://127.0.0.1:${server.port}/feedback`
    server.serve(unsubscribeAnswer({ db: open(), secret, publicUrl }))
  })
  afterAll(() => server.close(100))

  const addressOf = (purpose: MailPurpose, token = unsubscribeToken(secret, personId, purpose)) =>
    `http://127.0.0.1:${server.port}/feedback/unsubscribe?token=${encodeURIComponent(token)}`
  const post = (address: string, body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(address, { method: 'POST', body, headers: { 'content-type': type } })
  /** The title of an answer's page without the site, and whether its button takes back what was done. */
  const look = async (answer: Promise<Response>) => {
    const page = await (await answer).text()
    const title = /<title>(.*) · Test<\/title>/.exec(page)?.[1]
    expect(page).toContain(`>${title}</h1>`)
    return { title, undo: page.includes('name="undo" value="1"') }
  }
  const isStopped = async () => {
    const [setting] = await open()
      .orm.select()
      .from(notificationSetting)
      .where(eq(notificationSetting.personId, personId))
    return setting?.stoppedMail ?? false
  }
  const mutes = () => open().orm.select().from(ideaMute).where(eq(ideaMute.personId, personId))

  test('a mail program ends them by one POST, without a cookie, as often as it likes (RFC 8058)', async () => {
    const address = addressOf({ kind: 'all' })
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(address, 'List-Unsubscribe=One-Click')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await isStopped()).toBe(true)
    }
    const parts =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    expect((await post(address, parts, 'multipart/form-data; boundary=b')).status).toBe(200)
    expect(await isStopped()).toBe(true)
  })

  test('what the team alone is told of ends as a whole; what the letter was about comes back', async () => {
    const address = addressOf({ kind: 'team', told: 'AWAITS_APPROVAL' })
    const mailed = async () => {
      const rows = await open()
        .orm.select()
        .from(notificationPreference)
        .where(eq(notificationPreference.personId, personId))
      return rows.filter(({ isOn }) => isOn).map(({ kind }) => kind)
    }
    const choice = { personId, channel: 'MAIL', isOn: true } as const
    await open()
      .orm.insert(notificationPreference)
      .values([
        { ...choice, kind: 'AWAITS_APPROVAL' },
        { ...choice, kind: 'NEW_IDEA' },
      ])
    const done = await (await post(address, 'List-Unsubscribe=One-Click')).text()
    expect(done).toContain('or about posts waiting for approval.')
    expect([await mailed(), await mutes()]).toEqual([[], []])
    const back = await (await post(address, 'undo=1')).text()
    expect(back).toContain('You’ll get e-mail about posts waiting for approval again.')
    expect(await mailed()).toEqual(['AWAITS_APPROVAL'])
  })

  test('following the link changes nothing; the page has a form, and a way back', async () => {
    await post(addressOf({ kind: 'all' }), 'undo=1')
    const address = addressOf({ kind: 'idea', ideaNumber })
    const asked = await fetch(address)
    const page = await asked.text()
    expect(asked.status).toBe(200)
    expect(asked.headers.get('referrer-policy')).toBe('no-referrer')
    expect(asked.headers.get('cache-control')).toBe('no-store')
    expect(page).toContain('<title>Mute this idea? · Test</title>')
    expect(page).toContain('If you mute it, you’ll get no e-mail')
    expect(page).toMatch(/<form method="post" action="\/feedback\/unsubscribe\?token=[^"]+"/)
    expect(page).not.toMatch(/<script|<img/)
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
    expect(await mutes()).toEqual([])
    const done = await (await post(address, '')).text()
    expect(done).toContain('<title>Idea muted · Test</title>')
    expect(await mutes()).toMatchObject([{ ideaNumber }])
    expect(await (await post(address, 'undo=1')).text()).toContain(
      '<title>Idea unmuted · Test</title>',
    )
    expect(await mutes()).toEqual([])
    expect(await isStopped()).toBe(false)
  })

  test.each([
    [{ kind: 'all' }, 'Unsubscribed from all e-mail', 'Subscribed again'],
    [{ kind: 'changelog' }, 'Unsubscribed from the changelog', 'Subscribed to the changelog again'],
    [
      { kind: 'team', told: 'AWAITS_APPROVAL' },
      'Unsubscribed from new posts',
      'Subscribed to new posts again',
    ],
    [{ kind: 'idea' }, 'Idea muted', 'Idea unmuted'],
  ] as const)(
    'the link of $kind opens on what is so, with the way back',
    async (given, stopped, restored) => {
      const address = addressOf(given.kind === 'idea' ? { ...given, ideaNumber } : given)
      await post(address, 'undo=1')
      expect(await look(fetch(address))).toEqual({
        title: expect.stringMatching(/\?$/),
        undo: false,
      })
      const isNow = { title: stopped, undo: true }
      expect(await look(post(address, 'undo=0'))).toEqual(isNow)
      expect(await look(fetch(address))).toEqual(isNow)
      expect(await look(post(address, 'List-Unsubscribe=One-Click'))).toEqual(isNow)
      expect(await look(post(address, 'undo=1'))).toEqual({ title: restored, undo: false })
      expect(await look(fetch(address))).toEqual({
        title: expect.stringMatching(/\?$/),
        undo: false,
      })
    },
  )

  test('what was chosen elsewhere shows: in the settings, by the team, on the page of an idea that took it in', async () => {
    const changelog = addressOf({ kind: 'changelog' })
    const rows = open().orm.delete(notificationPreference)
    await rows.where(eq(notificationPreference.personId, personId))
    const byTeam = { kind: 'CHANGELOG', channel: 'MAIL', isOn: false } as const
    await open().orm.insert(notificationDefault).values(byTeam)
    expect((await look(fetch(changelog))).undo).toBe(true)
    await open().orm.delete(notificationDefault)

    const target = await addIdea(open(), { title: 'Themes', ...where })
    const merged = await addIdea(open(), { title: 'Night', ...where, mergedInto: target })
    const address = addressOf({ kind: 'idea', ideaNumber: merged })
    await open().orm.insert(ideaMute).values({ personId, ideaNumber: merged })
    expect((await look(fetch(address))).undo).toBe(false)
    await open().orm.insert(ideaMute).values({ personId, ideaNumber: target })
    expect((await look(fetch(address))).undo).toBe(true)
    await open().orm.delete(ideaMute)
  })

  test('the form is led back to what is so, a mail program is led nowhere', async () => {
    const address = addressOf({ kind: 'changelog' })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const asked = { method: 'POST', headers, redirect: 'manual' } as const
    const { status, headers: told } = await fetch(address, { ...asked, body: 'undo=1' })
    expect(status).toBe(303)
    expect(told.get('location')).toBe(`${address.replace(/^http:..[^/]+/, '')}&done`)
    const oneClick = await fetch(address, { ...asked, body: 'List-Unsubscribe=One-Click' })
    expect(oneClick.status).toBe(200)
    await post(address, 'undo=1')
  })

  test('who gets no e-mail at all is not promised any', async () => {
    const [all, one] = [addressOf({ kind: 'all' }), addressOf({ kind: 'changelog' })]
    const none = 'You’ve unsubscribed from all e-mail from Test, so for now none is sent to you.'
    await post(all, '')
    expect(await (await post(one, 'undo=1')).text()).toContain(none)
    expect(await (await fetch(all)).text()).not.toContain(none)
    await post(all, 'undo=1')
    expect(await (await fetch(one)).text()).not.toContain(none)
  })

  test('the page leads to the site, and to the idea while everybody may read it', async () => {
    const opened = async (purpose: MailPurpose) => (await fetch(addressOf(purpose))).text()
    const page = await opened({ kind: 'idea', ideaNumber })
    expect(page).toMatch(/<a href="\/feedback\/"[^>]*>Test<\/a>/)
    expect(page).toMatch(/<a href="\/feedback\/"[^>]*>Open Test<\/a>/)
    expect(page).toMatch(
      new RegExp(`<a href="/feedback/ideas/${ideaNumber}/slug"[^>]*>Dark &#60;mode&#62;</a>`),
    )
    const hidden = await addIdea(open(), { title: 'Secret', ...where, boardId: boards.members })
    const closed = await opened({ kind: 'idea', ideaNumber: hidden })
    expect(closed).not.toMatch(/Secret|\/ideas\//)
    await open().orm.update(board).set({ deletedAt: new Date().toISOString() })
    expect(await opened({ kind: 'idea', ideaNumber })).not.toMatch(/Dark|\/ideas\//)
    await open().orm.update(board).set({ deletedAt: null })
  })

  test('a link that this site did not make is not known, and does nothing', async () => {
    for (const token of ['', 'x', unsubscribeToken('another secret', personId, { kind: 'all' })]) {
      const answer = await post(addressOf({ kind: 'all' }, token), '')
      expect(answer.status).toBe(404)
      const page = await answer.text()
      expect(page).toContain('<title>This link doesn’t work · Test</title>')
      expect(page).toMatch(/<a href="\/feedback\/"/)
      expect(page).not.toMatch(/<form|Dark|Somebody/)
    }
    expect(await isStopped()).toBe(false)
    const other = await fetch(addressOf({ kind: 'all' }), { method: 'DELETE' })
    expect(other.status).toBe(405)
  })
})
