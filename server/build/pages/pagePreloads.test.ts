import { describedPages } from './describedPages.ts'
import { patternOf, preloadsOf } from './pagePreloads.ts'

const lazy = describedPages().filter(({ entrypoint }) => entrypoint !== null)

const chunk = (fileName: string, more: object = {}): object => ({
  type: 'chunk',
  fileName,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  ...more,
})

/** A build in which every lazy page has chunks of its own, and a part that all share. */
const files = [
  chunk('entry.js', { isEntry: true }),
  chunk('shared.js', { viteMetadata: { importedCss: new Set(['shared.css']) } }),
  ...lazy.flatMap(({ screen, entrypoint }) => [
    chunk(`${screen}.js`, {
      facadeModuleId: entrypoint,
      imports: ['entry.js'],
      dynamicImports: [`${screen}Page.js`],
    }),
    chunk(`${screen}Page.js`, { imports: ['entry.js', 'shared.js'] }),
  ]),
  { type: 'asset', fileName: 'assets/inter-latin-normal-x.woff2' },
]
const bundle = Object.fromEntries(
  files.map((file) => [(file as { fileName: string }).fileName, file]),
) as Parameters<typeof preloadsOf>[0]

const font = '</assets/inter-latin-normal-x.woff2>; rel=preload; as=font; crossorigin'

function preloadedAt(pathname: string): readonly string[] | undefined {
  return preloadsOf(bundle).find(([pattern]) => new RegExp(pattern).test(pathname))?.[1]
}

test.each(lazy)('at $path the code and the styles of its page are fetched at once', (page) => {
  const address = page.path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x')
  expect(preloadedAt(address)).toEqual([
    `</${page.screen}.js>; rel=modulepreload`,
    `</${page.screen}Page.js>; rel=modulepreload`,
    '</shared.js>; rel=modulepreload',
    '</shared.css>; rel=preload; as=style; crossorigin',
    font,
  ])
})

test('the page of the first chunk fetches the font, and an address that is none nothing', () => {
  expect([preloadedAt('/'), preloadedAt('/no/such/page')]).toEqual([[font], undefined])
})

test('a part that may be missing may be there', () => {
  const fits = (address: string) => new RegExp(patternOf('/ideas/:number/:slug?')).test(address)
  expect(['/ideas/7', '/ideas/7/dark-mode', '/ideas/7/'].map(fits)).toEqual([true, true, true])
  expect(['/ideas', '/ideas/7/dark/mode'].map(fits)).toEqual([false, false])
})

test('a page without a chunk of its own stops the build', () => {
  expect(() => preloadsOf({})).toThrow(/No chunk holds \w+\.entrypoint\.tsx/)
})
