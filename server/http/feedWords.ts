import { ENGLISH, languageOf, type LanguageTag } from '#rules/languages.ts'

/** The sentences of a feed itself, beside what people wrote. */
export interface FeedWords {
  /** The tag of the language (BCP 47). */
  readonly tag: LanguageTag
  readonly changelog: string
  readonly comment: string
  readonly commentBy: (name: string) => string
  readonly official: string
  readonly officialBy: (name: string) => string
}

const words: Readonly<Record<LanguageTag, Omit<FeedWords, 'tag'>>> = {
  en: {
    changelog: 'Changelog',
    comment: 'Comment',
    commentBy: (name) => `Comment by ${name}`,
    official: 'Official answer',
    officialBy: (name) => `Official answer by ${name}`,
  },
  de: {
    changelog: 'Changelog',
    comment: 'Kommentar',
    commentBy: (name) => `Kommentar von ${name}`,
    official: 'Offizielle Antwort',
    officialBy: (name) => `Offizielle Antwort von ${name}`,
  },
  fr: {
    changelog: 'Nouveautés',
    comment: 'Commentaire',
    commentBy: (name) => `Commentaire de ${name}`,
    official: 'Réponse officielle',
    officialBy: (name) => `Réponse officielle de ${name}`,
  },
  es: {
    changelog: 'Novedades',
    comment: 'Comentario',
    commentBy: (name) => `Comentario de ${name}`,
    official: 'Respuesta oficial',
    officialBy: (name) => `Respuesta oficial de ${name}`,
  },
}

/** The words of feeds in the language of a site (BCP 47); English for one that the product does not speak. */
export function feedWords(locale: string): FeedWords {
  const tag = languageOf(locale)?.tag ?? ENGLISH
  return { tag, ...words[tag] }
}
