import {
  ghIssue,
  graphqlAnswer,
  looseComment,
  type RestIssue,
} from '#server/areas/importing/testing/forms.ts'
import { expectedIssue, type Json } from './expected.ts'
import { written, type ImportForm } from './form.ts'

const isAddress = (name: string): boolean => /url$/.test(name)

/** An issue or comment with the addresses of another project, by which the ideas of the forms are told apart. */
const moved = (raw: Json, project: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      isAddress(name) && typeof value === 'string'
        ? value.replace('rust-lang/rust', project)
        : value,
    ]),
  )

/** The same without any address. */
const bare = (raw: Json): Record<string, unknown> =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !isAddress(name)))

const lines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('')

/** As `gh api --paginate` writes pages: one list after another. */
const inPages = (values: readonly unknown[], size: number): string =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    JSON.stringify(values.slice(at * size, (at + 1) * size)),
  ).join('')

const mains = (issues: readonly RestIssue[]): Json[] => issues.map(({ main }) => main)
const loose = (issues: readonly RestIssue[]): Json[] =>
  issues.flatMap(({ main, comments }) => comments.map((comment) => looseComment(comment, main)))

/** A form of the chosen issues under a project of their own; `write` gives what is to be imported. */
function form(
  name: string,
  project: string,
  write: (folder: string, issues: readonly RestIssue[]) => string,
  change: typeof moved = moved,
): ImportForm {
  return {
    name,
    project,
    ...(change === moved ? {} : { options: ['--project', project] }),
    async write(folder, chosen) {
      const issues = chosen.map(({ main, comments }) => ({
        main: change(main, project),
        comments: comments.map((comment) => change(comment, project)),
      }))
      const source = write(folder, issues)
      return { source, ideas: issues.map(({ main, comments }) => expectedIssue(main, comments)) }
    },
  }
}

/** What is written with GitHub's own tools. */
export const trackerForms: readonly ImportForm[] = [
  form('gh api --paginate, lists one after another', 'forms/lists', (folder, issues) => {
    written(folder, 'issues.json', inPages(mains(issues), 25))
    written(folder, 'comments.json', inPages(loose(issues), 100))
    return folder
  }),
  form('gh issue list --json', 'forms/list', (folder, issues) =>
    written(folder, 'issues.json', JSON.stringify(issues.map(ghIssue))),
  ),
  form('gh api graphql --paginate', 'forms/graphql', (folder, issues) => {
    const answers = [graphqlAnswer(issues.slice(0, 30)), graphqlAnswer(issues.slice(30))]
    return written(folder, 'answers.json', answers.map((it) => JSON.stringify(it)).join(''))
  }),
  form('a value on each line', 'forms/lines', (folder, issues) => {
    written(folder, 'issues.ndjson', lines(mains(issues)))
    written(folder, 'comments.ndjson', lines(loose(issues)))
    return folder
  }),
  form(
    'a file for each issue and comment, none of which names its project',
    'forms/files',
    (folder, issues) => {
      for (const { main, comments } of issues) {
        const number = String(main['number'])
        written(folder, `${number}/issue.json`, JSON.stringify(main))
        for (const comment of comments)
          written(
            folder,
            `${number}/comments/${String(comment['id'])}.json`,
            JSON.stringify(comment),
          )
      }
      return folder
    },
    bare,
  ),
]
