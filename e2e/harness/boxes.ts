import type { Page } from '@playwright/test'

/**
 * Gives the elements that break out of their box, one a line: content wider than they are while
 * nothing scrolls or cuts it, or parts beyond the screen. A few pixels that glyphs hang over do not
 * count.
 */
export const brokenBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE = 2
    const wide = document.documentElement.clientWidth
    const name = (it: Element): string => {
      const { width, left } = it.getBoundingClientRect()
      return `${it.tagName.toLowerCase()}.${it.getAttribute('class') ?? ''} “${(it.textContent ?? '').slice(0, 40)}” at ${Math.round(left)}, ${Math.round(width)} wide`
    }
    /** Whether something around it scrolls or cuts what is too wide. */
    const isHeld = (it: Element, ...ways: readonly string[]): boolean => {
      for (let up: Element | null = it; up && up !== document.body; up = up.parentElement)
        if (ways.includes(getComputedStyle(up).overflowX)) return true
      return false
    }
    const isHidden = (it: Element): boolean =>
      !it.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
      it.closest('[class*="hidden"], [class*="trap"], [class*="skip"]') !== null
    const found: string[] = []
    const overhang = document.documentElement.scrollWidth - wide
    if (overhang > 0) found.push(`the page is wider than the screen by ${overhang} px`)
    for (const it of document.body.querySelectorAll('*')) {
      if (isHidden(it) || isHeld(it, 'auto', 'scroll')) continue
      const { left, right, width } = it.getBoundingClientRect()
      if (
        width > 0 &&
        (right > wide + TOLERANCE || left < -TOLERANCE) &&
        !isHeld(it, 'hidden', 'clip')
      )
        found.push(`beyond the screen: ${name(it)}`)
      if (getComputedStyle(it).display === 'inline' || it.clientWidth === 0) continue
      for (const child of it.childNodes) {
        const said = child.textContent ?? ''
        // A letter with hundreds of marks cannot be broken: it is cut.
        if (child.nodeType !== Node.TEXT_NODE || said.trim() === '' || /\p{M}{30}/u.test(said))
          continue
        const range = document.createRange()
        range.selectNodeContents(child)
        const text = range.getBoundingClientRect()
        const out = Math.round(Math.max(text.right - right, left - text.left))
        if (text.width > 0 && out > TOLERANCE && getComputedStyle(it).textOverflow !== 'ellipsis')
          found.push(`text out of its box by ${out} px: ${name(it)}`)
      }
      // A tint around a row hangs over on purpose, by less than a gutter; and the innermost says it for all around it.
      const isWide = (one: Element): boolean =>
        one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 24
      if (isWide(it) && ![...it.children].some(isWide) && !isHeld(it, 'hidden', 'clip'))
        found.push(`content out of its box by ${it.scrollWidth - it.clientWidth} px: ${name(it)}`)
    }
    return found
  })
