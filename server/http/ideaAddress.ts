/** By its number alone, as references in imported texts and sheets name an idea. */
const bare = /^\/ideas\/([1-9]\d{0,8})\/?(?=\?|$)/

const document =
  'query IdeaAddress($number: Int!) { ideaByNumber(number: $number) { slug mergedInto { number } } }'

interface Answer {
  readonly data?: {
    readonly ideaByNumber: { readonly slug: string; readonly mergedInto: object | null } | null
  } | null
}

/**
 * The right address of an idea that is asked for by its number alone, without rendering it. Null for
 * every other address, and where only the page can tell what is there: nothing, or what it was merged
 * into. Takes what asks the API.
 */
export async function ideaAddress(address: string, ask: typeof fetch): Promise<string | null> {
  const [path, number] = bare.exec(address) ?? []
  if (path === undefined) return null
  const variables = { number: Number(number) }
  const body = JSON.stringify({ query: document, variables, operationName: 'IdeaAddress' })
  const { data } = (await (await ask('', { body })).json()) as Answer
  const idea = data?.ideaByNumber
  if (!idea || idea.mergedInto || idea.slug === '') return null
  return `/ideas/${number}/${encodeURIComponent(idea.slug)}${address.slice(path.length)}`
}
