import { newStemmer } from 'snowball-stemmers'
import { cat, deu, eng, fra, ita, nld, por, spa } from 'stopword'
import { foldText } from '#rules/searchText.ts'

/** A language whose endings and common words search knows. */
type Language = 'english' | 'german' | 'french' | 'spanish' | 'catalan' | 'italian' | 'portuguese' | 'dutch'

/** Words that ask, which hardly any idea has in its text. */
const asking: Record<Language, string> = {
  english:
    'how why what when where which who whose can could should would does did do is are there any way i we it possible help please want need able not',
  german: 'wie warum wieso was wann wo wer welche kann koennte gibt geht ich man es bitte nicht',
  french: 'comment pourquoi quoi quand ou qui quel quelle puis peut est-ce',
  spanish: 'como por que cuando donde quien cual puedo puede hay habra esta no',
  catalan: 'com per que quan on qui quin puc pot hi ha haura es no',
  italian: 'come perche cosa quando dove chi quale posso',
  portuguese: 'como porque que quando onde quem qual posso pode',
  dutch: 'hoe waarom wat wanneer waar wie welke kan ik',
}
const lists: Record<Language, readonly string[]> = {
  english: eng,
  german: deu,
  french: fra,
  spanish: spa,
  catalan: cat,
  italian: ita,
  portuguese: por,
  dutch: nld,
}
const languages = Object.keys(lists) as Language[]
const commonWords = new Map(
  languages.map((language) => [
    language,
    new Set([...lists[language], asking[language]].flatMap((text) => foldText(text).split(' '))),
  ]),
)
const stemmers = new Map(languages.map((language) => [language, newStemmer(language)]))

/** Letters that a stem must have to find other words by it. */
const STEM_MIN = 3
/** Endings that stemmers write anew: a vote, voting; a category, categories. */
const REWRITTEN = /[aeiouy]$/

/**
 * Tells the languages that a text may be in by the common words that it has: those with the most,
 * and none where it has none.
 */
export function languagesOf(words: readonly string[]): Language[] {
  const counts = languages.map((language) => {
    const common = commonWords.get(language)
    return words.filter((word) => common?.has(word)).length
  })
  const most = Math.max(...counts)
  return most === 0 ? [] : languages.filter((_, at) => counts[at] === most)
}

/** Whether a word of a text in these languages says nothing about what it is about. */
export function isCommonWord(word: string, spoken: readonly Language[]): boolean {
  return spoken.some((language) => commonWords.get(language)?.has(word))
}

/** The beginnings by which a folded word is found with other endings, in all languages where none is told. */
export function stemsOf(word: string, spoken: readonly Language[]): string[] {
  if (word.length <= STEM_MIN || /\d/.test(word)) return []
  const stems = (spoken.length > 0 ? spoken : languages.slice(0, 5)).map((language) => {
    const stem = stemmers.get(language)?.stem(word) ?? word
    let length = 0
    while (length < stem.length && stem[length] === word[length]) length += 1
    const shared = word.slice(0, length)
    return shared.length > STEM_MIN ? shared.replace(REWRITTEN, '') : shared
  })
  return [...new Set(stems)].filter((stem) => stem !== word && stem.length >= STEM_MIN && (spoken.length > 0 || stem.length > STEM_MIN))
}
