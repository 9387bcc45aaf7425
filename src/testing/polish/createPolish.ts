import { createLanguage, type Language } from '#lib/messages/createLanguage.ts'
import { createTranslations } from '#lib/messages/createTranslations.ts'

/** A second language for tests: it has other plurals and dates than English, and translates little. */
export function createPolish(): Language {
  return createLanguage({
    tag: 'pl',
    dates: 'pl',
    direction: 'ltr',
    translations: createTranslations({
      voting: () => import('./voting.ts').then((module) => module.voting),
      refusals: () => import('./refusals.ts').then((module) => module.refusals),
    }),
  })
}
