// Texts of people stay words: 400 attacks through every field and on every screen, judged by a
// browser.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import MarkdownIt from 'markdown-it'
import { payloads } from './fixtures/xss.ts'
import { requireAtom, requireJsonFeed } from './harness/feeds.ts'
import { noHarm, watchHostile } from './harness/hostile.ts'
import { writeImports } from './harness/hostileImports.ts'
import { judgeHtml } from './harness/judgeHtml.ts'
import { linkTo } from './harness/place.ts'
import { publishEntry } from './harness/publishEntry.ts'
import { temporaryFolder } from './harness/server.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join, runCommand, type Person } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

/** As many as an operation may ask for: each takes the main thread as long as thousands of fields. */
const PREVIEWS = 3
const hasText = (text: string): boolean => text.trim() !== ''
/** The texts as a database can hold them. */
const storable = payloads.map((text) => text.replaceAll('\0', '\uFFFD'))

const site = sharedSite(
  'EMPTY',
  async ({ server, owner }) => {
    const folder = await temporaryFolder()
    await writeImports(folder)
    const { code, stderr } = await runCommand(server, 'import', folder)
    assert.equal(code, 0, stderr)
    await fs.rm(folder, { recursive: true })
    await postAll(server, owner)
    await publishAll(server, owner)
  },
  // Behind a proxy, so that what one address may ask for is not the measure of these journeys.
  async () => ({ TRUST_PROXY: 'true' }),
)

const chunks = (size: number): string[][] =>
  Array.from({ length: Math.ceil(storable.length / size) }, (_, index) =>
    storable.slice(index * size, (index + 1) * size),
  )

/** The form's way in: as many attacks in a body as it takes. */
async function postAll(server: Parameters<typeof ask>[0], owner: Person): Promise<void> {
  const { site: found } = await ask<{ site: { boards: [{ id: string }] } }>(
    server,
    '{ site { boards { id } } }',
  )
  const mutation =
    'mutation Post($boardId: ID!, $title: String!, $body: String!) { postIdea(boardId: $boardId, title: $title, body: $body) { errors { message } } }'
  for (const texts of chunks(60)) {
    const title =
      texts.find((text) => text.length > 10 && text.length < 100 && !/[\r\n]/.test(text)) ??
      'Nothing'
    const { postIdea } = await ask<{ postIdea: { errors: unknown[] } }>(
      server,
      mutation,
      { boardId: found.boards[0].id, title, body: texts.join('\n\n') },
      owner,
    )
    assert.deepEqual(postIdea.errors, [])
  }
}

/** What the entries of the changelog are called, and where they are read. */
const entries: { readonly title: string; readonly path: string }[] = []

/** The changelog's way in: entries with all attacks, that close ideas with some. */
async function publishAll(server: Parameters<typeof ask>[0], owner: Person): Promise<void> {
  for (const [index, texts] of chunks(60).entries()) {
    const title =
      texts.findLast((text) => text.length > 10 && text.length < 100 && !/[\r\n]/.test(text)) ??
      'Nothing'
    const ideaIds = [1, 2, 3].map((number) => `idea_${index * 3 + number}`)
    const words = { title, body: texts.join('\n\n'), ideaIds }
    const { slug, title: kept } = await publishEntry(server, owner, words)
    entries.push({ title: kept, path: `/changelog/${encodeURIComponent(slug)}` })
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Writes into the database past all rules, as an import or an older version could have, where no
 * form takes the text yet.
 */
async function writeDirectly(dataDir: string): Promise<void> {
  const boards = chunks(60).map((texts, index) => {
    const slug = texts[index] ?? ''
    return `insert into board (id, name, name_key, slug, description, position) values ('board_x${index}', ${quoted(texts.join(' '))}, 'x${index}', ${quoted(slug)}, ${quoted(texts.join('\n'))}, ${index + 10});
      insert into status (id, name, name_key, slug, color, category, position) values ('status_x${index}', ${quoted(texts.join(' '))}, 'x${index}', ${quoted(slug)}, ${quoted(slug)}, 'OPEN', ${index + 10});
      update idea set board_id = 'board_x${index}', status_id = 'status_x${index}' where number % 8 = ${index % 8} and number > 20;`
  })
  const sql = `do $do$ begin
    update site set name = ${quoted(storable.slice(0, 3).join(' '))}, tagline = ${quoted(storable.join(' '))}, locale = '"><img src=x onerror=hit()>', accent_color = 'red;background:url(//evil.invalid/x)', logo = 'javascript:hit()';
    update person set avatar = name, segment = name;
    update idea set slug = title where number % 2 = 0;
    update tag set slug = name, color = name where id in (select id from tag order by id limit 200);
    ${boards.join('\n')}
  end $do$`
  await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'server/testing/openFolder.ts',
    dataDir,
    'server/db/migrations',
    sql,
  ])
}

