import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

function told(results: AxeResults): string[] {
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.html.slice(0, 200)}\n  ${(node.failureSummary ?? '').replace(/\n/g, '\n  ')}`,
    ),
  )
}

/**
 * Gives the problems that axe finds in the page as it is now, by WCAG 2.2 AA and best practices.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // An element that is still fading in has less contrast than it will have.
  await page.waitForFunction(() =>
    document.getAnimations().every(
      // What goes with scrolling, and not with time, never ends.
      ({ playState, effect, timeline }) =>
        playState !== 'running' ||
        !(timeline instanceof DocumentTimeline) ||
        effect?.getComputedTiming().iterations === Infinity,
    ),
  )
  // A block of people's text that scrolls is reached by the keyboard once its part of the page is alive; where that never comes, axe says so.
  await page
    .waitForFunction(
      () =>
        !matchMedia('(scripting: enabled)').matches ||
        [...document.querySelectorAll<HTMLElement>('[data-prose] :is(pre, table)')].every(
          (block) => block.scrollWidth <= block.clientWidth || block.tabIndex >= 0,
        ),
      null,
      { timeout: 10_000 },
    )
    .catch(() => undefined)
  // Through the debugger, so that the page's content security policy stays as it is.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: `${axe.source};0` })
  const answer = await session.send('Runtime.evaluate', {
    // Behind a dialog that keeps the screen for itself, the page with its landmark and heading is hidden on purpose.
    expression: `(() => {
      const behind = getComputedStyle(document.documentElement).overflow === 'hidden' ? ['landmark-one-main', 'page-has-heading-one'] : []
      return axe.run(document, { resultTypes: ['violations'], rules: Object.fromEntries(behind.map((rule) => [rule, { enabled: false }])) }).then(({ violations }) => JSON.stringify({ violations }))
    })()`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  if (answer.exceptionDetails !== undefined)
    throw new Error(
      `axe could not run: ${answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text}`,
    )
  return told(JSON.parse(answer.result.value as string) as AxeResults)
}

/**
 * Fails with a readable list when the page has any accessibility violation that is still there at a
 * second look: while axe is at work something may begin to fade in.
 */
export async function assertAccessible(page: Page): Promise<void> {
  const first = await accessibilityProblems(page)
  const problems = first.length === 0 ? first : await accessibilityProblems(page)
  assert.equal(problems.length, 0, `${page.url()} is not accessible:\n${problems.join('\n')}`)
}
