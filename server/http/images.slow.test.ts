import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import sharp from 'sharp'
import { deleteAccount } from '#server/areas/accounts/deleteAccount.ts'
import { myData } from '#server/areas/accounts/myData.ts'
import { editComment } from '#server/areas/comments/editComment.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { editIdea } from '#server/areas/ideas/editIdea.ts'
import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { sweepImages } from '#server/areas/images/sweepImages.ts'
import { purgeDeleted } from '#server/areas/moderation/purgeDeleted.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { rateCount } from '#server/db/tables/commands.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { image, imageUse } from '#server/db/tables/images.ts'
import { person } from '#server/db/tables/people.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { callHttp, type HttpCall } from '#server/testing/callHttp.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { ask, auth, cookieOf } from '#server/testing/permissions/ask.ts'
import { includes, people, type Person } from '#server/testing/permissions/people.ts'
import { readers, readersOfClosedSite, type Thing } from '#server/testing/permissions/readers.ts'
import { buildWorld, PUBLIC_IDEA, type World } from '#server/testing/permissions/world.ts'
import { imageAnswer, uploadAnswer } from './images.ts'
import { createOrigins } from './origins.ts'
import { listen, type HttpServer } from './server.ts'
import { createSite } from './site.ts'

// better-auth is ESM alone, which Jest's VM cannot load.
jest.mock('#server/services/session/startSession.ts', () =>
  jest.requireActual<object>('#server/testing/permissions/startSession.ts'),
)
const DAY = 86_400_000
const files = new Map<string, Buffer>()
let storeFails = false
let onItsWay: Readable | null = null
const stored = (id: string) => {
  const bytes = files.get(id)
  return Promise.resolve(
    bytes
      ? { size: onItsWay ? null : bytes.length, bytes: onItsWay ?? Readable.from([bytes]) }
      : null,
  )
}
const store: ImageStore = {
  put: (id, { bytes }) =>
    storeFails ? Promise.reject(new Error('full')) : Promise.resolve(void files.set(id, bytes)),
  get: stored,
  look: stored,
  remove: (id) => Promise.resolve(void files.delete(id)),
}

interface Uploaded {
  image: { id: string; address: string; width: number; height: number } | null
  errors: { code: string; field: string | null; message: string }[]
}