/** Goes to an address within the client, and waits until its page is there with a text in its heading. */
async function go(page: Page, to: string, heading = ''): Promise<void> {
  await page.evaluate(
    async ([address, text]) => {
      const plain = (from: string | null | undefined): string =>
        (from ?? '').replace(/\s+/g, ' ').trim()
      const heading = (): Element | null => document.querySelector('main h1, h1')
      const end = performance.now() + 30_000
      const until = async (isReached: () => boolean, what: () => string): Promise<void> => {
        do {
          await new Promise(requestAnimationFrame)
          if (performance.now() > end) throw new Error(`${address}: ${what()}`)
        } while (!isReached())
      }
      // Before that, nobody listens, and the client would take the rendered page for the next one.
      await until(
        () => Object.keys(heading() ?? {}).some((key) => key.startsWith('__reactFiber')),
        () => 'the page before it does not come alive',
      )
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      await until(
        () =>
          document.querySelector('main [aria-busy=true], [role=progressbar]') === null &&
          plain(heading()?.textContent).includes(plain(text)),
        () => `does not show ${text} but ${heading()?.textContent ?? 'nothing'}`,
      )
    },
    [linkTo(to), heading] as const,
  )
}

const judged = (page: Page): Promise<string[]> => page.evaluate(() => window.judge(document))

/** Puts HTML where the client puts people's HTML, and does with it what people do. */
async function show(page: Page, htmls: readonly string[]): Promise<string[]> {
  return page.evaluate(async (texts) => {
    const found: string[] = []
    for (const html of texts) {
      const box = document.createElement('div')
      box.dataset['prose'] = ''
      box.innerHTML = html
      document.body.append(box)
      for (const element of box.querySelectorAll('*')) {
        for (const type of [
          'mouseover',
          'mouseenter',
          'pointerenter',
          'focus',
          'wheel',
          'toggle',
          'input',
          'blur',
        ])
          element.dispatchEvent(new Event(type, { bubbles: type === 'mouseover' }))
      }
      found.push(window.judge(box.parentElement ?? document).join('\n'))
      // Anything that the browser still has to load fails before this image does.
      const last = new Image()
      const failed = new Promise((resolve) => last.addEventListener('error', resolve))
      last.src = 'data:image/png,none'
      await failed
      box.remove()
    }
    return found
  }, htmls)
}

const hostile = new MarkdownIt({ html: true, linkify: true })
hostile.validateLink = () => true

test('the judges see what is not sanitised', async ({ open }) => {
  for (const bypassCSP of [false, true]) {
    const visit = await open(site.server, { bypassCSP })
    visit.allow(/./)
    const { page } = visit
    const harm = await watchHostile(page)
    // A navigation to the attacker would end this before it has begun.
    await page.route(/evil\.invalid/, (route) => route.abort())
    await page.goto('/health')
    const raw = payloads
      .filter((text) => !/http-equiv|location=|<base|__hit|id=hit/.test(text))
      .map((text) => hostile.render(text))
    const found = (await show(page, raw)).filter(hasText)
    assert.ok(found.length > 250, `the DOM judge saw ${found.length}`)
    // An attack runs when its image has failed to load, which takes its time.
    await expect(async () => {
      const { ran, stopped, led } = await harm()
      if (bypassCSP) assert.ok(ran.length > 60, `${ran.length} ran`)
      else assert.ok(stopped.length > 100, `the policy stopped ${stopped.length}`)
      assert.equal(led.length > 0 || !bypassCSP, true)
    }).toPass()
  }
})

