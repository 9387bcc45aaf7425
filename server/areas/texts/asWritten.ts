import { ENGLISH, type LanguageTag, languageOf } from '#rules/languages.ts'

/** Characters of a text that are shown. */
const SHOWN = 100_000

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Why a text is shown as it was written: all of it, or its beginning. */
const notes: Readonly<Record<LanguageTag, { readonly whole: string; readonly begun: string }>> = {
  en: {
    whole: 'This text is too long to format. Here it is as it was written.',
    begun: 'This text is too long to show in full. Here is its beginning, as it was written.',
  },
  de: {
    whole: 'Dieser Text ist zu lang zum Formatieren. Hier steht er so, wie er geschrieben wurde.',
    begun:
      'Dieser Text ist zu lang, um ganz gezeigt zu werden. Hier steht sein Anfang, so wie er geschrieben wurde.',
  },
  fr: {
    whole: 'Ce texte est trop long pour être mis en forme. Le voici tel qu’il a été écrit.',
    begun:
      'Ce texte est trop long pour être affiché en entier. En voici le début, tel qu’il a été écrit.',
  },
  es: {
    whole: 'Este texto es demasiado largo para darle formato. Aquí está tal como se escribió.',
    begun:
      'Este texto es demasiado largo para mostrarlo entero. Aquí está el principio, tal como se escribió.',
  },
}

/** The HTML of a text that is too long to be formatted: as it was written, with a note in English. */
export function asWritten(text: string): string {
  const note = notes[ENGLISH][text.length > SHOWN ? 'begun' : 'whole']
  // Not in the middle of a character.
  const shown = text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')
  const escaped = shown
    .replaceAll('\0', '\uFFFD')
    .replace(/[&<>]/g, (mark) => escapes[mark] ?? mark)
  return `${before(note)}${escaped}</code></pre>`
}

/** Gives the HTML of a body with the note of `asWritten`, where it has one, in a site's language; English for one that the product does not speak. */
export function withNoteIn(locale: string, html: string): string {
  const own = notes[languageOf(locale)?.tag ?? ENGLISH]
  for (const kind of ['whole', 'begun'] as const) {
    const stored = before(notes[ENGLISH][kind])
    if (html.startsWith(stored)) return before(own[kind]) + html.slice(stored.length)
  }
  return html
}

const before = (note: string): string => `<p><em>${note}</em></p><pre><code>`
