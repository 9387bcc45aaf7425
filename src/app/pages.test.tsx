import { matchRoutes } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { english } from '#lib/messages/english.ts'
import { createPageLoader } from '#relay/entrypoints/createPageLoader.ts'
import type { EntryRouteHandle } from '#relay/entrypoints/entryRoute.tsx'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { AnyEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { describePage, type PageDescriptor } from '#routes/PageDescriptor.ts'
import { framedRoutes, standaloneRoutes } from '#routes/pageRoutes.tsx'
import { pages } from '#routes/pages.ts'
import { screenOf } from '#routes/screenOf.ts'
import { screens } from '#rules/screens.ts'
import { href } from '#services/navigation/href.ts'
import { allowedPlaces } from '#services/navigation/places.ts'
import { screensOf } from './FramePalette.lazy.tsx'
import { placesOf } from './placesOf.ts'

const entryPoint = {
  root: JSResource('Atlas', () => Promise.resolve(() => null)),
  getPreloadProps: () => ({ queries: {} }),
}
const load = jest.fn(() => Promise.resolve({ route: { entryPoint, skeleton: null } }))
/** A page that the product will not have. */
const atlas = describePage({
  path: '/atlas/:volume?',
  // A new page adds its own name; a test cannot.
  screen: 'team',
  route: load,
  right: 'canModerate',
  navigation: { group: 'site', label: () => 'Atlas', tabIcon: 'ideas' },
  palette: { words: 'words.ideas', isFirst: true },
})
const withAtlas: readonly PageDescriptor[] = [...pages, atlas]

test('a page that is added to the list has a route, whose code comes when it is opened', async () => {
  const loader = createPageLoader(createMockEnvironment())
  const routes = framedRoutes(loader, withAtlas)
  const match = matchRoutes(routes, '/atlas/3')?.at(-1)
  expect(match?.params).toEqual({ volume: '3' })
  expect(load).not.toHaveBeenCalled()
  const handle = match?.route.handle as EntryRouteHandle
  expect(await (handle.entryPoint as () => Promise<AnyEntryPoint>)()).toBe(entryPoint)
  expect(standaloneRoutes(loader, [{ ...atlas, standsAlone: true }])).toHaveLength(1)
})

test('usage analytics know it by its name, and by nothing of its address', () => {
  expect(screenOf(withAtlas, '/atlas/3')).toBe('team')
  expect(screenOf(pages, '/atlas/3')).toBe('other')
})

test('the navigation leads there who may be led there', () => {
  const rights = {
    isSignedIn: true,
    canModerate: true,
    canManagePeople: false,
    canManageSite: false,
  }
  const labels = (moderates: boolean) =>
    allowedPlaces(placesOf('site', english.messages(commonMessages), withAtlas), {
      ...rights,
      canModerate: moderates,
    }).map(({ label }) => label)
  expect(labels(false)).not.toContain('Atlas')
  expect(labels(true)).toEqual([...labels(false), 'Atlas'])
})

test('the palette finds it', () => {
  expect(screensOf(withAtlas, english).at(-1)).toMatchObject({
    name: 'Atlas',
    right: 'canModerate',
  })
})

test('every page has an address, and a name of its own in usage analytics', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(pages.map(({ screen }) => screen)).toEqual(screens)
  for (const { path, screen } of pages)
    expect(screenOf(pages, path.replace(/:\w+\??/g, '7'))).toBe(screen)
})

test('an address is its pattern with the parameters filled in and escaped', () => {
  expect(href('/boards/:slug', { slug: 'a b/c' })).toBe('/boards/a%20b%2Fc')
  expect(href('/ideas/:number/:slug?', { number: '7', slug: '' })).toBe('/ideas/7')
})
