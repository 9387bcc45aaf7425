import type { Random } from '../random.ts'
import { isUnspaced, type Language } from '../similar/sets.ts'

/** Endings that people exchange: a word with the first may be asked for with any of the others. */
const endings: Record<
  Exclude<Language, 'zh' | 'ja'>,
  readonly (readonly [RegExp, readonly string[]])[]
> = {
  en: [
    [/(?<=[^aeiou]{1}[aeiou][^aeiou])ing$/, ['ed', 's', 'e']],
    [/ies$/, ['y']],
    [/(?<=[^s])es$/, ['e', 'ing']],
    [/(?<=[^su])s$/, ['']],
    [/ed$/, ['ing', 'es']],
    [/ation$/, ['ations', 'ate', 'ating']],
    [/ly$/, ['']],
    [/(?<=[^aeious])$/, ['s']],
    [/e$/, ['es', 'ed', 'ing']],
  ],
  de: [
    [/ungen$/, ['ung']],
    [/ung$/, ['ungen']],
    [/en$/, ['e', 't', 'te']],
    [/er$/, ['ern', 'e']],
    [/es$/, ['e', 'en']],
    [/e$/, ['en', 'es']],
    [/(?<=[^aeious])$/, ['en', 'e']],
  ],
  es: [
    [/iones$/, ['ión']],
    [/ión$/, ['iones']],
    [/os$/, ['o', 'as']],
    [/as$/, ['a', 'os']],
    [/(?<=[^aeiou])es$/, ['']],
    [/(?<=[aeo])$/, ['s']],
    [/ar$/, ['ando', 'a', 'amos']],
  ],
  ca: [
    [/ions$/, ['ió']],
    [/ió$/, ['ions']],
    [/es$/, ['a']],
    [/a$/, ['es']],
    [/(?<=[^aeious])s$/, ['']],
    [/ar$/, ['ant', 'em']],
    [/(?<=[^aeious])$/, ['s']],
  ],
}

/** Gives a word with another ending, or null where none is known. */
export function otherEnding(random: Random, word: string, language: Language): string | null {
  if (isUnspaced(language) || !/^[\p{L}\p{M}]+$/u.test(word)) return null
  const rule = endings[language].find(([ending]) => ending.test(word))
  return rule ? word.replace(rule[0], random.pick(rule[1])) : null
}
