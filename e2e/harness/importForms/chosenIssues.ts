import path from 'node:path'
import { filesIn, restIssues, type RestIssue } from '#server/areas/importing/testing/forms.ts'
import { feedbackData } from '../feedbackData.ts'
import type { Json } from './expected.ts'

/** Issues that a form is made of, and how many of each odd kind are among them. */
const CHOSEN = 60
const OF_A_KIND = 2

type Is = (issue: RestIssue) => boolean

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const reactions = ({ reactions: all }: Json): Json => (all ?? {}) as Json
const isDeleted = (one: Json): boolean => (one['user'] as Json | null)?.['login'] === 'ghost'

/** What a reader, a database or a page could stumble over. */
const odd: readonly Is[] = [
  ({ main }) => text(main['body']).includes('\0'),
  ({ main }) => main['body'] === null,
  ({ main }) => text(main['body']).length > 40_000,
  ({ main }) => text(main['body']).includes('\r\n'),
  ({ main }) => /<script/i.test(text(main['body'])),
  ({ main }) => /[\u0590-\u06FF\u4E00-\u9FFF]/.test(text(main['body'])),
  ({ main }) => text(main['title']).length > 140,
  ({ main }) => text(main['title']) !== text(main['title']).trim(),
  ({ main }) => /:\w+:/.test(text(main['title'])),
  ({ main }) => isDeleted(main),
  ({ main }) => main['state_reason'] === 'not_planned',
  ({ main }) => main['state_reason'] === 'reopened',
  ({ main }) => main['state'] === 'open',
  ({ main }) => (main['labels'] as unknown[]).length > 5,
  ({ main }) => Number(reactions(main)['+1']) > 20,
  ({ main }) => Number(reactions(main)['-1']) > 0,
  ({ main, comments }) => main['comments'] !== comments.length,
  ({ comments }) => comments.length > 100,
  ({ comments }) => comments.some(isDeleted),
  ({ comments }) => comments.some((comment) => Number(reactions(comment)['heart']) > 0),
  ({ comments }) => comments.some((comment) => text(comment['body']).length > 20_000),
]

/** Duplicates are merged by what is said of them, which other tests are about. */
const speaksOfDuplicates: Is = ({ main, comments }) =>
  [main, ...comments].some((one) => /dup\w* of/i.test(text(one['body'])))

/** Where the set of GitHub's issues is. */
export const issueArchive = (): string =>
  path.join(feedbackData('rust-issues-github-rest'), 'items.tar.gz')

/** Sixty issues of the set: the odd ones, and others from the whole of it. */
export async function chosenIssues(): Promise<RestIssue[]> {
  const all = (await restIssues(filesIn(issueArchive()))).filter((it) => !speaksOfDuplicates(it))
  const kinds = odd.map((is) => all.filter(is).slice(0, OF_A_KIND))
  for (const [at, kind] of kinds.entries())
    if (kind.length === 0) throw new Error(`The set has nothing like ${String(odd[at])}`)
  const chosen = new Set(kinds.flat())
  const step = Math.floor(all.length / CHOSEN)
  for (let at = 0; chosen.size < CHOSEN && at < all.length; at += step) {
    const issue = all[at]
    if (issue !== undefined) chosen.add(issue)
  }
  return withAllReasons([...chosen])
}

/** The set has none that is closed without a reason or as a duplicate: two that name no other issue are. */
function withAllReasons(issues: readonly RestIssue[]): RestIssue[] {
  const reasons = [null, 'duplicate']
  const changed = issues.map(({ main, comments }) => {
    const isPlain =
      main['state_reason'] === 'completed' &&
      comments.length === 1 &&
      ![main, ...comments].some((one) => /#|\/\//.test(text(one['body'])))
    const reason = isPlain ? reasons.shift() : undefined
    return reason === undefined
      ? { main, comments }
      : { main: { ...main, state_reason: reason }, comments }
  })
  if (reasons.length > 0) throw new Error('The set has too few plain issues')
  return changed
}
