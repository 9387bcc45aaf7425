import { renderBody } from '#server/areas/texts/markdown.ts'
import type { Random } from '../random.ts'
import { languageNames, phrase, rareWord, word, type LanguageName } from './vocabulary.ts'

/** A block of Markdown and its HTML, rendered once and used in many posts. */
export interface Block {
  readonly markdown: string
  readonly html: string
}

export interface Blocks {
  /** A paragraph of about this many characters. */
  paragraph(random: Random, language: LanguageName, length: number): Block
  code(random: Random): Block
  list(random: Random, language: LanguageName): Block
  /** An address, a mention or raw HTML among words. */
  spiced(random: Random, spice: Spice): Block
}

export type Spice = 'url' | 'mention' | 'html'

const LENGTHS = [20, 40, 70, 100, 140, 180, 230, 290, 360, 450, 560, 700]
const PER_LENGTH = { en: 250, other: 25 }

/** Renders the stock of blocks that all bodies are put together from. */
export function makeBlocks(random: Random): Blocks {
  const paragraphs = new Map(
    languageNames.map((language) => [
      language,
      LENGTHS.map((length) =>
        many(language === 'en' ? PER_LENGTH.en : PER_LENGTH.other, () =>
          block(sentences(random, language, length)),
        ),
      ),
    ]),
  )
  const lists = new Map(
    languageNames.map((language) => [language, many(60, () => block(bullets(random, language)))]),
  )
  const codes = many(400, () => block(fence(random)))
  const spices: Record<Spice, Block[]> = {
    url: many(200, () =>
      block(
        `${phrase(random, 'en', 40)} https://example.org/${rareWord(random, 'en')}/${random.int(9999)}`,
      ),
    ),
    mention: many(100, () => block(`@${rareWord(random, 'en')} ${phrase(random, 'en', 60)}`)),
    html: many(60, () =>
      block(
        `<details><summary>${phrase(random, 'en', 20)}</summary>\n\n${phrase(random, 'en', 80)}\n\n</details>`,
      ),
    ),
  }
  return {
    paragraph(pick, language, length) {
      const wanted = LENGTHS.findIndex((candidate) => candidate > length)
      const fitting = wanted < 0 ? LENGTHS.length - 1 : Math.max(0, wanted - 1)
      return pick.pick(paragraphs.get(language)?.[fitting] ?? [])
    },
    code: (pick) => pick.pick(codes),
    list: (pick, language) => pick.pick(lists.get(language) ?? []),
    spiced: (pick, spice) => pick.pick(spices[spice]),
  }
}

function many<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}

function block(markdown: string): Block {
  return { markdown, html: renderBody(markdown) }
}

function sentences(random: Random, language: LanguageName, length: number): string {
  let text = ''
  while (text.length < length)
    text += `${text === '' ? '' : ' '}${capital(phrase(random, language, Math.min(length - text.length, 30 + random.int(90))))}.`
  return random.chance(0.1) ? text.replace(/ (\S+) /, ' **$1** ') : text
}

function bullets(random: Random, language: LanguageName): string {
  return many(2 + random.int(5), () => `- ${phrase(random, language, 20 + random.int(60))}`).join(
    '\n',
  )
}

function fence(random: Random): string {
  const lines = many(
    2 + random.int(12),
    () =>
      `${'  '.repeat(random.int(3))}${word(random, 'en')}(${rareWord(random, 'en')}, ${random.int(999)})`,
  )
  return `\`\`\`${random.pick(['', 'ts', 'rust', 'sh'])}\n${lines.join('\n')}\n\`\`\``
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
