import { formatNumber, type Locale } from '../format.ts'
import type { Catalogue, Messages, PluralForms, Translate, Translation } from './catalogue.ts'

/** A refusal of the server. */
export interface Refusal {
  /** An English sentence for people. */
  readonly message: string
  /** A stable name of the reason, by which other languages have a sentence of their own. */
  readonly reason?: string | null
  /** The values of that sentence; `count`, or else `limit`, is a number in digits, and chooses its plural; of `retryAfterSeconds` a translation has `{wait}`, in words. */
  readonly params?: Readonly<Record<string, string>>
}

/** The sentences of a language other than English, loaded as code arrives. */
export interface Translations {
  /** The translation of a catalogue, once it is loaded. */
  of(catalogue: Catalogue): Translation | undefined
  /** Loads the translation of a catalogue; null when there is nothing to wait for. Never rejects. */
  load(catalogue: Catalogue): Promise<void> | null
  /** Loads the translations of all code that has arrived; null when there is nothing to wait for. */
  ready(): Promise<unknown> | null
  /** The sentence for the reason of a refusal; null where there is none. */
  explainRefusal(refusal: Refusal, language: Language): string | null
}

/** The parts of a language. */
export interface LanguageParts extends Locale {
  readonly direction: 'ltr' | 'rtl'
  /** English if not given. */
  readonly translations?: Translations
}

/** The language of one client. */
export interface Language extends LanguageParts {
  /** The `t` of a catalogue, always the same one; English until its translation is here. */
  messages<C extends Catalogue>(catalogue: C): Translate<C>
}

/** Creates a language; every client has its own. */
export function createLanguage(parts: LanguageParts): Language {
  const plural = new Intl.PluralRules(parts.tag)
  const known = new Map<Catalogue, Translate<Catalogue>>()

  const make =
    (catalogue: Catalogue): Translate<Catalogue> =>
    (key, ...[params = {}]) => {
      const message: Messages[string] | PluralForms =
        parts.translations?.of(catalogue)?.[key] ?? catalogue.english[key] ?? key
      const filled: Readonly<Record<string, string | number>> = params
      const text =
        typeof message === 'string'
          ? message
          : ((message as PluralForms)[plural.select(Number(filled.count))] ?? message.other)
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = filled[name] ?? whole
        return typeof value === 'number' ? formatNumber(value, parts) : value
      })
    }

  return {
    ...parts,
    messages(catalogue) {
      const t = known.get(catalogue) ?? make(catalogue)
      known.set(catalogue, t)
      return t
    },
  }
}
