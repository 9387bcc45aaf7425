// What a first visit really fetches: the budget counts the files of a build, and this what a browser asks for.
import assert from 'node:assert/strict'
import { sharedSite } from './harness/sharedSite.ts'
import { test } from './harness/test.ts'

const site = sharedSite()

/** Requests of a first visit, with all that comes behind the screen. */
const visits = [
  ['/', 16],
  ['/ideas/1', 25],
  ['/sign-in', 22],
] as const

for (const [path, most] of visits)
  test(`a first visit to ${path} fetches each file once, and what is named in advance is used`, async ({
    open,
  }) => {
    const { page } = await open(site.server)
    const files: string[] = []
    const warnings: string[] = []
    let requests = 0
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // Chromium asks for the icon by itself.
      if (pathname === '/favicon.svg') return
      requests += 1
      if (pathname.startsWith('/assets/')) files.push(pathname)
    })
    page.on('console', (message) => {
      if (/preload/i.test(message.text())) warnings.push(message.text())
    })
    const answer = await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const link = answer?.headers()['link'] ?? ''
    const named = [...link.matchAll(/<([^>]+)>/g)].map(([, file = '']) => file)
    assert.ok(named.length > 0, 'the page names what it needs')
    assert.deepEqual(
      files.filter((file, index) => files.indexOf(file) !== index),
      [],
      'fetched twice',
    )
    const unused = await page.evaluate(
      (all) =>
        all.filter(
          (file) =>
            file.endsWith('.css') &&
            !document.querySelector(`link[rel=stylesheet][href$="${file}"]`),
        ),
      named,
    )
    assert.deepEqual(unused, [], 'named, and not used')
    const inPage = [...((await answer?.text()) ?? '').matchAll(/disabled [^>]*href="([^"]+)"/g)]
    assert.ok(inPage.length > 0, 'the page holds its styles')
    assert.deepEqual(
      inPage.map(([, file = '']) => file).filter((file) => files.includes(file)),
      [],
      'in the page, and fetched',
    )
    assert.deepEqual(warnings, [])
    assert.ok(requests <= most, `${requests} requests, at most ${most}: ${files.join(' ')}`)
  })