describeOnEngines('images', (open) => {
  let db: OpenDatabase
  let world: World
  let server: HttpServer
  let url: string
  let png: Buffer
  const noted: string[] = []

  const call = (path: string, sent?: HttpCall) => callHttp(url, path, sent)
  const send = async (
    who: Person,
    body: Buffer = png,
    headers: Record<string, string | number> = {},
    query = '',
  ) => {
    const { status, bytes } = await call(`/api/images${query}`, {
      method: 'POST',
      body,
      headers: { cookie: cookieOf(who), origin: url, 'content-type': 'image/png', ...headers },
    })
    return { status, ...(JSON.parse(bytes.toString()) as Uploaded) }
  }
  const uploaded = async (who: Person) => (await send(who)).image?.id ?? ''
  const look = (who: Person, id: string, headers: Record<string, string> = {}) =>
    call(`/images/${id}`, { headers: { cookie: cookieOf(who), ...headers } })
  const sees = async (id: string) => {
    const seen: string[] = []
    for (const who of people)
      seen.push(
        (await look(who, id)).status === 200 ? (who === 'admin' ? 'd' : who.charAt(0)) : '.',
      )
    return seen.join('')
  }
  const as = (who: Person, role: Member['role'] = 'MEMBER'): Actor & Member => ({
    personId: world.ids[who] ?? '',
    role,
    banned: false,
    siteIsReadable: true,
  })
  const rowOf = async (id: string) => (await db.orm.select().from(image).where(eq(image.id, id)))[0]
  const say = (who: Person, body: string, over: object = {}) =>
    postComment(db, {
      actor: as(who),
      ideaNumber: Number(PUBLIC_IDEA.slice(5)),
      body,
      guard: 'clean',
      ...over,
    })
  const said = async (who: Person, body: string, over: object = {}) => {
    const { result, errors } = await say(who, body, over)
    expect(errors).toEqual([])
    return result?.commentId ?? ''
  }
  const htmlOf = async (id: string) =>
    (await db.orm.select().from(comment).where(eq(comment.id, id)))[0]?.bodyHtml
  const shown = (id: string, alt = 'A kestrel') =>
    `<img src="/images/${id}" alt="${alt}" width="30" height="20" loading="lazy" decoding="async" />`

  beforeAll(async () => {
    db = open()
    world = await buildWorld(db)
    for (const id of world.images.values()) files.set(id, Buffer.from(id))
    png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c63' } })
      .png()
      .toBuffer()
    const log = pino({ level: 'error' }, { write: (line: string) => void noted.push(line) })
    server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
    url = `http://127.0.0.1:${server.port}`
    const origins = createOrigins({ publicUrl: url, isFixed: false, allowed: [] })
    const images = {
      upload: uploadAnswer({ db, auth, store, log, origins, perHour: 40 }),
      show: imageAnswer({ db, auth, store, origins, silentMs: 1_000 }),
    }
    server.serve(
      createSite({
        db,
        graphql: () => Promise.reject(new Error('not here')),
        images,
        client: '/nowhere',
        publicUrl: url,
        origins,
        version: '1',
      }),
    )
  })
  afterAll(() => server.close(100))

  test('who may read a post sees its images, and nobody else: the table', async () => {
    const wrong: string[] = []
    const missing = (await look('owner', 'z'.repeat(26))).bytes
      .toString()
      .replace(/reference":"\w+/, '')
    for (const [thing, id] of world.images) {
      const who =
        thing === 'nothing yet'
          ? '....a...'
          : (readers[`words of ${thing}` as Thing] ?? readers[thing])
      for (const one of people) {
        const { status, bytes, headers } = await look(one, id)
        const is = status === 200 && bytes.toString() === id
        if (is !== includes(who, one))
          wrong.push(`${thing}: ${one} ${is ? 'sees it' : `gets ${status}`}`)
        if (
          !is &&
          (bytes.toString().replace(/reference":"\w+/, '') !==
            missing.replaceAll('z'.repeat(26), id) ||
            headers['etag'] !== undefined)
        )
          wrong.push(`${thing}: ${one} can tell that it exists`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('a site for members shows none to others', async () => {
    await ask(db, 'owner', 'mutation { updateSite(visibility: MEMBERS) { errors { message } } }')
    for (const thing of ['idea PUBLIC', 'comment on PUBLIC'] as const)
      expect(await sees(world.images.get(thing) ?? '')).toBe(readersOfClosedSite(thing))
    await ask(db, 'owner', 'mutation { updateSite(visibility: PUBLIC) { errors { message } } }')
  })

  test('an image is sent, told by its content, and shown with headers that let it be nothing else', async () => {
    const { status, image: made } = await send(
      'member',
      Buffer.concat([png, Buffer.from('<script>hit()</script>')]),
      { 'content-type': 'image/svg+xml' },
    )
    expect([status, made]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-v]{26}$/) as string,
        address: `/images/${made?.id}`,
        width: 30,
        height: 20,
      },
    ])
    const { headers, bytes } = await look('member', made?.id ?? '')
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(bytes.includes('hit()')).toBe(false)
    const again = await look('member', made?.id ?? '', { 'if-none-match': String(headers['etag']) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(
      (await look('author', made?.id ?? '', { 'if-none-match': String(headers['etag']) })).status,
    ).toBe(404)
    for (const path of [
      `/images/${made?.id}/`,
      `/images/..%2f${made?.id}`,
      `/images/${made?.id}.html`,
      '/images/',
      '/images/%00',
    ])
      expect((await call(path, { headers: { cookie: cookieOf('member') } })).status).toBe(404)
    expect(
      (
        await call(`/images/${made?.id}`, {
          method: 'POST',
          headers: { cookie: cookieOf('member') },
        })
      ).status,
    ).toBe(405)
  })

  test('a browser that has it is told so however it asks; a head has no body; one whose file is gone does not exist', async () => {
    const id = await uploaded('member')
    const etag = `"${id}"`
    for (const asked of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, bytes } = await look('member', id, { 'if-none-match': asked })
      expect([status, headers['cache-control'], headers['etag'], bytes.length]).toEqual([
        304,
        'private, no-cache',
        etag,
        0,
      ])
    }
    const whole = await look('member', id, { 'if-none-match': '"other"' })
    const head = (who: Person, headers = {}) =>
      call(`/images/${id}`, { method: 'HEAD', headers: { cookie: cookieOf(who), ...headers } })
    expect([whole.status, whole.headers['content-length']]).toEqual([
      200,
      String(whole.bytes.length),
    ])
    expect(await head('member')).toMatchObject({
      status: 200,
      bytes: { length: 0 },
      headers: { 'content-length': String(whole.bytes.length), 'content-type': 'image/png', etag },
    })
    expect([
      (await head('member', { 'if-none-match': etag })).status,
      (await head('author', { 'if-none-match': '*' })).status,
    ]).toEqual([304, 404])
    files.delete(id)
    expect([(await look('member', id)).status, (await head('member')).status]).toEqual([404, 404])
  })

  test('one on its way ends with who asked for it, and breaks off with where it comes from, or where that stands still', async () => {
    const id = await uploaded('member')
    const before = noted.length
    const endless = new Readable({ read: () => endless.push(Buffer.alloc(65_536)) })
    onItsWay = endless
    const asked = httpRequest(`${url}/images/${id}`, {
      headers: { cookie: cookieOf('member') },
      agent: false,
    }).end()
    const ended = new Promise((resolve) => endless.once('close', resolve))
    await once(asked, 'response')
    asked.destroy()
    await ended
    expect(noted.slice(before)).toEqual([])
    const broken = new Readable({
      read: () =>
        void (broken.push('some'),
        setImmediate(() => broken.destroy(new Error('The disk is gone')))),
    })
    onItsWay = broken
    await expect(look('member', id)).rejects.toThrow()
    expect(noted.slice(before).join()).toContain('The disk is gone')
    onItsWay = new Readable({ read: () => undefined })
    onItsWay.push('some')
    await expect(look('member', id)).rejects.toThrow()
    onItsWay = null
    expect(noted.slice(before).join()).toContain(`The image store gave nothing more of ${id}`)
    expect((await look('member', id)).status).toBe(200)
  })

  test('an SVG is drawn for the logo, by who may set one, and for nobody and nothing else', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>')
    const type = { 'content-type': 'image/svg+xml' }
    const { status, image: made } = await send('owner', drawing, type, '?for=logo')
    expect([status, made]).toMatchObject([201, { width: 512, height: 256 }])
    expect((await look('owner', made?.id ?? '')).headers['content-type']).toBe('image/png')
    for (const [who, query] of [
      ['owner', ''],
      ['owner', '?for=post'],
      ['collaborator', '?for=logo'],
      ['member', '?for=logo'],
    ] as const)
      expect(await send(who, drawing, type, query)).toMatchObject({
        status: 422,
        errors: [{ message: expect.stringContaining('PNG, JPEG, WebP, GIF or AVIF') as string }],
      })
  })

  test('what is refused says why, and leaves nothing behind', async () => {
    const before = [(await db.orm.select().from(image)).length, files.size]
    expect(await send('visitor')).toMatchObject({
      status: 401,
      image: null,
      errors: [{ code: 'NOT_SIGNED_IN', message: 'Sign in to add images.' }],
    })
    expect(await send('guest')).toMatchObject({ status: 401, errors: [{ code: 'NOT_SIGNED_IN' }] })
    expect(await send('banned')).toMatchObject({ status: 403, errors: [{ code: 'FORBIDDEN' }] })
    expect(await send('member', Buffer.from('<svg onload="hit()"/>'))).toMatchObject({
      status: 422,
      errors: [
        {
          code: 'INVALID',
          field: 'image',
          message: expect.stringContaining('PNG, JPEG, WebP, GIF or AVIF') as string,
        },
      ],
    })
    expect(await send('member', Buffer.alloc(0))).toMatchObject({ status: 422 })
    expect(await send('member', Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 422,
      errors: [{ message: 'An image can be at most 5 MB; this one is 5.1 MB.' }],
    })
    // Without saying how much comes.
    expect(
      await send('member', Buffer.alloc(5 * 1024 * 1024 + 1), { 'transfer-encoding': 'chunked' }),
    ).toMatchObject({ status: 422 })
    for (const headers of [
      { origin: 'https://evil.invalid' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-encoding': 'gzip' },
    ]) {
      expect([403, 415]).toContain(
        (await send('member', png, headers as unknown as Record<string, string>)).status,
      )
    }
    storeFails = true
    expect(await send('member')).toMatchObject({
      status: 503,
      errors: [
        { code: 'UNAVAILABLE', message: 'Images cannot be stored right now. Try again later.' },
      ],
    })
    storeFails = false
    expect([(await db.orm.select().from(image)).length, files.size]).toEqual(before)
  })

  test('it goes with a post: shown by its size, in the preview as well, and for whom the post is', async () => {
    const id = await uploaded('member')
    const preview = (who: Person) =>
      ask(db, who, 'query ($body: String!) { markdownPreview(body: $body) }', {
        body: `![A kestrel](/images/${id})`,
      })
    expect([(await preview('member')).data, (await preview('author')).data]).toEqual([
      { markdownPreview: `<p>${shown(id)}</p>` },
      { markdownPreview: '<p>A kestrel</p>' },
    ])
    expect(await sees(id)).toBe('...m....')
    const commentId = await said('member', `![A kestrel](/images/${id})`)
    expect([await htmlOf(commentId), await sees(id)]).toEqual([`<p>${shown(id)}</p>`, 'vgbmacdo'])
    const { result } = await postIdea(db, {
      actor: as('author'),
      boardId: world.site.boards.members,
      title: 'With a picture',
      body: `<img src="/images/${await uploaded('author')}" alt="A kestrel" onerror="hit()" width=9999>`,
      guard: 'clean',
    })
    const [posted] = await db.orm
      .select()
      .from(idea)
      .where(eq(idea.number, result?.ideaNumber ?? 0))
    const own = posted?.bodyHtml.match(/[0-9a-v]{26}/)?.[0] ?? ''
    expect([posted?.bodyHtml, posted?.excerpt, await sees(own)]).toEqual([
      shown(own),
      '',
      '...macdo',
    ])
    const internal = await uploaded('collaborator')
    await said('collaborator', `![](/images/${internal})`, {
      actor: as('collaborator', 'COLLABORATOR'),
      internal: true,
    })
    expect(await sees(internal)).toBe('.....cdo')
  })

  test("someone else's, gone and too many images are refused by name of the field; addresses from elsewhere stay links", async () => {
    const [foreign, unposted] = [
      world.images.get('comment internal') ?? '',
      world.images.get('nothing yet') ?? '',
    ]
    for (const id of [foreign, unposted, 'v'.repeat(26)]) {
      expect((await say('member', `![](/images/${id})`)).errors).toMatchObject([
        {
          code: 'INVALID',
          field: 'body',
          message:
            'One of the images in the text is no longer stored here. Remove it, or add it again.',
        },
      ])
    }
    const ids = await Promise.all(Array.from({ length: 11 }, () => uploaded('collaborator')))
    const body = ids.map((id) => `![](/images/${id})`).join('\n')
    expect(
      (await say('collaborator', body, { actor: as('collaborator', 'COLLABORATOR') })).errors,
    ).toMatchObject([
      { field: 'body', message: 'A post can have at most 10 images; this one has 11.' },
    ])
    const elsewhere = await said(
      'member',
      `![far](https://evil.invalid/images/${ids[0]}) ![x](//evil.invalid/images/x) ![y](/images/../graphql) ![z](/images/short)`,
    )
    expect(await htmlOf(elsewhere)).toBe(
      `<p><a href="https://evil.invalid/images/${ids[0]}" rel="nofollow ugc noopener">far</a> x y z</p>`,
    )
  })

  test('editing takes images in and out; what stands nowhere is swept after a week, and no sooner', async () => {
    const [one, two] = [await uploaded('member'), await uploaded('member')]
    const commentId = await said('member', `![](/images/${one})`)
    const edit = (body: string, expectedVersion: number) =>
      editComment(db, { actor: as('member'), commentId, body, expectedVersion })
    expect((await edit(`![](/images/${two})`, 1)).errors).toEqual([])
    expect([await sees(one), await sees(two)]).toEqual(['...m....', 'vgbmacdo'])
    expect((await edit(`![](/images/${two}) ![](/images/${one})`, 2)).errors).toEqual([])
    expect([(await rowOf(one))?.keepUntil, (await rowOf(two))?.keepUntil]).toEqual([null, null])
    // In two posts it stays as long as it stands in one.
    const second = await said('member', `![](/images/${one})`)
    expect((await edit('None', 3)).errors).toEqual([])
    expect([await sees(one), await sees(two)]).toEqual(['vgbmacdo', '...m....'])
    await sweepImages(db, store)
    expect([files.has(one), files.has(two)]).toEqual([true, true])
    await sweepImages(db, store, Date.now() + 8 * DAY)
    expect([files.has(one), files.has(two), await rowOf(two)]).toEqual([true, false, undefined])
    expect((await say('member', `![](/images/${two})`)).errors).toMatchObject([{ field: 'body' }])
    // Removed, it is as the comment; after 30 days it is gone with it.
    await db.orm
      .update(comment)
      .set({ state: 'DELETED', stateChangedAt: new Date().toISOString() })
      .where(eq(comment.id, second))
    expect(await sees(one)).toBe('.....cdo')
    await purgeDeleted(db, Date.now() + 31 * DAY)
    await sweepImages(db, store, Date.now() + 2 * 3_600_000)
    expect([files.has(one), await rowOf(one)]).toEqual([false, undefined])
  })

  test('what somebody of the team edits keeps its images, and nobody takes an image by naming it', async () => {
    const id = await uploaded('author')
    const { result } = await postIdea(db, {
      actor: as('author'),
      boardId: world.site.boards.public,
      title: 'A picture to edit',
      body: `![](/images/${id})`,
      guard: 'clean',
    })
    const ideaNumber = result?.ideaNumber ?? 0
    const edit = (body: string, expectedVersion: number) =>
      editIdea(db, {
        actor: as('owner', 'OWNER'),
        ideaNumber,
        title: 'A picture to edit',
        body,
        boardId: world.site.boards.public,
        expectedVersion,
      })
    expect((await edit(`Look: ![](/images/${id})`, 1)).errors).toEqual([])
    const [row] = await db.orm.select().from(idea).where(eq(idea.number, ideaNumber))
    expect(row?.bodyHtml).toContain(`<img src="/images/${id}"`)
    expect((await edit(`![](/images/${world.images.get('nothing yet')})`, 2)).errors).toMatchObject(
      [{ code: 'INVALID', field: 'body' }],
    )
  })

  test('with the account go the images that were never posted; with the posts all of them', async () => {
    for (const deletePosts of [false, true]) {
      const personId = `user_leaver${deletePosts}`
      await db.orm.insert(person).values({ id: personId, name: 'Leaver' })
      const actor: Actor & Member = {
        personId,
        role: 'MEMBER',
        banned: false,
        siteIsReadable: true,
      }
      const [kept, unused] = [
        `kept${deletePosts ? 'b' : 'a'}${'0'.repeat(21)}`,
        `free${deletePosts ? 'b' : 'a'}${'0'.repeat(21)}`,
      ]
      await db.orm.insert(image).values(
        [kept, unused].map((id) => ({
          id,
          ownerId: personId,
          type: 'image/png' as const,
          width: 30,
          height: 20,
          size: 1,
          keepUntil: new Date(Date.now() + DAY).toISOString(),
        })),
      )
      for (const id of [kept, unused]) files.set(id, png)
      await postComment(db, {
        actor,
        ideaNumber: Number(PUBLIC_IDEA.slice(5)),
        body: `![](/images/${kept})`,
        guard: 'clean',
      })
      let text = ''
      for await (const piece of myData(db, actor, url)) text += piece
      expect(
        (JSON.parse(text) as { images: { address: string }[] }).images.map(
          ({ address }) => address,
        ),
      ).toEqual([unused, kept].map((id) => `/images/${id}`))
      expect((await deleteAccount(db, { actor, deletePosts })).errors).toEqual([])
      expect([(await look('owner', kept)).status, (await look('owner', unused)).status]).toEqual([
        deletePosts ? 404 : 200,
        404,
      ])
      await sweepImages(db, store, Date.now() + 2 * 3_600_000)
      expect([files.has(kept), files.has(unused)]).toEqual([!deletePosts, false])
    }
  })

  test('of one person twenty are taken at a time, so that nobody fills the memory with images that never arrive whole', async () => {
    const slow = Array.from({ length: 20 }, () =>
      httpRequest(`${url}/api/images`, {
        method: 'POST',
        headers: {
          cookie: cookieOf('collaborator'),
          origin: url,
          'content-type': 'image/png',
          'content-length': png.length,
        },
        agent: false,
      }),
    )
    const answers = slow.map(
      (request) =>
        new Promise<number>((resolve, reject) =>
          request
            .on('response', (response) => resolve(response.resume().statusCode ?? 0))
            .on('error', reject),
        ),
    )
    // Of all hours: another may begin meanwhile.
    const counted = async () =>
      (await db.orm.select().from(rateCount))
        .filter(({ key }) => key.startsWith(`image:${world.ids.collaborator}`))
        .reduce((sum, { count }) => sum + count, 0)
    const begun = await counted()
    for (const request of slow) request.write(png.subarray(0, 10))
    // Counted before anything of them is read.
    while ((await counted()) < begun + 20) await new Promise((resolve) => setImmediate(resolve))
    expect(await send('collaborator')).toMatchObject({
      status: 503,
      errors: [{ code: 'UNAVAILABLE' }],
    })
    expect((await send('author')).status).toBe(201)
    for (const request of slow) request.end(png.subarray(10))
    expect(await Promise.all(answers)).toEqual(Array<number>(20).fill(201))
  })

  test('so many an hour, whatever becomes of them; many at once are all taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 44 }, (_, at) =>
        send('admin', at % 4 === 0 ? Buffer.from('<svg/>') : Buffer.from(png)),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    expect(answers.find(({ status }) => status === 429)?.errors).toMatchObject([
      {
        code: 'RATE_LIMITED',
        message: expect.stringMatching(/^You can add 40 images an hour\. Try again in/) as string,
      },
    ])
    expect(answers.filter(({ status }) => ![201, 422, 429, 503].includes(status))).toEqual([])
    expect(
      (await db.orm.select().from(imageUse)).every(
        ({ ideaNumber, commentId }) => (ideaNumber === null) !== (commentId === null),
      ),
    ).toBe(true)
  })
})
