import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { limits } from '#rules/limits.ts'
import { setDiscussionLock } from '#server/areas/comments/setDiscussionLock.ts'
import { replyToken } from '#server/areas/mailing/letterToken.ts'
import { newId } from '#server/db/id.ts'
import { authUser } from '#server/db/tables/accounts.ts'
import { comment } from '#server/db/tables/comments.ts'
import { mail, mailReceived } from '#server/db/tables/mail.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { diskStore } from '#server/services/imageStore/diskStore.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { createMaildirReader, LONGEST_MAIL } from './readMaildir.ts'
import { createMailReceiver, type ReceiveMail } from './receiveMail.ts'

const secret = 'a secret of at least thirty-two characters'
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describeOnEngines('answers to letters', (open) => {
  let site: TestSite
  let ana: Actor & Member
  let folder: string
  let receive: ReceiveMail
  let number: number
  let made = 0

  beforeAll(async () => {
    site = await addSite(open())
    ana = await account('ana@example.com')
    folder = await mkdtemp(path.join(os.tmpdir(), 'mail-in-'))
    receive = createMailReceiver({
      db: open(),
      images: diskStore(folder),
      secret,
      publicUrl: 'https://ideas.example',
      replyAddress: 'reply@in.example',
    })
  })
  afterAll(() => rm(folder, { recursive: true }))
  beforeEach(async () => {
    number = await addIdea(open(), {
      title: 'Dark mode',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
    await open().orm.delete(mail)
    await open().orm.delete(mailReceived)
  })

  const account = async (email: string) => {
    const member = await addMember(open())
    await open()
      .orm.insert(authUser)
      .values({
        id: newId('account'),
        personId: member.personId,
        name: 'Somebody',
        email,
        emailVerified: true,
      })
    return member
  }
  const letter = ({
    from = 'Ana <ana@example.com>',
    to = `reply+${replyToken(secret, ana.personId, number)}@in.example`,
    body = 'Still cut on my phone.\n\nOn Mon, 12 Jan 2026, Ideas wrote:\n> Every button grows.',
    headers = '',
    id = (made += 1),
  } = {}) =>
    Buffer.from(
      `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <${id}@example.com>\r\n${headers}\r\n${body.replaceAll('\n', '\r\n')}`,
    )
  const comments = () => open().orm.select().from(comment)
  const bodies = async () =>
    (await comments()).filter(({ ideaNumber }) => ideaNumber === number).map(({ body }) => body)
  const answers = () => open().orm.select().from(mail)

  test('an answer becomes a comment of its person, once, however often it is handed over', async () => {
    const raw = letter()
    expect(await receive(raw)).toBe('posted')
    expect(await receive(raw)).toBe('known')
    await open().orm.delete(mailReceived)
    expect(await receive(raw)).toBe('posted')
    expect(await bodies()).toEqual(['Still cut on my phone.'])
    expect((await comments()).at(-1)).toMatchObject({ authorId: ana.personId, state: 'LIVE' })
    expect(await answers()).toEqual([])
  })

  test('the envelope may name the reader as well, in capital letters', async () => {
    const token = replyToken(secret, ana.personId, number)
    const raw = letter({ to: 'somebody@else.example' })
    expect(await receive(raw, [`REPLY+${token?.toUpperCase()}@IN.EXAMPLE`])).toBe('posted')
  })

  test('images come along', async () => {
    const body = `--b\nContent-Type: text/plain\n\nLike this:\n--b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n${DOT}\n--b--`
    const headers = 'Content-Type: multipart/mixed; boundary=b\r\n'
    expect(await receive(letter({ body, headers }))).toBe('posted')
    expect((await bodies())[0]).toMatch(/^Like this:\n\n!\[\]\(\/images\/[0-9a-v]{26}\)$/)
  })

  test('its sender is told of images that cannot be shown', async () => {
    const part = (type: string, bytes: string) =>
      `--b\nContent-Type: ${type}\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\n${bytes}`
    const large = `${Buffer.alloc(limits.image.bytes + 1).toString('base64')}`
    const body = `--b\nContent-Type: text/plain\n\nLike this:\n${part('image/heic', DOT)}\n${part('image/png', large)}\n--b--`
    const headers = 'Content-Type: multipart/mixed; boundary=b\r\n'
    expect(await receive(letter({ body, headers }))).toBe('posted')
    expect(await bodies()).toEqual(['Like this:'])
    const [told] = await answers()
    expect(told?.subject).toContain('2 images were left out of your comment')
    const alone = `${part('image/heic', DOT)}\n--b--`
    expect(await receive(letter({ body: alone, headers }))).toBe('refused')
    expect((await answers()).at(-1)?.text).toContain('in a format such as HEIC')
  })

  test.each([
    ['another address of somebody else', { from: 'bo@example.com' }, 'ignored'],
    ['no address of ours', { to: 'somebody@in.example' }, 'ignored'],
    ['a notice of absence', { headers: 'Auto-Submitted: auto-replied\r\n' }, 'ignored'],
    [
      'a token that is not ours, from nobody',
      { to: 'reply+a.1.0@in.example', from: 'bo@example.com' },
      'ignored',
    ],
    ['nothing but a quote', { body: '> Every button grows.' }, 'refused'],
    ['a token that is not ours', { to: 'reply+a.1.0@in.example' }, 'refused'],
  ])('%s is no comment', async (_what, values, fate) => {
    expect(await receive(letter(values))).toBe(fate)
    expect(await bodies()).toEqual([])
    expect(await answers()).toHaveLength(fate === 'refused' ? 1 : 0)
  })

  test('what holds for comments holds here, and its sender is told once why', async () => {
    const team = await addMember(open(), 'COLLABORATOR')
    await setDiscussionLock(open(), { actor: team, ideaNumber: number, locked: true })
    const raw = letter()
    expect(await receive(raw)).toBe('refused')
    expect(await receive(raw)).toBe('known')
    expect(await bodies()).toEqual([])
    const [told, ...others] = await answers()
    expect(others).toEqual([])
    expect(told).toMatchObject({ recipient: 'ana@example.com' })
    expect(told?.text).toContain('locked')
    expect(told?.text).toContain(`https://ideas.example/ideas/${number}`)
  })

  test('why it was refused is said in the language of the site', async () => {
    await open().orm.update(siteTable).set({ locale: 'de' })
    const body = 'Wort '.repeat(limits.comment.max)
    expect(await receive(letter({ body }))).toBe('refused')
    const team = await addMember(open(), 'COLLABORATOR')
    await setDiscussionLock(open(), { actor: team, ideaNumber: number, locked: true })
    expect(await receive(letter({ body: 'Noch etwas' }))).toBe('refused')
    await open().orm.update(siteTable).set({ locale: 'en' })
    const texts = (await answers()).map(({ text }) => text)
    expect(texts[0]).toMatch(/Sie ist länger als [\d.]+ Zeichen\./)
    expect(texts[1]).toContain('Die Diskussion ist gesperrt')
  })

  test('somebody else with an account is told, a few times a day', async () => {
    await account('cy@example.com')
    for (let n = 0; n < 8; n += 1)
      expect(await receive(letter({ from: 'cy@example.com' }))).toBe('refused')
    expect(await bodies()).toEqual([])
    expect(await answers()).toHaveLength(5)
  })

  test('a maildir is read in order, and what was read is moved', async () => {
    const maildir = path.join(folder, 'maildir')
    await mkdir(path.join(maildir, 'new'), { recursive: true })
    await writeFile(path.join(maildir, 'new', '2.host'), letter({ body: 'Two' }))
    await writeFile(path.join(maildir, 'new', '1.host'), letter({ body: 'One' }))
    await createMaildirReader(maildir, receive, pino({ level: 'silent' }))(() => false)
    expect(await bodies()).toEqual(['One', 'Two'])
    expect(await answers()).toEqual([])
    const large = Buffer.concat([letter(), Buffer.alloc(LONGEST_MAIL)])
    await writeFile(path.join(maildir, 'new', '3.host'), large)
    await createMaildirReader(maildir, receive, pino({ level: 'silent' }))(() => false)
    expect((await answers()).map(({ text }) => text)).toEqual([
      expect.stringContaining('It is larger than 15 MB.'),
    ])
    expect(await bodies()).toEqual(['One', 'Two'])
    await rm(path.join(maildir, 'cur', '3.host:2,S'))
    expect(await readdir(path.join(maildir, 'new'))).toEqual([])
    expect((await readdir(path.join(maildir, 'cur'))).toSorted()).toEqual([
      '1.host:2,S',
      '2.host:2,S',
    ])
  })
})
