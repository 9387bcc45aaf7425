import { describedPages } from './describedPages.ts'
import { patternOf, preloadsOf } from './pagePreloads.ts'

const lazy = describedPages().filter(({ entrypoint }) => entrypoint !== null)

const chunk = (fileName: string, more: object = {}): object => ({
  type: 'chunk',
  fileName,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  moduleIds: [],
  ...more,
})

const catalogue = (name: string) => `/x/src/lib/messages/catalogues/${name}.ts`
const sentences = (name: string) => `/x/src/languages/de/${name}.ts`

/** A build in which every lazy page has chunks of its own, and a part that all share. */
const files = [
  chunk('entry.js', { isEntry: true, moduleIds: [catalogue('common')] }),
  chunk('shared.js', { viteMetadata: { importedCss: new Set(['shared.css']) } }),
  ...lazy.flatMap(({ screen, entrypoint }) => [
    chunk(`${screen}.js`, {
      facadeModuleId: entrypoint,
      imports: ['entry.js'],
      dynamicImports: [`${screen}Page.js`],
    }),
    chunk(`${screen}Page.js`, {
      imports: ['entry.js', 'shared.js'],
      moduleIds: screen === 'teamSettings' ? [catalogue('siteSettings')] : [],
    }),
  ]),
  chunk('behind.js', {
    moduleIds: ['/x/src/routes/ListAside.lazy.tsx'],
    viteMetadata: { importedCss: new Set(['behind.css']) },
  }),
  chunk('loader.js', { moduleIds: ['/x/src/languages/loadLanguage.lazy.ts'] }),
  chunk('de.js', { moduleIds: [sentences('common'), '/x/src/languages/de/first.ts'] }),
  chunk('deLater.js', { moduleIds: [sentences('siteSettings')] }),
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

test('the page of the first chunk fetches the font and the styles of what the server draws of later code, and an address that is none nothing', () => {
  const styles = '</behind.css>; rel=preload; as=style; crossorigin'
  expect([preloadedAt('/'), preloadedAt('/no/such/page')]).toEqual([[styles, font], undefined])
})

test('where the site speaks another language, the sentences of the page’s code come along', () => {
  const code = (...files: string[]) => files.map((file) => `</${file}>; rel=modulepreload`)
  const spokenAt = (pathname: string) =>
    preloadsOf(bundle).find(([pattern]) => new RegExp(pattern).test(pathname))?.[2]
  expect(spokenAt('/')).toEqual({ de: code('loader.js', 'de.js') })
  expect(spokenAt('/team/settings')).toEqual({ de: code('loader.js', 'de.js', 'deLater.js') })
})

test('a part that may be missing may be there', () => {
  const fits = (address: string) => new RegExp(patternOf('/ideas/:number/:slug?')).test(address)
  expect(['/ideas/7', '/ideas/7/dark-mode', '/ideas/7/'].map(fits)).toEqual([true, true, true])
  expect(['/ideas', '/ideas/7/dark/mode'].map(fits)).toEqual([false, false])
})

test('a page without a chunk of its own stops the build', () => {
  expect(() => preloadsOf({})).toThrow(/No chunk holds \w+\.entrypoint\.tsx/)
})
