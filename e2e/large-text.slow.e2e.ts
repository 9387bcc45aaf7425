// Text at twice its size: on every screen all of it grows, nothing sticks out of the page, and no text lies over another.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { publishEntry } from './harness/publishEntry.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  await publishEntry(server, owner, {
    title: 'When two devices disagree, you see both',
    body: 'Until now the later device won, and a paragraph could be gone.',
  })
  const { site: found } = await ask<{ site: { boards: { id: string }[] } }>(
    server,
    '{ site { boards { id } } }',
  )
  const { postIdea } = await ask<{ postIdea: { idea: { id: string } } }>(
    server,
    'mutation Post($title: String!, $boardId: ID!) { postIdea(title: $title, body: "Please.", boardId: $boardId) { idea { id } errors { message } } }',
    { title: 'Scan a page and search the handwriting in it', boardId: found.boards[0]?.id },
    owner,
  )
  await ask(
    server,
    'mutation Say($ideaId: ID!, $body: String!) { postComment(ideaId: $ideaId, body: $body) { errors { message } } }',
    { ideaId: postIdea.idea.id, body: 'Tried it on the ferry with the network off.' },
    await join(server, 'Ilona Katalin Szabó'),
  )
  await expect(async () => {
    const { viewer } = await ask<{ viewer: { unreadNotificationCount: number } }>(
      server,
      '{ viewer { unreadNotificationCount } }',
      {},
      owner,
    )
    assert.equal(viewer.unreadNotificationCount > 0, true)
  }).toPass()
})

const screens = [
  '/',
  '/?q=export',
  '/boards/editor',
  '/roadmap',
  '/ideas/1',
  '/ideas/new',
  '/inbox',
  '/settings',
  '/team',
  '/changelog',
  '/team/changelog?edit=new',
  '/team/people',
  '/team/settings',
  '/team/settings/boards',
  '/sign-in',
  '/nowhere',
]

/** Pixels by which a page is wider than its window, and what sticks out of it. */
const overflow = (page: Page): Promise<{ by: number; what: string[] }> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (it: Element): boolean => {
      for (let at = it.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const out = [...document.body.querySelectorAll('*')].filter((it) => {
      const { left, right, width: own } = it.getBoundingClientRect()
      return own > 1 && (right > width + 1 || left < -1) && !isClipped(it)
    })
    return {
      by: document.documentElement.scrollWidth - width,
      what: out
        .slice(0, 5)
        .map((it) => `${it.tagName} ${it.className} ${it.textContent?.slice(0, 40)}`),
    }
  })

interface TextLine {
  readonly text: string
  readonly size: number
  readonly box: DOMRect
  readonly isInBar: boolean
  /** The text it is a line of, where only so many lines of it are shown: the others lie anywhere. */
  readonly clamped: number | null
}

/** The lines of text that a page shows, each with the size of its letters and the room they take. */
const textLines = (page: Page): Promise<TextLine[]> =>
  page.evaluate(() => {
    const found: TextLine[] = []
    let texts = 0
    /** What is left of a box inside of everything that cuts or scrolls it. */
    const seenOf = (box: DOMRect, around: Element): DOMRect => {
      let { left, right, top, bottom } = box
      for (let up: Element | null = around; up && up !== document.body; up = up.parentElement) {
        const { overflowX, position } = getComputedStyle(up)
        const edge = up.getBoundingClientRect()
        if (overflowX !== 'visible') {
          left = Math.max(left, edge.left)
          right = Math.min(right, edge.right)
          top = Math.max(top, edge.top)
          bottom = Math.min(bottom, edge.bottom)
        }
        if (position === 'fixed') break
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!around || text === '' || !around.checkVisibility({ checkVisibilityCSS: true })) continue
      const { color, fontSize, clipPath } = getComputedStyle(around)
      if (color === 'rgba(0, 0, 0, 0)' || clipPath !== 'none') continue
      let isClamped = false
      for (let up: Element | null = around; up; up = up.parentElement)
        isClamped ||= getComputedStyle(up).webkitLineClamp !== 'none'
      texts += 1
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const box = seenOf(line, around)
        if (box.width > 1 && box.height > 1)
          found.push({
            text: text.slice(0, 40),
            size: Number.parseFloat(fontSize),
            box: box.toJSON() as DOMRect,
            isInBar: around.closest('[data-edge-bar]') !== null,
            clamped: isClamped ? texts : null,
          })
      }
    }
    return found
  })

/** Those that lie over one another. The room of a line is higher than its letters. */
const overlaps = (lines: readonly TextLine[]): string[] =>
  lines.flatMap((one, at) =>
    lines.slice(at + 1).flatMap((other) => {
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const isOver =
        one.isInBar === other.isInBar &&
        (one.clamped === null || one.clamped !== other.clamped) &&
        across > 1 &&
        down > 0.4 * Math.min(one.box.height, other.box.height)
      return isOver ? [`“${one.text}” and “${other.text}” lie over each other`] : []
    }),
  )

/** The texts whose letters have stayed as they were. */
const unmoved = (before: readonly TextLine[], after: readonly TextLine[]): string[] => {
  const sizes = new Map(before.map(({ text, size }) => [text, size]))
  return after.flatMap(({ text, size }) =>
    sizes.get(text) === size ? [`“${text}” has stayed at ${size} px`] : [],
  )
}

/** Doubles the text of a page, and gives what is wrong with it then. */
async function problemsAtTwice(page: Page): Promise<Set<string>> {
  const before = await textLines(page)
  const said = new Set<string>()
  await expect(async () => {
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const { by, what } = await overflow(page)
    const after = await textLines(page)
    // Not so if the page has gone on to another one meanwhile.
    assert.equal(await page.evaluate(() => document.documentElement.style.fontSize), '200%')
    if (by > 0 || what.length > 0) said.add(`${by} px, ${what.join(' · ')}`)
    for (const it of [...overlaps(after), ...unmoved(before, after)]) said.add(it)
  }).toPass()
  return said
}

for (const width of [360, 390, 1440]) {
  test(`at ${width} px`, async ({ open, picture }) => {
    const visit = await open(site.server, {
      ...site.owner.asThem,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    })
    const { page, allow } = visit
    allow(/Failed to load resource/)
    const wrong: string[] = []
    for (const path of screens) {
      await page.goto(path)
      await page.locator('main, [role=main]').first().waitFor()
      await page.waitForLoadState('networkidle')
      for (const it of await problemsAtTwice(page)) wrong.push(`${path}: ${it}`)
      await picture(visit, `large${path}`)
    }
    assert.deepEqual(wrong, [])
  })
}

test('text grows at once where no motion is wanted', async ({ open }) => {
  const { page } = await open(site.server, { reducedMotion: 'reduce' })
  await page.goto('/')
  const [before, after] = await page.evaluate(() => {
    const heading = document.querySelector('h1')
    if (!heading) throw new Error('the page has no heading')
    const size = (): number => Number.parseFloat(getComputedStyle(heading).fontSize)
    const old = size()
    document.documentElement.style.fontSize = '200%'
    return [old, size()]
  })
  assert.equal(after, before * 2)
})
