import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { feedbackData } from '#server/testing/feedbackData.ts'
import { jsonIn, readDecidim, readStatements, text, type Text } from '../similar/sets.ts'
import { germanTexts } from './german.ts'
import { japaneseTexts } from './japanese.ts'

/** A text of a set, with its number there and those that it was called a duplicate of. */
export interface Document extends Text {
  readonly set: string
  /** Held out: nothing was tuned by looking at queries made of it. */
  readonly held: boolean
  readonly key: string
  readonly duplicateOf: readonly string[]
}

interface Issue {
  number: number
  title: string
  body: string | null
}

type Part = Pick<Document, 'held'> & { set: string }

/** All sets at hand as one site, so that they stand in each other's way. */
export async function corpus(): Promise<Document[]> {
  const read: Record<string, (folder: string) => Promise<Document[]>> = {
    'rust-issues-github-rest': rust,
    'bitcoin-core-gui-github-metadata-backup': bitcoin,
    'webpackage-archive-json': webpackage,
    'decidim-barcelona-proposals': async (folder) =>
      (await readDecidim(folder)).map((one, at) =>
        plain(one, { set: 'decidim', held: at % 2 === 1 }, at),
      ),
    'polis-open-data': async (folder) => [
      ...(await readStatements(folder)).map((one, at) =>
        plain(one, { set: 'vtaiwan', held: at % 2 === 1 }, at),
      ),
      ...englishStatements(folder),
    ],
  }
  const found = await Promise.all(
    Object.entries(read).map(async ([name, reader]) => {
      const folder = feedbackData(name)
      if (folder === null) console.log(`${name} is not there: set FEEDBACK_DATA`)
      return folder === null ? [] : reader(folder)
    }),
  )
  const written = (
    [
      ['german', 'de', germanTexts],
      ['japanese', 'ja', japaneseTexts],
    ] as const
  ).flatMap(([set, language, texts]) =>
    texts.map(([title, body], at) =>
      plain(text(title, body, language), { set, held: at % 2 === 1 }, at),
    ),
  )
  return [...found.flat(), ...written].filter(({ title }) => title.length > 3)
}

function plain(one: Text, part: Part, at: number): Document {
  return { ...one, ...part, key: `${part.set}#${at}`, duplicateOf: [] }
}

async function rust(folder: string): Promise<Document[]> {
  const archive = path.join(folder, 'items.tar.gz')
  const comments = new Map(
    (await jsonIn(archive, /-comments\.json$/)).map((list) => {
      const all = list as { issue_url?: string; body: string }[]
      return [Number(all[0]?.issue_url?.split('/').at(-1) ?? 0), all.map(({ body }) => body)]
    }),
  )
  return (await jsonIn(archive, /-main\.json$/)).map((issue) =>
    ofTracker(issue as Issue, comments.get((issue as Issue).number) ?? [], {
      set: 'rust',
      held: false,
    }),
  )
}

async function bitcoin(folder: string): Promise<Document[]> {
  const all = (await jsonIn(path.join(folder, 'issues.tar.gz'), /issues\/\d+\.json$/)) as {
    issue: Issue
    events?: { body?: string | null }[]
  }[]
  return all.map(({ issue, events }) =>
    ofTracker(
      issue,
      (events ?? []).map(({ body }) => body ?? ''),
      { set: 'bitcoin', held: true },
    ),
  )
}

function webpackage(folder: string): Promise<Document[]> {
  const { issues } = JSON.parse(
    gunzipSync(readFileSync(path.join(folder, 'archive.json.gz'))).toString('utf8'),
  ) as { issues: (Issue & { comments: { body: string }[] })[] }
  return Promise.resolve(
    issues.map((issue) =>
      ofTracker(
        issue,
        issue.comments.map(({ body }) => body),
        { set: 'webpackage', held: true },
      ),
    ),
  )
}

const duplicate =
  /(?:dup(?:licate)?(?: of)?|same as|covered by|subsumed by|superseded by)\s*:?\s*(?:https?:\/\/github\.com\/\S+\/issues\/|#)(\d+)/i

function ofTracker(
  { number, title, body }: Issue,
  comments: readonly string[],
  part: Part,
): Document {
  const named = comments.flatMap((comment) => duplicate.exec(comment)?.[1] ?? [])
  return {
    ...text(title, body ?? '', 'en'),
    ...part,
    key: `${part.set}#${number}`,
    duplicateOf: named
      .filter((other) => Number(other) !== number)
      .map((other) => `${part.set}#${other}`),
  }
}

function englishStatements(folder: string): Document[] {
  const lines = readFileSync(
    path.join(folder, 'american-assembly.bowling-green/comments.csv'),
    'utf8',
  )
    .split(/\r?\n/)
    .slice(1)
  return lines.flatMap((line, at) => {
    const body = line.split(',').slice(7).join(',').replaceAll('"', '')
    const title = [...body].slice(0, 60).join('')
    return title.length < 10
      ? []
      : [plain(text(title, body, 'en'), { set: 'bowling-green', held: true }, at)]
  })
}
