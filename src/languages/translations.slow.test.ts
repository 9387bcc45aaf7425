import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  arrivedCatalogues,
  type Catalogue,
  type Messages,
  type PluralForms,
} from '#lib/messages/catalogue.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import { languages } from '#rules/languages.ts'

const folder = path.resolve(import.meta.dirname, '../lib/messages/catalogues')
const tags = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en')

type Message = Messages[string] | PluralForms

let catalogues: readonly Catalogue[]
beforeAll(async () => {
  for (const file of readdirSync(folder)) await import(path.join(folder, file))
  catalogues = arrivedCatalogues().filter(({ name }) => name !== 'refusals')
})

async function whole(tag: string): Promise<Language> {
  const { loadLanguage } = await import('./loadLanguage.lazy.ts')
  const language = await loadLanguage(tag, true)
  if (!language) throw new Error(`There is no ${tag}`)
  return language
}

const formsOf = (message: Message): Readonly<Record<string, string>> =>
  typeof message === 'string' ? { other: message } : { ...message }
const namesIn = (text = ''): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()

/** What is wrong with one sentence; empty where nothing is. */
function wrongIn(english: Message, translated: Message | undefined, tag: string): string[] {
  if (translated === undefined) return ['is missing']
  if (typeof english === 'string' && typeof translated !== 'string') return ['has plurals']
  const [asked, given] = [formsOf(english), formsOf(translated)]
  const known = namesIn(Object.values(asked).join(' '))
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
  // French and Spanish have a form for millions, which says the same as the one for all others.
  const needed =
    typeof translated === 'string' ? [] : pluralCategories.filter((it) => it !== 'many')
  return [
    ...needed.filter((it) => !given[it]).map((it) => `has no ${it}`),
    ...Object.entries(given).flatMap(([form, text]) => [
      ...(text.trim() === '' && asked['other'] !== '' ? [`${form} is empty`] : []),
      ...(typeof translated === 'string' || (pluralCategories as string[]).includes(form)
        ? []
        : [`${form} is no plural of the language`]),
      ...namesIn(text)
        .filter((name) => !known.includes(name))
        .map((name) => `{${name}} is unknown in ${form}`),
    ]),
    ...namesIn(asked['other'])
      .filter((name) => !namesIn(given['other']).includes(name))
      .map((name) => `{${name}} is left out`),
  ]
}

test.each(tags)('in %s every sentence is there, with its names and plurals', async (tag) => {
  const { translations } = await whole(tag)
  const wrong = catalogues.flatMap((catalogue) => {
    const translation = translations?.of(catalogue) ?? {}
    return [
      ...Object.entries(catalogue.english).flatMap(([key, english]) =>
        wrongIn(english, translation[key], tag).map((it) => `${catalogue.name} ${key} ${it}`),
      ),
      ...Object.keys(translation)
        .filter((key) => !Object.hasOwn(catalogue.english, key))
        .map((key) => `${catalogue.name} ${key} is no sentence of the product`),
    ]
  })
  expect(wrong).toEqual([])
})

test.each(tags)(
  'nothing on the first screen waits for %s, and the rest comes with its code',
  async (tag) => {
    const { loadLanguage } = await import('./loadLanguage.lazy.ts')
    const language = await loadLanguage(tag)
    const named = (name: string) => catalogues.find((it) => it.name === name)!
    expect(language?.translations?.load(named('common'))).toBeNull()
    const coming = language?.translations?.load(named('siteSettings'))
    expect(language?.translations?.of(named('siteSettings'))).toBeUndefined()
    await coming
    expect(language?.translations?.of(named('siteSettings'))).toBeDefined()
  },
)

test('English, and what the product does not speak, loads nothing', async () => {
  const { loadLanguage } = await import('./loadLanguage.lazy.ts')
  expect(await Promise.all(['en', 'tlh', ''].map((tag) => loadLanguage(tag)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a refusal for a while says for how long', async () => {
  const { refusalMessages } = await import('#lib/messages/catalogues/refusals.ts')
  const params = { limit: '300', retryAfterSeconds: '2520' }
  const said = tags.map(async (tag) => {
    const language = await whole(tag)
    await language.translations?.load(refusalMessages)
    const refusal = { message: 'Try again.', reason: 'TOO_MANY_VOTES', params }
    return language.translations?.explainRefusal(refusal, language)
  })
  expect(await Promise.all(said)).toEqual([
    expect.stringContaining('in 42 Minuten'),
    expect.stringContaining('dans 42 minutes'),
    expect.stringContaining('dentro de 42 minutos'),
  ])
})

test('numbers in a refusal are grouped as the language has them', async () => {
  const { refusalMessages } = await import('#lib/messages/catalogues/refusals.ts')
  const language = await whole('de')
  await language.translations?.load(refusalMessages)
  const params = { text: 'body', limit: '20000', length: '23456' }
  const refusal = { message: 'Too long.', reason: 'TEXT_TOO_LONG', params }
  expect(language.translations?.explainRefusal(refusal, language)).toContain('20.000')
})
