import { formatNumber, type Locale } from '../format.ts'
import {
  arrivedCatalogues,
  type Catalogue,
  type PluralForms,
  type Translate,
  type Translation,
} from './catalogue.ts'

/** What a language is made of. */
export interface LanguageParts extends Locale {
  readonly direction: 'ltr' | 'rtl'
  /** Loads its translations, by the name of the catalogue; without one, sentences stay English. */
  readonly translations?: Readonly<Record<string, () => Promise<Translation>>>
}

/** The language that one client speaks. */
export interface Language extends Locale {
  readonly direction: 'ltr' | 'rtl'
  /** The `t` of a catalogue, always the same one; English until its translation is here. */
  messages<C extends Catalogue>(catalogue: C): Translate<C>
  /** Loads the translation of a catalogue; null when there is nothing to wait for. Never rejects. */
  load(catalogue: Catalogue): Promise<void> | null
  /** Loads the translations of all code that has arrived; null when there is nothing to wait for. */
  ready(): Promise<unknown> | null
}

type Params = Readonly<Record<string, string | number>>

/** Creates a language; every client has its own. */
export function createLanguage({
  tag,
  dates,
  direction,
  translations = {},
}: LanguageParts): Language {
  const plural = new Intl.PluralRules(tag)
  const translates = new Map<Catalogue, Translate<Catalogue>>()
  const loading = new Map<Catalogue, Promise<void>>()
  const loaded = new Map<Catalogue, Translation>()

  const fill = (message: string | PluralForms, params: Params): string => {
    const text =
      typeof message === 'string'
        ? message
        : (message[plural.select(Number(params.count))] ?? message.other)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name]
      if (value === undefined) return whole
      return typeof value === 'number' ? formatNumber(value, language) : value
    })
  }
  const translate =
    (catalogue: Catalogue): Translate<Catalogue> =>
    (key, ...[params = {}]) =>
      fill(loaded.get(catalogue)?.[key] ?? catalogue.english[key] ?? key, params)

  const language: Language = {
    tag,
    dates,
    direction,
    messages(catalogue) {
      const known = translates.get(catalogue) ?? translate(catalogue)
      translates.set(catalogue, known)
      return known
    },
    load(catalogue) {
      const start = translations[catalogue.name]
      if (!start || loaded.has(catalogue)) return null
      const known =
        loading.get(catalogue) ??
        start()
          // A translation that cannot be had leaves the screen in English, which came with it.
          .catch(() => ({}))
          .then((translation) => void loaded.set(catalogue, translation))
      loading.set(catalogue, known)
      return known
    },
    ready() {
      const waits = arrivedCatalogues().flatMap((catalogue) => language.load(catalogue) ?? [])
      return waits.length > 0 ? Promise.all(waits) : null
    },
  }
  return language
}
