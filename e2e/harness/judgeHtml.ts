import type { Page } from '@playwright/test'

/** Pages that are judged at once: of all together the browser runs out of memory. */
const AT_ONCE = 20

/** What is wrong with HTML before any script of it runs; and what its head says of the page. */
export async function judgeHtml(page: Page, htmls: readonly string[]) {
  const found: Awaited<ReturnType<typeof judgeSome>> = []
  for (let at = 0; at < htmls.length; at += AT_ONCE)
    found.push(...(await judgeSome(page, htmls.slice(at, at + AT_ONCE))))
  return found
}

function judgeSome(page: Page, htmls: readonly string[]) {
  return page.evaluate((texts) => {
    return texts.map((html) => {
      const root = new DOMParser().parseFromString(html, 'text/html')
      const data = root.querySelector('script[type="application/ld+json"]')?.textContent ?? null
      const said = (name: string): string | null =>
        root.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? null
      return {
        wrong: window.judge(root),
        scripts: root.scripts.length,
        styles: root.querySelectorAll('style').length,
        title: said('og:title'),
        picture: said('og:image'),
        data,
      }
    })
  }, htmls)
}
