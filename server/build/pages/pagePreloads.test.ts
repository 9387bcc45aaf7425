import { runInNewContext } from 'node:vm'
import type { HtmlTagDescriptor } from 'vite'
import { describedPages } from './describedPages.ts'
import { pagePreloads, patternOf } from './pagePreloads.ts'

const lazy = describedPages().filter(({ entrypoint }) => entrypoint !== null)

/** A build in which every lazy page has a chunk of its own, besides what its entrypoint imports. */
const bundle = Object.fromEntries(
  lazy.flatMap(({ screen, entrypoint }) => [
    [
      `${screen}.js`,
      {
        type: 'chunk',
        fileName: `${screen}.js`,
        facadeModuleId: entrypoint,
        dynamicImports: [`${screen}Page.js`],
      },
    ],
    [
      `${screen}Page.js`,
      { type: 'chunk', fileName: `${screen}Page.js`, facadeModuleId: null, dynamicImports: [] },
    ],
  ]),
)

function tags(of: object): HtmlTagDescriptor[] {
  const { transformIndexHtml } = pagePreloads() as unknown as {
    transformIndexHtml: { handler(html: string, context: object): HtmlTagDescriptor[] }
  }
  return transformIndexHtml.handler('', { bundle: of })
}

/** The files that the page's script asks for at an address. */
function preloadedAt(pathname: string): string[] {
  const [script] = tags(bundle)
  const links: { rel?: string; href?: string }[] = []
  const document = {
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  }
  runInNewContext(String(script?.children), { location: { pathname }, document })
  expect(links.every(({ rel }) => rel === 'modulepreload')).toBe(true)
  return links.map(({ href = '' }) => href)
}

test.each(lazy)('at $path the code of its page is fetched at once', ({ path, screen }) => {
  const address = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x')
  expect(preloadedAt(address)).toEqual([`/${screen}.js`, `/${screen}Page.js`])
})

test('the page of the first chunk, and an address that is none, fetch nothing more', () => {
  expect([preloadedAt('/'), preloadedAt('/no/such/page')]).toEqual([[], []])
})

test('a part that may be missing may be there', () => {
  const fits = (address: string) => new RegExp(patternOf('/ideas/:number/:slug?')).test(address)
  expect(['/ideas/7', '/ideas/7/dark-mode', '/ideas/7/'].map(fits)).toEqual([true, true, true])
  expect(['/ideas', '/ideas/7/dark/mode'].map(fits)).toEqual([false, false])
})

test('a page without a chunk of its own stops the build', () => {
  expect(() => tags({})).toThrow(/No chunk holds \w+\.entrypoint\.tsx/)
})
