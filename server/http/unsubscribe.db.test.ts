import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { unsubscribeToken, type MailPurpose } from '#server/areas/mailing/letterToken.ts'
import {
  ideaMute,
  notificationPreference,
  notificationSetting,
} from '#server/db/tables/notifications.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'
import { listen, type HttpServer } from './server.ts'
import { unsubscribeAnswer } from './unsubscribe.ts'

const secret = 'a secret of at least thirty-two characters'

describeOnEngines('the link that ends letters', (open) => {
  let server: HttpServer
  let personId: string
  let ideaNumber: number

  beforeAll(async () => {
    const site = await addSite(open())
    ideaNumber = await addIdea(open(), {
      title: 'Dark <mode>',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
    personId = (await addMember(open())).personId
    server = await listen({
      port: 0,
      host: '127.0.0.1',
      trustProxy: false,
      log: pino({ level: 'silent' }),
    })
    const publicUrl = `http://127.0.0.1:${server.port}`
    server.serve(unsubscribeAnswer({ db: open(), secret, publicUrl }))
  })
  afterAll(() => server.close(100))

  const addressOf = (purpose: MailPurpose, token = unsubscribeToken(secret, personId, purpose)) =>
    `http://127.0.0.1:${server.port}/unsubscribe?token=${encodeURIComponent(token)}`
  const post = (address: string, body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(address, { method: 'POST', body, headers: { 'content-type': type } })
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
    expect(done).toContain('or about posts that are waiting for approval.')
    expect([await mailed(), await mutes()]).toEqual([[], []])
    await post(address, 'undo=1')
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
    expect(page).toContain('Mute this idea?')
    expect(page).toContain(
      'You will mute “Dark &#60;mode&#62;” and get no e-mail, no inbox entries and no push messages about it.',
    )
    expect(page).toMatch(/<form method="post" action="\/unsubscribe\?token=[^"]+"/)
    expect(page).not.toMatch(/<script|<img/)
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
    expect(await mutes()).toEqual([])
    const done = await (await post(address, '')).text()
    expect(done).toContain('Done')
    expect(done).toContain('You have muted “Dark &#60;mode&#62;”')
    expect(await mutes()).toMatchObject([{ ideaNumber }])
    expect(await (await post(address, 'undo=1')).text()).toContain('Welcome back')
    expect(await mutes()).toEqual([])
    expect(await isStopped()).toBe(false)
  })

  test('a link that this site did not make is not known, and does nothing', async () => {
    for (const token of ['', 'x', unsubscribeToken('another secret', personId, { kind: 'all' })]) {
      const answer = await post(addressOf({ kind: 'all' }, token), '')
      expect(answer.status).toBe(404)
    }
    expect(await isStopped()).toBe(false)
    const other = await fetch(addressOf({ kind: 'all' }), { method: 'DELETE' })
    expect(other.status).toBe(405)
  })
})