test('no attack survives the sanitiser, with the policy or without', async ({ open }) => {
  const previews: string[] = []
  for (let from = 0; from < payloads.length; from += PREVIEWS) {
    const texts = payloads.slice(from, from + PREVIEWS)
    const fields = texts.map((_, index) => `p${index}: markdownPreview(body: $p${index})`)
    const parameters = texts.map((_, index) => `$p${index}: String!`)
    const answer = await ask<Record<string, string>>(
      site.server,
      `query (${parameters.join(' ')}) { ${fields.join(' ')} }`,
      Object.fromEntries(texts.map((text, index) => [`p${index}`, text])),
    )
    previews.push(...Object.values(answer))
  }
  assert.equal(previews.length, payloads.length)
  for (const bypassCSP of [false, true]) {
    const { page, allow } = await open(site.server, { bypassCSP })
    allow(/favicon\.ico/)
    const harm = await watchHostile(page)
    await page.goto('/health')
    const found = await show(page, previews)
    assert.deepEqual(
      found
        .map((text, index) => (text === '' ? '' : `${payloads[index]} → ${text}`))
        .filter(hasText),
      [],
    )
    assert.deepEqual(await harm(), noHarm)
  }
})

/**
 * The other screens with names, boards, notes and invitations; for people who may not see one it is
 * "not found".
 */
const screens = [
  '/settings',
  '/team',
  '/team?queue=reported',
  '/team/people',
  '/team/settings',
  '/team/settings/boards',
  '/roadmap',
  '/changelog',
  '/inbox',
  '/ideas/new',
  '/boards/tag%20x',
]

/** Reports a few posts, with the attacks as what is said of them. */
async function reportAll(as: Person, ideas: readonly Listed[]): Promise<void> {
  const mutation =
    'mutation ($id: ID!, $note: String) { report(subjectId: $id, reason: OTHER, note: $note) { errors { message } } }'
  for (const [index, texts] of chunks(25).entries()) {
    const note = texts
      .filter((text) => text.length < 120)
      .slice(0, 10)
      .join(' ')
      .slice(0, 500)
    await ask(site.server, mutation, { id: `idea_${ideas[index]?.number}`, note }, as)
  }
}

/** Scrolls a list until so many of its rows have been there. */
async function showAll(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const seen = new Set<string>()
    const end = performance.now() + 30_000
    while (seen.size < wanted) {
      for (const link of document.querySelectorAll('[role=feed] article a[data-focus]'))
        seen.add(link.getAttribute('data-focus') ?? '')
      document.querySelector('[role=feed] article:last-of-type')?.scrollIntoView()
      scrollTo(0, document.documentElement.scrollHeight)
      await new Promise(requestAnimationFrame)
      if (performance.now() > end) throw new Error(`${seen.size} rows of ${wanted}`)
    }
  }, count)
}

interface Listed {
  readonly number: number
  readonly title: string
  readonly commentCount: number
}

async function allIdeas(): Promise<Listed[]> {
  const found: Listed[] = []
  let after: string | null = null
  do {
    const query =
      'query ($after: String) { ideas(sort: NEWEST, first: 100, after: $after) { edges { node { number title commentCount } } pageInfo { endCursor hasNextPage } } }'
    const {
      ideas,
    }: {
      ideas: {
        edges: { node: Listed }[]
        pageInfo: { endCursor: string | null; hasNextPage: boolean }
      }
    } = await ask(site.server, query, { after })
    found.push(...ideas.edges.map(({ node }) => node))
    after = ideas.pageInfo.hasNextPage ? ideas.pageInfo.endCursor : null
  } while (after !== null)
  return found
}

