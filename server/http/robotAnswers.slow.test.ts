import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { pictureAddress, type PictureFacts } from '#rules/pictures.ts'
import { memoryImages } from '#server/areas/archive/testing/memoryImages.ts'
import { keepAddress, takeAddress } from '#server/areas/boards/boardAddresses.ts'
import { findPictureFacts } from '#server/areas/pictures/findPictureFacts.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { board, site as siteTable } from '#server/db/tables/site.ts'
import { watchContent } from '#server/kernel/contentVersion.ts'
import { callHttp, type HttpCall } from '#server/testing/callHttp.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { readers, type Thing } from '#server/testing/permissions/readers.ts'
import { buildWorld, type World } from '#server/testing/permissions/world.ts'
import { createOrigins } from './origins.ts'
import { robotAnswers } from './robotAnswers.ts'
import { listen, type HttpServer } from './server.ts'
import { createSite } from './site.ts'

describeOnEngines('what search engines and chats ask for', (open) => {
  let db: OpenDatabase
  let world: World
  let server: HttpServer
  let url: string
  const painted: PictureFacts[] = []
  const logos: (Uint8Array | null)[] = []
  const images = memoryImages()

  const call = (path: string, sent?: HttpCall) => callHttp(url, path, sent)
  const textOf = async (path: string): Promise<string> => {
    const { status, bytes } = await call(path)
    return status === 200 ? bytes.toString() : String(status)
  }
  /** Everything that the sitemaps list. */
  const listed = async (): Promise<string> => {
    const index = await textOf('/sitemap.xml')
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc))
    const all = await Promise.all(parts.map(({ pathname }) => textOf(pathname)))
    return [index, ...all].join('')
  }
  const close = (visibility: 'PUBLIC' | 'MEMBERS') => db.orm.update(siteTable).set({ visibility })

  beforeAll(async () => {
    db = open()
    world = await buildWorld(db)
    const log = pino({ level: 'silent' })
    server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
    url = `http://127.0.0.1:${server.port}`
    const paint = (facts: PictureFacts, logo?: Uint8Array | null): Promise<Buffer> => {
      painted.push(facts)
      logos.push(logo ?? null)
      return facts.title.startsWith('Broken')
        ? Promise.reject(new Error('broken'))
        : Promise.resolve(Buffer.from(facts.title))
    }
    server.serve(
      createSite({
        db,
        graphql: () => Promise.reject(new Error('not here')),
        robots: robotAnswers({
          db,
          version: watchContent(db),
          publicUrl: url,
          paint,
          images,
          feeds: () => undefined,
        }),
        client: '/nowhere',
        publicUrl: url,
        origins: createOrigins({ publicUrl: url, isFixed: false, allowed: [] }),
        version: '1',
      }),
    )
  })
  afterAll(() => server.close(100))
  afterEach(() => close('PUBLIC'))

  test('robots.txt leads to the sitemap, and away from what is for single people', async () => {
    const text = await textOf('/robots.txt')
    expect(text).toContain(`\nSitemap: ${url}/sitemap.xml\n`)
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /team', 'Disallow: /settings', 'Disallow: /*?q=']),
    )
    expect(text).not.toMatch(/^Disallow: \/$/m)
    await close('MEMBERS')
    expect(await textOf('/robots.txt')).toBe('User-agent: *\nDisallow: /$\nDisallow: /\n')
  })

  test('sitemaps list what a visitor may see and lists show, and nothing else', async () => {
    const all = await listed()
    for (const [thing, { slug, listed: isListed }] of Object.entries(world.things)) {
      if (slug === '' || !/^(idea|board|entry)/.test(thing)) continue
      const isSeen =
        readers[thing as Thing].startsWith('v') && (!thing.startsWith('idea') || isListed)
      expect([thing, all.includes(`/${slug}<`)]).toEqual([thing, isSeen])
    }
    for (const path of ['/', '/roadmap', '/changelog'])
      expect(all).toContain(`<loc>${url}${path}</loc>`)
  })

  test('they are divided by the numbers of ideas, fifty thousand to a part', async () => {
    const { id, slug } = world.things['idea PUBLIC']
    const number = Number(id.slice(5))
    const part = Math.floor((number - 1) / 50_000) + 1
    expect(await textOf('/sitemap.xml')).toContain(`/sitemap-ideas-${part}.xml</loc><lastmod>2`)
    expect(await textOf(`/sitemap-ideas-${part}.xml`)).toContain(`/ideas/${number}/${slug}<`)
    for (const path of [`/sitemap-ideas-${part + 1}.xml`, '/sitemap-ideas-0.xml'])
      expect((await call(path)).status).toBe(404)
  })

  test('a sitemap travels compressed, and as it is to who cannot read that', async () => {
    const plain = await call('/sitemap-boards.xml')
    const packed = await call('/sitemap-boards.xml', { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, no-cache',
    })
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
    const head = await call('/sitemap-boards.xml', { method: 'HEAD' })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    const known = { 'if-none-match': plain.headers['etag'] }
    const again = await call('/sitemap-boards.xml', { headers: known })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  test('what is hidden is not named any more, from that moment on', async () => {
    const { id, slug } = world.things['idea PUBLIC']
    const set = (facts: Partial<typeof idea.$inferInsert>) =>
      db.orm
        .update(idea)
        .set(facts)
        .where(eq(idea.number, Number(id.slice(5))))
    const { slug: boardSlug } = world.things['board PUBLIC']
    const show = (visibility: 'PUBLIC' | 'MEMBERS') =>
      db.orm.update(board).set({ visibility }).where(eq(board.slug, boardSlug))
    expect(await listed()).toContain(`/${slug}<`)
    await set({ state: 'SPAM' })
    expect(await listed()).not.toContain(`/${slug}<`)
    await set({ state: 'LIVE' })
    expect(await listed()).toContain(`/${slug}<`)
    await show('MEMBERS')
    expect(await listed()).not.toContain(`/${slug}<`)
    await show('PUBLIC')
  })

  test('a site for its members has neither sitemap nor pictures', async () => {
    const facts = await findPictureFacts(db, { kind: 'site' })
    const address = pictureAddress({ kind: 'site' }, facts!)
    expect((await call(address)).status).toBe(200)
    await listed()
    await close('MEMBERS')
    for (const path of ['/sitemap.xml', '/sitemap-boards.xml', address]) {
      const { status, bytes } = await call(path)
      expect([path, status, bytes.toString().includes(facts!.site)]).toEqual([path, 404, false])
    }
  })

  test('there is a picture of what lists show to visitors, and of nothing else', async () => {
    for (const [thing, { id, slug, listed: isListed }] of Object.entries(world.things)) {
      const kind = thing.split(' ')[0]
      if (kind !== 'idea' && kind !== 'board') continue
      const isSeen = readers[thing as Thing].startsWith('v') && (kind === 'board' || isListed)
      const path =
        kind === 'board' ? `/og/boards/${slug}-a1.png` : `/og/ideas/${id.slice(5)}-a1.png`
      expect([thing, (await call(path)).status]).toEqual([thing, isSeen ? 200 : 404])
    }
    for (const path of ['/og/ideas/1-a1.png', '/og/boards/none-a1.png', '/og/x', '/og/site.png'])
      expect([path, (await call(path)).status]).toEqual([path, 404])
    expect((await call('/og/site-a1.png', { method: 'POST' })).status).toBe(405)
  })

  test('an entry of the changelog has a picture with its title while it is published', async () => {
    const pictureOf = async (state: string) => {
      const { slug } = world.things[`entry ${state}` as Thing]
      return call(`/og/changelog/${slug}-a1.png`)
    }
    expect((await pictureOf('DRAFT')).status).toBe(404)
    expect((await pictureOf('SCHEDULED')).status).toBe(404)
    const { status, bytes } = await pictureOf('PUBLISHED')
    expect(status).toBe(200)
    expect(bytes.toString()).toBe(painted.at(-1)?.title)
    expect(painted.at(-1)).toMatchObject({ language: 'en', lead: '', idea: null })
  })

  test('a board keeps its picture under the address that it had before', async () => {
    const { id, slug } = world.things['board PUBLIC']
    await keepAddress(db, 'as-it-was', id)
    expect((await call('/og/boards/as-it-was-a1.png')).status).toBe(200)
    await takeAddress(db, 'as-it-was')
    expect((await call('/og/boards/as-it-was-a1.png')).status).toBe(404)
    expect((await call(`/og/boards/${slug}-a1.png`)).status).toBe(200)
  })

  test('a picture is drawn once, and again when it shows something else', async () => {
    const number = Number(world.things['idea PUBLIC'].id.slice(5))
    const subject = { kind: 'idea', number } as const
    const facts = await findPictureFacts(db, subject)
    const address = pictureAddress(subject, facts!)
    painted.length = 0
    const first = await call(address)
    const second = await call(address)
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${/-(\w+)\.png$/.exec(address)![1]}"`,
    })
    expect(second.bytes.equals(first.bytes)).toBe(true)
    const known = await call(address, { headers: { 'if-none-match': first.headers['etag'] } })
    expect([known.status, known.bytes.length]).toEqual([304, 0])
    const before = painted.length
    await db.orm.update(idea).set({ title: 'Another title' }).where(eq(idea.number, number))
    const changed = await call(address)
    expect([changed.bytes.toString(), changed.headers['cache-control']]).toEqual([
      'Another title',
      'public, max-age=60',
    ])
    expect(painted.length).toBe(before + 1)
  })

  test('another logo is another picture; one that cannot be had now leaves the mark, for a minute', async () => {
    const subject = { kind: 'site' } as const
    const show = async (logo: string | null): Promise<string> => {
      await db.orm.update(siteTable).set({ logo })
      return pictureAddress(subject, (await findPictureFacts(db, subject))!)
    }
    const [first, second] = ['a', 'b'].map((letter) => letter.repeat(26))
    const before = await show(null)
    images.kept.set(first!, Buffer.from('one'))
    const address = await show(`/images/${first}`)
    expect(address).not.toBe(before)
    logos.length = 0
    const { headers } = await call(address)
    expect(headers['cache-control']).toBe('public, max-age=86400')
    await call(address)
    expect(logos.map(String)).toEqual(['one'])

    const missing = await show(`/images/${second}`)
    const without = await call(missing)
    expect([without.status, without.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
    // It is drawn, or kept, as where there is no logo.
    expect(
      logos
        .slice(1)
        .concat(null)
        .every((logo) => logo === null),
    ).toBe(true)
    images.kept.set(second!, Buffer.from('two'))
    const back = await call(missing, { headers: { 'if-none-match': without.headers['etag'] } })
    expect([back.status, back.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    expect(logos.filter(Boolean).map(String)).toEqual(['one', 'two'])
    await show(null)
  })

  test('one that could not be drawn says no more than that', async () => {
    await db.orm
      .update(board)
      .set({ name: 'Broken <board>' })
      .where(eq(board.id, world.site.boards.public))
    const { slug } = world.things['board PUBLIC']
    const { status, bytes } = await call(`/og/boards/${slug}-a1.png`)
    expect([status, bytes.toString()]).toEqual([500, expect.not.stringContaining('roken')])
  })
})
