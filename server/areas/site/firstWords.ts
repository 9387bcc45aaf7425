import { ENGLISH, languageOf, type LanguageTag } from '#rules/languages.ts'

/** The statuses that every site begins with, by the slug that they have in English. */
export type FirstStatus = 'open' | 'planned' | 'in-progress' | 'shipped' | 'declined'

/** The first names of the parts of an empty site; its team may call them otherwise. */
export interface FirstWords {
  readonly statuses: Readonly<Record<FirstStatus, string>>
  readonly board: string
}

const words: Readonly<Record<LanguageTag, FirstWords>> = {
  en: {
    statuses: {
      open: 'Open',
      planned: 'Planned',
      'in-progress': 'In progress',
      shipped: 'Shipped',
      declined: 'Declined',
    },
    board: 'Ideas',
  },
  de: {
    statuses: {
      open: 'Offen',
      planned: 'Geplant',
      'in-progress': 'In Arbeit',
      shipped: 'Umgesetzt',
      declined: 'Abgelehnt',
    },
    board: 'Ideen',
  },
  fr: {
    statuses: {
      open: 'Ouvert',
      planned: 'Planifié',
      'in-progress': 'En cours',
      shipped: 'Livré',
      declined: 'Non retenu',
    },
    board: 'Idées',
  },
  es: {
    statuses: {
      open: 'Abierta',
      planned: 'Planificada',
      'in-progress': 'En curso',
      shipped: 'Lanzada',
      declined: 'Descartada',
    },
    board: 'Ideas',
  },
}

/** The words of an empty site in a language (BCP 47); English for one that the product does not speak. */
export function firstWords(locale: string): FirstWords {
  return words[languageOf(locale)?.tag ?? ENGLISH]
}
