import { ENGLISH, languageOf, type LanguageTag } from '#rules/languages.ts'
import type { SampleIdea } from './shape.ts'

type BoardWords = Readonly<Record<SampleIdea['board'], { name: string; description: string }>>

const words: Readonly<Record<LanguageTag, BoardWords>> = {
  en: {
    editor: { name: 'Editor', description: 'Writing, formatting, reading.' },
    'sync-and-offline': {
      name: 'Sync and offline',
      description: 'Your notes on every device, with and without a network.',
    },
    mobile: { name: 'Mobile', description: 'Fieldnotes on phones, tablets and watches.' },
  },
  de: {
    editor: { name: 'Editor', description: 'Schreiben, formatieren, lesen.' },
    'sync-and-offline': {
      name: 'Synchronisieren und offline',
      description: 'Deine Notizen auf jedem Gerät, mit und ohne Netz.',
    },
    mobile: { name: 'Unterwegs', description: 'Fieldnotes auf Handys, Tablets und Uhren.' },
  },
  fr: {
    editor: { name: 'Éditeur', description: 'Écrire, mettre en forme, lire.' },
    'sync-and-offline': {
      name: 'Synchronisation et hors ligne',
      description: 'Vos notes sur tous vos appareils, avec ou sans réseau.',
    },
    mobile: {
      name: 'Mobile',
      description: 'Fieldnotes sur téléphones, tablettes et montres.',
    },
  },
  es: {
    editor: { name: 'Editor', description: 'Escribir, dar formato, leer.' },
    'sync-and-offline': {
      name: 'Sincronización y sin conexión',
      description: 'Tus notas en todos los dispositivos, con red y sin ella.',
    },
    mobile: { name: 'Móvil', description: 'Fieldnotes en teléfonos, tabletas y relojes.' },
  },
}

const names: Readonly<Record<LanguageTag, string>> = {
  en: 'Sample data',
  de: 'Beispieldaten',
  fr: 'Exemples',
  es: 'Datos de ejemplo',
}

/** The name by which the sample stands among imports, in a language as boardWords has it. */
export function sampleName(locale: string): string {
  return names[languageOf(locale)?.tag ?? ENGLISH]
}

/** The boards of the sample in a language (BCP 47); in English for one that the product does not speak. */
export function boardWords(locale: string): BoardWords {
  return words[languageOf(locale)?.tag ?? ENGLISH]
}
