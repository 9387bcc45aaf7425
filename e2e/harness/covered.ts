import assert from 'node:assert/strict'
import type { Locator } from '@playwright/test'

/** Fails where `at` is not wholly in sight, or something else lies over its middle or its corners. */
export async function assertUncovered(at: Locator): Promise<void> {
  const over = await at.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect()
    const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const))
    for (const [x, y] of spots) {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      if (hit === null) return 'the edge of the window'
      // A rounded corner belongs to what is around it.
      if (!own.contains(hit) && !hit.contains(own) && hit.closest('label')?.contains(own) !== true)
        return `<${hit.tagName.toLowerCase()}> ${(hit.textContent ?? '').slice(0, 60)}`
    }
    return null
  })
  assert.equal(over, null, `${at.toString()} is covered`)
}
