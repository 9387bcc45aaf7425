/** @jest-environment node */
import type { PagePart, PageRequest, RenderedPage } from '#rules/renderedPage.ts'
import { createCookieFetch } from '#testing/cookieFetch.ts'
import { startFlowServer, type FlowServer } from '#testing/flowServer.ts'
import { renderPage } from './renderPage.tsx'

let server: FlowServer
beforeAll(async () => {
  server = await startFlowServer()
  // On a busy machine the code of a page may take longer to come than a query may.
  for (const address of ['/ideas/1', '/roadmap', '/changelog'])
    await renderPage({
      address,
      locale: 'de',
      fetch: holding('nothing').fetch,
      siteUrl: server.url,
      now: Date.now(),
      onError: () => undefined,
    })
})
afterAll(() => server.stop())

/** A query that is held back until the test lets it go, or fails it. */
function holding(operation: string) {
  let settle: (error: Error | null) => void = () => undefined
  const held = new Promise<Error | null>((resolve) => (settle = resolve))
  const { fetch } = createCookieFetch(server.url, server.owner)
  return {
    release: () => settle(null),
    fail: () => settle(new TypeError('fetch failed')),
    fetch: (async (input, init) => {
      if (String(init?.body).includes(`"operationName":"${operation}"`)) {
        const error = await held
        if (error) throw error
      }
      return fetch(`${server.url}${String(input)}`, init)
    }) as typeof globalThis.fetch,
  }
}

function streaming(address: string, fetch: typeof globalThis.fetch) {
  const controller = new AbortController()
  const errors: unknown[] = []
  const request: PageRequest = {
    address,
    fetch,
    siteUrl: server.url,
    now: Date.now(),
    onError: (error) => void errors.push(error),
    stream: { nonce: 'a-nonce', signal: controller.signal },
  }
  return { page: renderPage(request), controller, errors }
}

async function partsOf({ rest }: RenderedPage): Promise<PagePart[]> {
  const parts: PagePart[] = []
  for await (const part of rest ?? []) parts.push(part)
  return parts
}

/** A PNG of 8 × 8 pixels. */
const redSquare =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWP4z8CAFWEXHbQSACj/P8FTKqelAAAAAElFTkSuQmCC'

const sidebar = { operation: 'ListSidebarQuery', variables: {} }

test('a list is there while what stands beside it is held back, and that follows with its answer', async () => {
  const { fetch, release } = holding('ListSidebarQuery')
  const { page: coming, controller, errors } = streaming('/', fetch)
  const page = await coming
  expect(page.html.match(/<article/g)).toHaveLength(20)
  expect(page.head).toContain('<title>')
  expect(page.beginning.awaited).toEqual([sidebar])
  expect(page.beginning.answers).toMatchObject([
    { operation: 'FrameQuery' },
    { operation: 'HomePageQuery' },
  ])
  release()
  const parts = await partsOf(page)
  expect(parts.flatMap(({ answers }) => answers)).toMatchObject([
    { ...sidebar, answer: { data: {} } },
  ])
  // No script could put anything into a <noscript>.
  expect(page.html).not.toMatch(/<noscript>(?:(?!<\/noscript>).)*<template/s)
  expect(errors).toEqual([])
  controller.abort()
})

test('pages are rendered at once, each in its own language, with all of its sentences', async () => {
  const errors: unknown[] = []
  const inLanguage = (locale: string) =>
    renderPage({
      address: '/ideas/1',
      locale,
      fetch: holding('nothing').fetch,
      siteUrl: server.url,
      now: Date.now(),
      onError: (error) => void errors.push(error),
    })
  const [german, english] = await Promise.all(['de', 'en'].map(inLanguage))
  expect(errors).toEqual([])
  expect(german?.html).toContain('Kommentar')
  expect(german?.html).not.toContain('Comment')
  expect(english?.html).toContain('omment')
  expect(english?.html).not.toContain('Kommentar')
  expect(german?.head).toContain('<meta property="og:locale" content="de_DE"/>')
  expect(english?.head).toContain('<meta property="og:locale" content="en_GB"/>')
})

