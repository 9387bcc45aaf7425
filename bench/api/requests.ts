import { choiceVariables, readChoice } from '#features/ideas/listAddress.ts'
import home from '#generated/HomePageQuery.graphql.ts'
import page from '#generated/IdeaPageQuery.graphql.ts'

/** The kinds of requests that are measured, each with the bodies that are sent in turn. */
export interface Kind {
  readonly name: string
  readonly bodies: readonly string[]
}

interface Parameters {
  readonly params: { readonly name: string; readonly text: string | null }
}

/** Asks a server, signed in; rejects when the answer has errors. */
export async function ask(
  url: string,
  body: string,
  cookie: string,
): Promise<{ text: string; headers: Headers }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body,
  })
  const text = await response.text()
  if (response.status !== 200 || (JSON.parse(text) as { errors?: unknown }).errors)
    throw new Error(`${body.slice(0, 80)}: ${response.status} ${text.slice(0, 300)}`)
  return { text, headers: response.headers }
}

const request = ({ params }: Parameters, variables: object): string =>
  JSON.stringify({ operationName: params.name, variables, query: params.text })
const search = (text: string): string =>
  request(home, choiceVariables(readChoice(null, new URLSearchParams({ q: text }))))

const COMMON = ['export', 'dark mode', 'file', 'notification email', 'search']
const TYPOS = ['notificaton', 'calender', 'permision', 'shortcutt', 'attachement', 'langauge']
const CJK = ['搜索', '深色模式', '検索', 'エクスポート', '通知']

/**
 * The client's own operations as its pages send them. Takes titles of ideas, whose longest words
 * are the rare ones.
 */
export function kinds(ideas: number, titles: readonly { title: string }[]): Kind[] {
  const numbers = Array.from({ length: 500 }, (_, index) => 1 + Math.floor((index * ideas) / 500))
  return [
    {
      name: 'list',
      bodies: [request(home, choiceVariables(readChoice(null, new URLSearchParams())))],
    },
    { name: 'detail', bodies: numbers.map((number) => request(page, { id: `idea_${number}` })) },
    { name: 'search: common', bodies: COMMON.map(search) },
    {
      name: 'search: rare',
      bodies: titles
        .map(({ title }) => longestWord(title))
        .filter((word) => word.length > 7)
        .map(search),
    },
    { name: 'search: typo', bodies: TYPOS.map(search) },
    { name: 'search: CJK', bodies: CJK.map(search) },
  ]
}

/** Some ideas spread over the data. */
export async function someTitles(
  url: string,
  ideas: number,
  cookie: string,
): Promise<{ number: number; title: string }[]> {
  const ids = Array.from(
    { length: 60 },
    (_, index) => `idea_${1 + Math.floor((index * ideas) / 60)}`,
  )
  const query = 'query bench($ids: [ID!]!) { nodes(ids: $ids) { ... on Idea { number title } } }'
  const { text } = await ask(
    url,
    JSON.stringify({ operationName: 'bench', variables: { ids }, query }),
    cookie,
  )
  const answer = JSON.parse(text) as {
    data: { nodes: ({ number: number; title: string } | null)[] }
  }
  return answer.data.nodes.filter((node) => node !== null)
}

function longestWord(title: string): string {
  return title
    .split(/\s+/)
    .reduce(
      (longest, word) =>
        word.length > longest.length && /^[a-zäöüßéèç]+$/i.test(word) ? word : longest,
      '',
    )
}
