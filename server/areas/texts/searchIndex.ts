import { withoutIds } from '#rules/mentions.ts'
import { asciiKey, chunksOf, pairsOf, type Chunk } from '#rules/searchText.ts'
import { languageOf, type Language } from './commonWords.ts'
import { stemsOf, stemWord } from './stems.ts'

/** PostgreSQL stores no place in a text beyond this one. */
const LAST_PLACE = 16_383
/** Places kept of one word: enough for phrases, and long texts stay small. */
const PLACES_PER_WORD = 8
/** PostgreSQL refuses longer words. */
const WORD_MAX = 500
/** Keeps a phrase from reaching from the title into the body. */
const GAP = 10
/** A text of so many words whose language cannot be told has the stems of all; a longer one is hardly of words. */
const UNTOLD_MAX = 60

/** A row of `idea_search`. Both kinds of words are texts of tsvectors: cast them where they are parameters. */
export interface SearchRow {
  ideaNumber: number
  titleKey: string
  titleWords: string
  words: string
}

/** Gives the row by which search finds an idea. */
export function searchRow({
  number,
  title,
  body,
}: {
  number: number
  title: string
  body: string
}): SearchRow {
  const places = new Map<string, string[]>()
  const [heading, text] = [chunksOf(title), chunksOf(withoutIds(body))]
  const told = languageOf([...heading, ...text])
  const size = [...heading, ...text].reduce((sum, { runs }) => sum + runs.length, 0)
  const language = size > UNTOLD_MAX ? (told ?? 'en') : told
  const end = addWords(places, heading, 1, 'A')
  addStems(places, heading, language)
  const titleWords = vectorOf(places)
  addWords(places, text, end + GAP, '')
  addStems(places, text, language)
  return {
    ideaNumber: number,
    titleKey: asciiKey(title).slice(0, 400),
    titleWords,
    words: vectorOf(places),
  }
}

function vectorOf(places: ReadonlyMap<string, readonly string[]>): string {
  return [...places]
    .map(([word, list]) => (list.length === 0 ? `'${word}'` : `'${word}':${list.join(',')}`))
    .join(' ')
}

function addWords(
  places: Map<string, string[]>,
  chunks: readonly Chunk[],
  start: number,
  weight: string,
): number {
  let place = start
  const add = (word: string, at: number) => {
    if (word === '' || word.length > WORD_MAX) return
    const list = places.get(word)
    if (!list) places.set(word, [`${Math.min(at, LAST_PLACE)}${weight}`])
    else if (list.length < PLACES_PER_WORD && at < LAST_PLACE) list.push(`${at}${weight}`)
  }
  for (const chunk of chunks) {
    if (chunk.joined) add(chunk.joined, place)
    for (const run of chunk.runs) {
      if (!run.unspaced) add(run.text, place++)
      else for (const piece of indexPieces(run.text)) add(piece, place++)
    }
  }
  return place
}

/** Stems have no place: phrases are of words as they stand. */
function addStems(
  places: Map<string, string[]>,
  chunks: readonly Chunk[],
  language: Language | null,
): void {
  for (const { runs } of chunks)
    for (const { text, unspaced } of runs)
      for (const stem of unspaced ? [] : stemsOf(text, language))
        if (!places.has(stemWord(stem))) places.set(stemWord(stem), [])
}

/** Pairs, and the last character alone, so that every character begins something that is indexed. */
function indexPieces(text: string): string[] {
  const pieces = pairsOf(text)
  const last = [...text].at(-1)
  return pieces.length > 0 && last && pieces.at(-1) !== last ? [...pieces, last] : pieces
}
