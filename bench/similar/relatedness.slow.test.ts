import { RELATED_FROM, relatedness } from '#rules/relatedness.ts'
import { foldText } from '#rules/searchText.ts'
import { rarity, wantedWords } from '#rules/similarity.ts'
import { titleWords } from '#rules/titleWords.ts'
import { describeWithData } from '#server/testing/feedbackData.ts'
import { randomFrom, type Random } from '../random.ts'
import { perturb } from './perturb.ts'
import { readDecidim, readTracker, type Text } from './sets.ts'

/** Titles of a set that are compared, and those that are tried. */
const SOME = 800
const TRIES = 300
/** One word in common is never enough. */
const IN_COMMON = 2

const stemOf = (text: string) =>
  text.length < 4 ? `${text} ` : text.slice(0, Math.max(4, text.length - 2))

/** Gives the relatedness of the idea that is most so, as the server weights words: by how many ideas have them. */
function nearestAmong(texts: readonly Text[]): (title: string) => number {
  const candidates = texts.map(({ title }) => ({ title, words: titleWords(title) }))
  const titles = texts.map(({ title }) => ` ${foldText(title)} `)
  const words = texts.map(({ body }, at) => `${titles[at]}${foldText(body)} `)
  const ideasWith = (stem: string) => words.filter((one) => one.includes(` ${stem}`)).length
  return (title) => {
    const wanted = wantedWords(title)
    const stems = wanted.map(({ text }) => stemOf(text))
    const weights = stems.map((stem) => rarity(ideasWith(stem)))
    const scores = candidates.flatMap((one, at) =>
      stems.filter((stem) => titles[at]?.includes(` ${stem}`)).length < IN_COMMON
        ? []
        : [relatedness(wanted, weights, title, one)],
    )
    return Math.max(0, ...scores)
  }
}

const share = (scores: readonly number[]) =>
  scores.filter((score) => score >= RELATED_FROM).length / scores.length

function check(name: string, read: (folder: string) => Promise<Text[]>): void {
  describeWithData(name, (folder) => {
    let texts: Text[] = []
    let random: Random
    beforeAll(async () => {
      random = randomFrom(1)
      texts = (await read(folder)).slice(0, SOME)
    })

    test('of titles with words put together by chance, 99 in 100 are related to nothing', () => {
      const nearest = nearestAmong(texts)
      const words = texts.flatMap(({ title }) => title.split(' '))
      const scores = Array.from({ length: TRIES }, () => {
        const { length } = random.pick(texts).title.split(' ')
        return nearest(Array.from({ length }, () => random.pick(words)).join(' '))
      })
      expect(share(scores)).toBeLessThanOrEqual(0.01)
    })

    test('the same wish in another order, or with a slip of the hand, is found: eight of ten', () => {
      const nearest = nearestAmong(texts)
      for (const kind of ['order', 'typo'] as const) {
        const scores = Array.from({ length: 100 }, () => {
          const typed = perturb(random, kind, random.pick(texts))
          return typed === null ? [] : [nearest(typed)]
        }).flat()
        expect([kind, share(scores) >= 0.8]).toEqual([kind, true])
      }
    })
  })
}

check('decidim-barcelona-proposals', readDecidim)
check('rust-issues-github-rest', readTracker)
