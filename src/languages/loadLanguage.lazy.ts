import type { Translation } from '#lib/messages/catalogue.ts'
// eslint-disable-next-line no-restricted-imports -- where the languages of the product are made
import { createLanguage, type Language } from '#lib/messages/createLanguage.ts'
import { createTranslations } from '#lib/messages/createTranslations.ts'
import { languageOf, type LanguageTag } from '#rules/languages.ts'
import { laterCatalogues, type FirstPart, type LaterPart } from './parts.ts'

interface Source {
  readonly first: () => Promise<FirstPart>
  readonly later: () => Promise<LaterPart>
  readonly refusals: () => Promise<Translation>
}

const sources: Readonly<Record<Exclude<LanguageTag, 'en'>, Source>> = {
  de: {
    first: () => import('./de/first.ts').then(({ first }) => first),
    later: () => import('./de/later.ts').then(({ later }) => later),
    refusals: () => import('./de/refusals.ts').then(({ refusals }) => refusals),
  },
  fr: {
    first: () => import('./fr/first.ts').then(({ first }) => first),
    later: () => import('./fr/later.ts').then(({ later }) => later),
    refusals: () => import('./fr/refusals.ts').then(({ refusals }) => refusals),
  },
  es: {
    first: () => import('./es/first.ts').then(({ first }) => first),
    later: () => import('./es/later.ts').then(({ later }) => later),
    refusals: () => import('./es/refusals.ts').then(({ refusals }) => refusals),
  },
}

/**
 * Makes a client's language with the sentences of the first screen, so that nothing there waits for
 * its own; the others come with their code. `isWhole` brings all of them at once, for a server,
 * which has each page's code from the start. Undefined for English, and for a language that the
 * product does not speak: there is nothing to load.
 */
export async function loadLanguage(tag: string, isWhole = false): Promise<Language | undefined> {
  const parts = languageOf(tag)
  if (parts === undefined || parts.tag === 'en') return undefined
  const { first, later, refusals } = sources[parts.tag]
  const loadLater = Object.fromEntries(
    laterCatalogues.map((name): [string, () => Promise<Translation>] => [
      name,
      async () => (await later())[name],
    ]),
  )
  const [known, more] = await Promise.all([first(), isWhole ? later() : null])
  return createLanguage({
    ...parts,
    translations: createTranslations({ ...loadLater, refusals }, { ...known, ...more }),
  })
}
