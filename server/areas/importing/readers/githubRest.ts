import { addComment, checkCount, restComment } from '../items/comments.ts'
import { isRecord, list, positive, textOrNull, type Raw } from '../items/raw.ts'
import { createRepairs } from '../items/repair.ts'
import { itemName, type ReadEvent } from '../items/shape.ts'
import { eventOf } from './events.ts'
import { restIssue, sourceOf } from './restIssue.ts'

/** The files of one issue in GitHub's REST form; null where there is none of that kind. */
export interface RestParts {
  main: unknown
  comments: unknown
  xrefs: unknown
}

/**
 * One issue out of its files; `path` names them in notes, and `project` is where it is from if it
 * does not say so itself. A pull request is left out and counted.
 */
export function readRestIssue(
  parts: RestParts,
  path: string,
  project: string | null = null,
): ReadEvent {
  const broken = (what: string): ReadEvent => ({
    kind: 'broken',
    note: { item: path, what, how: 'left out' },
  })
  if (parts.main === null)
    return broken('comments or events of an issue whose own file is not there')
  if (!isRecord(parts.main)) return broken('no issue in the file')
  if (isPull(parts.main)) return { kind: 'pull' }
  const number = positive(parts.main['number'])
  const source = sourceOf(parts.main) ?? project
  if (number === null || source === null)
    return broken(
      number === null
        ? 'an issue without a number'
        : 'an issue that does not say which project it is from',
    )

  const repairs = createRepairs()
  const issue = restIssue(parts.main, source, number, repairs)
  for (const raw of list(parts.comments)) {
    const comment = restComment(raw, issue, repairs)
    if (comment) addComment(issue, comment, repairs)
  }
  for (const raw of list(parts.xrefs)) {
    const event = eventOf(raw, issue, repairs)
    if (event) issue.events.push(event)
  }
  checkCount(parts.main['comments'], issue, repairs)
  return { kind: 'issue', issue, notes: repairs.notes(itemName(source, issue.key)) }
}

/** GitHub's API lists pull requests among the issues and marks them. */
function isPull(main: Raw): boolean {
  const meta = main['_meta']
  return (
    isRecord(main['pull_request']) ||
    main['__typename'] === 'PullRequest' ||
    /\/pull\/\d+$/.test(textOrNull(main['html_url']) ?? '') ||
    (isRecord(meta) && meta['type'] === 'pr')
  )
}
