import { createPolish } from '#testing/polish/createPolish.ts'
import { defineMessages } from './catalogue.ts'
import { commonMessages } from './catalogues/common.ts'
import { votingMessages } from './catalogues/voting.ts'
import { createLanguage } from './createLanguage.ts'
import { createTranslations } from './createTranslations.ts'
import { english, englishParts } from './english.ts'

const t = english.messages(commonMessages)

test('names are filled in and numbers grouped', () => {
  expect(t('vote.label', { title: 'Dark mode', votes: '1,204 votes' })).toBe(
    'Vote for Dark mode, 1,204 votes',
  )
  expect(t('vote.count', { count: 1204 })).toBe('1,204 votes')
})

test('the plural is chosen by the count', () => {
  expect(t('vote.count', { count: 1 })).toBe('1 vote')
  expect(t('vote.count', { count: 0 })).toBe('0 votes')
  const counted = defineMessages('test.counted', {
    found: { one: '{count} of {name}', other: '{count} from {name}' },
  })
  expect(english.messages(counted)('found', { count: 2, name: 'Ana' })).toBe('2 from Ana')
})

test('what people wrote is taken literally', () => {
  expect(t('vote.label', { title: '{votes} $& $1', votes: '3 votes' })).toBe(
    'Vote for {votes} $& $1, 3 votes',
  )
})

test('types: a missing or unknown name does not compile', () => {
  const wrong = [
    // @ts-expect-error the title is missing
    () => t('vote.label', { votes: '3 votes' }),
    // @ts-expect-error no such key
    () => t('no.such.key'),
    // @ts-expect-error a plural needs its count
    () => t('vote.count', {}),
  ]
  expect(wrong[0]?.()).toBe('Vote for {title}, 3 votes')
})

test('the t of a catalogue is always the same, so that effects can depend on it', () => {
  expect(english.messages(commonMessages)).toBe(t)
})

describe('another language', () => {
  test.each([
    [1, '1 głos'],
    [3, '3 głosy'],
    [5, '5 głosów'],
    [22, '22 głosy'],
    [112, '112 głosów'],
    [12345, '12\u00a0345 głosów'],
    [1.5, '1,5 głosu'],
  ])('counts %d by its own plural categories and digits', async (count, text) => {
    const polish = createPolish()
    await polish.translations?.load(votingMessages)
    expect(polish.messages(votingMessages)('voters.title', { count })).toBe(text)
  })

  test('falls back to English, sentence by sentence', async () => {
    const polish = createPolish()
    await polish.translations?.load(votingMessages)
    expect(polish.messages(votingMessages)('follow.follow')).toBe('Obserwuj')
    expect(polish.messages(votingMessages)('share.label')).toBe('Share this idea')
    expect(polish.messages(commonMessages)('nav.ideas')).toBe('Ideas')
  })

  test('is loaded once, with all code that has arrived, and then there is nothing to wait for', async () => {
    const load = jest.fn(() => Promise.resolve({ hello: 'Cześć' }))
    const hello = defineMessages('test.hello', { hello: 'Hello' })
    const polish = createLanguage({
      ...englishParts,
      tag: 'pl',
      translations: createTranslations({ 'test.hello': load }),
    })
    expect(polish.messages(hello)('hello')).toBe('Hello')
    const first = polish.translations?.ready()
    const second = polish.translations?.load(hello)
    await first
    await second
    expect(polish.messages(hello)('hello')).toBe('Cześć')
    expect(load).toHaveBeenCalledTimes(1)
    expect(polish.translations?.ready()).toBeNull()
    expect(english.translations).toBeUndefined()
  })

  test('leaves in English what cannot be loaded', async () => {
    const hello = defineMessages('test.lost', { hello: 'Hello' })
    const polish = createLanguage({
      ...englishParts,
      translations: createTranslations({ 'test.lost': () => Promise.reject(new Error('offline')) }),
    })
    await polish.translations?.load(hello)
    expect(polish.messages(hello)('hello')).toBe('Hello')
  })
})

test('no two catalogues have the same name', async () => {
  const folder = `${__dirname}/catalogues`
  const { readdirSync } = await import('node:fs')
  const names = await Promise.all(
    readdirSync(folder).map(async (file) => {
      const exported = Object.values(
        (await import(`${folder}/${file}`)) as Record<string, { name: string }>,
      )
      expect(exported.map(({ name }) => `${name}.ts`)).toEqual([file])
      return exported[0]?.name
    }),
  )
  expect(new Set(names).size).toBe(names.length)
})
