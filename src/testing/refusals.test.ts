import { refusalMessages } from '#lib/messages/catalogues/refusals.ts'
import { languages } from '#rules/languages.ts'
import { refusals } from '#server/kernel/refusals/refusals.ts'

/** Refusals of calls that only programs make, or that the product's own screens never make: the server's sentence will do. */
const forPrograms = [
  'PAGE_OF_TWO_ENDS',
  'PAGE_OF_WRONG_END',
  'PAGE_BACKWARD',
  'PAGE_SIZE',
  'CURSOR_UNKNOWN',
  'CALL_ID_TOO_LONG',
  'CALL_ID_USED',
  'NAME_IS_MEMBER',
  'NAME_OF_SEVERAL',
]

/** The names that the English sentence of a reason is made of. */
function namesOf(reason: keyof typeof refusals): Set<string> {
  // Parameters that are passed on as a whole are not seen: limits of texts and addresses.
  const names = new Set(['limit', 'length'])
  const params = new Proxy({}, { get: (_, name) => void names.add(String(name)) })
  const [, sentence] = refusals[reason]
  try {
    if (typeof sentence === 'function') (sentence as (params: object) => string)(params)
  } catch {
    // A sentence of what is not there; its names are known by then.
  }
  // Other languages are told how long that is in their own words.
  if (names.has('retryAfterSeconds')) names.add('wait')
  return names
}

test.each(languages.map(({ tag }) => tag).filter((tag) => tag !== 'en'))(
  'every reason to refuse that people meet has a sentence in %s',
  async (tag) => {
    const { loadLanguage } = await import('#languages/loadLanguage.lazy.ts')
    const language = await loadLanguage(tag)
    await language?.translations?.load(refusalMessages)
    const said = language?.translations?.of(refusalMessages) ?? {}
    const met = Object.keys(refusals).filter((reason) => !forPrograms.includes(reason))
    expect(Object.keys(said).toSorted()).toEqual(met.toSorted())
    const unknown = Object.entries(said).flatMap(([reason, sentence]) => {
      const known = namesOf(reason as keyof typeof refusals)
      const used = [...JSON.stringify(sentence).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      return used.filter((name) => !known.has(name)).map((name) => `${reason} {${name}}`)
    })
    expect(unknown).toEqual([])
  },
)
