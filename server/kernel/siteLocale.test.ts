import type { Db } from '#server/db/database.ts'
import { watchSiteLocale } from './siteLocale.ts'

function watching() {
  const state = { locale: 'en' as string | null, version: 1, reads: 0, away: false }
  const db = {
    query: () => {
      state.reads += 1
      return Promise.resolve([{ site: state.locale === null ? null : { locale: state.locale } }])
    },
  } as unknown as Db
  const version = () =>
    state.away ? Promise.reject(new Error('away')) : Promise.resolve(state.version)
  return { state, locale: watchSiteLocale(db, version) }
}

test('the language is read anew when something has changed, and not before', async () => {
  const { state, locale } = watching()
  expect(await locale.read()).toBe('en')
  state.locale = 'de'
  expect(await locale.read()).toBe('en')
  expect(state.reads).toBe(1)
  state.version = 2
  expect(await locale.read()).toBe('de')
  expect(locale.known()).toBe('de')
})

test('a site that is not named, and a language that the product does not speak, are in English', async () => {
  const { state, locale } = watching()
  for (const [version, stored] of [null, '"><img src=x>', 'tlh'].entries()) {
    Object.assign(state, { version: version + 2, locale: stored })
    expect(await locale.read()).toBe('en')
  }
})

test('while the database is away, it is the one that was read last', async () => {
  const { state, locale } = watching()
  state.locale = 'fr'
  await locale.read()
  state.away = true
  expect(await locale.read()).toBe('fr')
})
