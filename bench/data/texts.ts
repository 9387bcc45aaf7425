import { weighted, type Random } from '../random.ts'
import type { Block, Blocks } from './blocks.ts'
import { languageNames, languages, phrase, rareWord, type LanguageName } from './vocabulary.ts'

export interface Text {
  readonly markdown: string
  readonly html: string
}

export const SPREAD = {
  /** Lengths in characters; titles of trackers and proposal boards hardly differ. */
  title: { median: 52, sigma: 0.39, max: 250 },
  /** Half the bodies are like a tracker's, half like a proposal board's. */
  trackerBody: { median: 465, sigma: 1.25, max: 60_000 },
  boardBody: { median: 181, sigma: 0.4, max: 900 },
  comment: { median: 170, sigma: 0.95, max: 20_000 },
} as const

const chooseLanguage = weighted(languageNames.map((name) => languages[name].share))

export function pickLanguage(random: Random): LanguageName {
  return languageNames[chooseLanguage(random)] as LanguageName
}

/** A title; now and then with a word that hardly any other has. */
export function title(random: Random, language: LanguageName): string {
  const length = Math.min(
    SPREAD.title.max,
    Math.max(6, random.logNormal(SPREAD.title.median, SPREAD.title.sigma)),
  )
  const words = phrase(random, language, length - 8)
  const text = random.chance(0.5) ? `${words} ${rareWord(random, language)}` : words
  return [...(text.charAt(0).toUpperCase() + text.slice(1))]
    .slice(0, SPREAD.title.max)
    .join('')
    .trim()
}

/** A post's body. */
export function body(random: Random, blocks: Blocks, language: LanguageName): Text {
  const fromTracker = random.chance(0.5)
  const { median, sigma, max } = fromTracker ? SPREAD.trackerBody : SPREAD.boardBody
  const length = Math.min(max, random.logNormal(median, sigma))
  return compose(random, blocks, language, { length, technical: fromTracker && length > 150 })
}

/** A comment's text. */
export function comment(random: Random, blocks: Blocks, language: LanguageName): Text {
  const length = Math.min(
    SPREAD.comment.max,
    random.logNormal(SPREAD.comment.median, SPREAD.comment.sigma),
  )
  return compose(random, blocks, language, {
    length,
    technical: length > 300 && random.chance(0.3),
  })
}

function compose(
  random: Random,
  blocks: Blocks,
  language: LanguageName,
  { length, technical }: { length: number; technical: boolean },
): Text {
  const chosen: Block[] = []
  let room = length
  const add = (block: Block): void => {
    chosen.push(block)
    room -= block.markdown.length + 2
  }
  // A tracker's bodies: half have code, a third an address, a tenth a mention, a few raw HTML.
  if (technical && random.chance(0.31)) add(blocks.spiced(random, 'url'))
  if (technical && random.chance(0.11)) add(blocks.spiced(random, 'mention'))
  if (technical && random.chance(0.04)) add(blocks.spiced(random, 'html'))
  if (technical && random.chance(0.65)) add(blocks.code(random))
  add(blocks.paragraph(random, language, room))
  while (room > 20) {
    const last = chosen.at(-1)?.markdown ?? ''
    if (room > 400 && !last.startsWith('- ') && random.chance(0.15))
      add(blocks.list(random, language))
    else if (room > 400 && technical && random.chance(0.2)) add(blocks.code(random))
    else add(blocks.paragraph(random, language, room))
  }
  return {
    markdown: chosen.map((block) => block.markdown).join('\n\n'),
    html: chosen.map((block) => block.html).join(''),
  }
}