test('a page whose sections are all there needs no script', async () => {
  const { fetch } = holding('nothing')
  const { page: coming, controller } = streaming('/ideas/1', fetch)
  const page = await coming
  expect(page.html).toContain('<h1')
  expect(page.html).not.toContain('<script')
  expect(page.beginning.awaited).toEqual([])
  expect((await partsOf(page)).map(({ html }) => html).join('')).toBe('')
  controller.abort()
})

test('a query that fails later is left to the browser, which asks again', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const { fetch, fail } = holding('ListSidebarQuery')
  const { page: coming, controller } = streaming('/', fetch)
  const page = await coming
  fail()
  const answers = (await partsOf(page)).flatMap((part) => part.answers)
  expect(answers).toEqual([{ ...sidebar, answer: null }])
  controller.abort()
})

test('what is not there in the end is left to the browser', async () => {
  const { fetch, release } = holding('ListSidebarQuery')
  const { page: coming, controller } = streaming('/', fetch)
  const page = await coming
  controller.abort(new Error('It took too long'))
  expect((await partsOf(page)).flatMap((part) => part.answers)).toEqual([])
  release()
})

test('a rendering that is given up before it has begun is refused', async () => {
  const { fetch, release } = holding('HomePageQuery')
  const { page, controller } = streaming('/', fetch)
  controller.abort(new Error('Gone'))
  release()
  await expect(page).rejects.toThrow()
})

test('what is not there says so from the start', async () => {
  const { fetch } = holding('nothing')
  const { page: coming, controller } = streaming('/ideas/999999', fetch)
  const page = await coming
  expect(page.beginning.isMissing).toBe(true)
  expect(page.html).toContain('Page not found')
  controller.abort()
})

test('pages that send pictures, and show those of the site, are drawn to their end', async () => {
  const image = await sendImage()
  const changed = await server.send<{ updateSite: { errors: unknown[] } }>(
    'mutation Look($logo: String!) { updateSite(logo: $logo, favicon: $logo) { errors { message } } }',
    { logo: image },
    server.owner,
  )
  expect(changed.data.updateSite.errors).toEqual([])
  for (const address of ['/ideas/new', '/team/settings']) {
    const { fetch } = holding('nothing')
    const { page: coming, controller, errors } = streaming(address, fetch)
    const page = await coming
    const html = page.html + (await partsOf(page)).map((part) => part.html).join('')
    expect([address, errors]).toEqual([address, []])
    if (address === '/team/settings') expect(html).toContain(`<img src="${image}"`)
    controller.abort()
  }
})

/** Gives the path of a picture that the server has stored. */
async function sendImage(): Promise<string> {
  const answer = await fetch(`${server.url}/api/images`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', origin: server.url, cookie: server.owner },
    body: Uint8Array.from(Buffer.from(redSquare, 'base64')),
  })
  const { image } = (await answer.json()) as { image: { address: string } }
  return image.address
}

test.each([
  ['/roadmap', '/roadmap'],
  ['/roadmap?column=planned', '/roadmap'],
  ['/roadmap?board=editor', null],
  ['/roadmap?tag=accessibility', null],
  ['/changelog', '/changelog'],
  ['/changelog?label=new', null],
  ['/changelog?after=cursor', null],
])('search engines get %s as %s; a part of it they leave out', async (address, canonical) => {
  const { fetch } = createCookieFetch(server.url, null)
  const errors: unknown[] = []
  const { head } = await renderPage({
    address,
    fetch: (input, init) => fetch(`${server.url}${String(input)}`, init),
    siteUrl: server.url,
    now: Date.now(),
    onError: (error) => void errors.push(error),
  })
  expect(errors).toEqual([])
  const [, found = null] = /<link rel="canonical" href="([^"]+)"/.exec(head) ?? []
  expect(found).toBe(canonical === null ? null : server.url + canonical)
  expect(head.includes('content="noindex"')).toBe(canonical === null)
})