test('every screen shows what attackers wrote as words', async ({ open }) => {
  assert.equal(await site.server.stop(), 0)
  await writeDirectly(site.server.dataDir)
  await site.restart()
  const ideas = await allIdeas()
  assert.ok(ideas.length >= payloads.length, `${ideas.length} ideas`)
  const mallory = await join(site.server, '"><img src=x onerror=hit()>')
  await reportAll(mallory, ideas)
  for (const who of [site.owner, mallory]) {
    const { page } = await open(site.server, { ...who.asThem, reducedMotion: 'reduce' })
    const harm = await watchHostile(page)
    await page.goto('/?sort=newest&closed=1')
    await page.getByRole('feed').getByRole('article').first().waitFor()
    await showAll(page, who === site.owner ? ideas.length : 40)
    assert.deepEqual(await judged(page), [])
    // The ideas that the form took, the pages full of comments, and a part of the others, which
    // differ only in the attack.
    const shown = ideas.filter(({ number, commentCount }) =>
      who === site.owner
        ? number > payloads.length || commentCount > 0 || number % 6 === 0
        : number % 60 === 0,
    )
    for (const { number, title } of shown) {
      await go(page, `/ideas/${number}`, title)
      assert.deepEqual(await judged(page), [], title)
    }
    for (const { path, title } of entries) {
      await go(page, path, title)
      assert.deepEqual(await judged(page), [], title)
    }
    for (const address of screens) {
      await go(page, address)
      assert.deepEqual(await judged(page), [], address)
    }
    assert.deepEqual(await harm(), noHarm)
  }
})

const inAddresses = (text: string): string[] => {
  const value = encodeURIComponent(text)
  return [
    `/?q=${value}&status=${value}&tag=${value}&sort=${value}&mine=${value}`,
    `/boards/${value}?q=${value}`,
    `/ideas/1/${value}`,
    `/ideas/${value}`,
    `/ideas/new?title=${value}&board=${value}`,
    `/sign-in?returnTo=${value}#email=${value}&code=${value}`,
    `/invitation?token=${value}`,
    `/${value}`,
  ]
}

/** Of the addresses that attackers make, the server's pages show one half and the browser the other, or both show each. */
const isEach = process.env['ATTACKS'] === 'all'
const isOfHalf = (index: number, half: 0 | 1): boolean => isEach || index % 2 === half

/** How often an address is asked for that may be no page, or one that the browser renders. */
const TRIES = 2
/** Requests so far, each of somebody else: one person may not ask for so many. */
let asked = 0

/**
 * Pages as the server renders them, asked for again while a busy server leaves them to the browser: an
 * idea until it is rendered.
 */
async function rendered(paths: readonly string[]): Promise<string[]> {
  const pages: string[] = []
  for (const path of paths) {
    let text = ''
    let tries = 0
    await expect(async () => {
      asked += 1
      tries += 1
      const address = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
      const headers = { accept: 'text/html', 'x-forwarded-for': address }
      const answer = await fetch(site.server.url + path, { headers })
      text = await answer.text()
      const isEnough = !/^\/ideas\/\d+$/.test(path) && tries > TRIES
      assert.ok(answer.status < 500, `${path}: ${answer.status}`)
      assert.ok(isEnough || isFeed(path) || text.includes('earshot-beginning'), path)
    }).toPass({ timeout: 60_000 })
    pages.push(text)
  }
  return pages
}

const isFeed = (path: string): boolean => path.startsWith('/feeds/')

interface Posting {
  readonly headline: string
}

