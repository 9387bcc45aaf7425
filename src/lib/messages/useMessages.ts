import { createContext, use } from 'react'
import type { Catalogue, Translate } from './catalogue.ts'
import type { Language } from './createLanguage.ts'
import { english } from './english.ts'

/** The language of one client; English if none is provided. */
export const LanguageContext = createContext<Language>(english)

/** The language of this client, for numbers, dates and functions that need sentences. */
export function useLanguage(): Language {
  return use(LanguageContext)
}

/**
 * The `t` of a catalogue in the language of this client. Suspends if it renders before the
 * translation is here, which English never does.
 */
export function useMessages<C extends Catalogue>(catalogue: C): Translate<C> {
  const language = useLanguage()
  const coming = language.translations?.load(catalogue)
  if (coming) use(coming)
  return language.messages(catalogue)
}