test('in the pages that the server renders, head, data and content hold words alone', async ({
  open,
}) => {
  test.setTimeout(900_000)
  const { page, allow } = await open(site.server)
  // The site's own styles, which are allowed by their hashes on their own pages, not on the one that judges them.
  allow(/favicon\.ico|Applying inline style violates/)
  const harm = await watchHostile(page)
  await page.goto('/health')
  const ideas = await allIdeas()
  const paths = ideas.map(({ number }) => `/ideas/${number}`)
  const [plain] = await judgeHtml(page, await rendered(['/ideas/999999']))
  const news = await judgeHtml(page, await rendered(entries.map(({ path }) => path)))
  for (const [index, { wrong, title, data }] of news.entries()) {
    const { title: shown = '' } = entries[index] ?? {}
    assert.deepEqual(wrong, [], shown)
    assert.equal(title, shown)
    const [posting] = (JSON.parse(data ?? '') as { '@graph': [Posting] })['@graph']
    assert.equal(posting.headline, shown)
  }
  const found = await judgeHtml(page, await rendered(paths))
  for (const [index, { wrong, title, picture, data, scripts, styles }] of found.entries()) {
    const { title: shown = '', number } = ideas[index] ?? {}
    assert.deepEqual(wrong, [], shown)
    assert.equal(title, shown)
    // One more than a page that says nothing of itself: its data.
    assert.equal(scripts, (plain?.scripts ?? 0) + 1, shown)
    assert.equal(styles, found[0]?.styles, shown)
    const [posting] = (JSON.parse(data ?? '') as { '@graph': [Posting] })['@graph']
    assert.equal(posting.headline, shown)
    assert.match(picture ?? '', new RegExp(`^${site.server.url}/og/ideas/${number}-\\w+\\.png$`))
  }
  const lists = await judgeHtml(
    page,
    await rendered(
      payloads
        .filter((_, index) => isOfHalf(index, 0))
        .map((text, index) => inAddresses(text)[index % 8] ?? '/'),
    ),
  )
  assert.deepEqual(
    lists.flatMap(({ wrong }) => wrong),
    [],
  )
  for (const { picture } of found.filter((_, index) => index % 20 === 0)) {
    const response = await fetch(picture ?? '')
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/png'])
  }
  const { stopped, ...done } = await harm()
  const others = stopped.filter((what) => what !== 'style-src-elem inline ')
  assert.deepEqual({ ...done, stopped: others }, noHarm)
})

test('feeds are well formed, whatever people write', async ({ open }) => {
  const { page, allow } = await open(site.server)
  allow(/favicon\.ico/)
  const harm = await watchHostile(page)
  await page.goto('/health')
  const ideas = await allIdeas()
  // Those that are full of comments, and a part of the others.
  const numbers = ideas
    .filter(({ commentCount }, index) => commentCount > 0 || index % 40 === 0)
    .map(({ number }) => `ideas/${number}`)
  for (const place of ['ideas', 'changelog', ...numbers]) {
    const [atom = '', json = ''] = await rendered([`/feeds/${place}.atom`, `/feeds/${place}.json`])
    await requireAtom(atom, place)
    const items = requireJsonFeed(json, place)
    const found = await judgeHtml(
      page,
      items.map((item) => `<div id="root">${item.content_html}</div>`),
    )
    assert.deepEqual(
      found.flatMap(({ wrong }) => wrong),
      [],
      place,
    )
  }
  assert.deepEqual(await harm(), noHarm)
})

test('no address makes a page do anything', async ({ open }) => {
  const members = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => join(site.server, name)))
  // In turn: so many pages in half a minute are more than one person may ask for.
  const people = [site.owner, ...members]
  for (const [turn, who] of people.entries()) {
    const { page, allow } = await open(site.server, who.asThem)
    // React reports this when a page is left while it renders nothing; it has recovered.
    allow(/Minified React error #520/)
    const harm = await watchHostile(page)
    await page.goto('/')
    await page.getByRole('feed').getByRole('article').first().waitFor()
    const half = payloads.filter((_, index) => isOfHalf(index, 1))
    for (const [index, text] of half.entries()) {
      if (index % people.length !== turn) continue
      const addresses = inAddresses(text)
      const address = addresses[Math.floor(index / people.length) % addresses.length] ?? ''
      await go(page, address)
      assert.deepEqual(await judged(page), [], address)
    }
    for (const address of inAddresses('"><img src=x onerror=hit()><a href="javascript:hit()">')) {
      await page.goto(address)
      await page.locator('h1').first().waitFor()
      assert.deepEqual(await judged(page), [], address)
    }
    assert.deepEqual(await harm(), noHarm)
  }
})
