import { createdTime, isClosed, reasonOf, titleOf } from '../items/issueFields.ts'
import { labelsOf } from '../items/labels.ts'
import { loginOf } from '../items/person.ts'
import { positive, record, textOrNull, type Raw } from '../items/raw.ts'
import { reactionsOf } from '../items/reactions.ts'
import type { Repairs } from '../items/repair.ts'
import type { ImportedIssue } from '../items/shape.ts'

const repositoryUrl = /(?:api\.github\.com\/repos|github\.com)\/([^/\s]+\/[^/\s#?]+)/

/** "owner/name" out of any address in an issue of GitHub's REST API, or null. */
export function sourceOf(issue: Raw): string | null {
  for (const field of ['repository_url', 'html_url', 'url', 'comments_url']) {
    const name = repositoryUrl.exec(textOrNull(issue[field]) ?? '')?.[1]
    if (name !== undefined) return name
  }
  return null
}

/** Whether an object is an issue (or pull request) in any of GitHub's forms. A milestone has a number and a title as well. */
export function isIssue(value: Raw): boolean {
  return (
    positive(value['number']) !== null &&
    'title' in value &&
    !('open_issues' in value) &&
    ['state', 'body', 'created_at', 'createdAt', 'url'].some((name) => name in value)
  )
}

/** Everything in GitHub's REST form of an issue itself; comments and events are for the reader of each format to add. */
export function restIssue(
  raw: Raw,
  source: string,
  number: number,
  repairs: Repairs,
): ImportedIssue {
  const closedAt = repairs.time(raw['closed_at'], 'closed', null)
  const createdAt = createdTime([raw['created_at'], raw['updated_at'], raw['closed_at']], repairs)
  const milestone = textOrNull(record(raw['milestone'])['title'])
  return {
    source,
    tracker: 'GitHub',
    key: String(number),
    url: repairs.address(raw['html_url'], 'source'),
    title: titleOf(raw['title'], repairs),
    body: repairs.text(raw['body'], 'body'),
    author: loginOf(raw['user'], repairs, 'author'),
    labels: labelsOf(raw['labels'], repairs),
    board: null,
    status: null,
    duplicateOf: null,
    closed: isClosed(raw['state'], closedAt, repairs),
    reason: reasonOf(raw['state_reason']),
    createdAt,
    updatedAt: repairs.time(raw['updated_at'], 'updated', createdAt),
    closedAt,
    closedBy: loginOf(raw['closed_by'], repairs, null),
    reactions: reactionsOf(raw['reactions']),
    comments: [],
    events: [],
    facts: {
      ...(milestone === null ? {} : { milestone: repairs.line(milestone, 'milestone') }),
      ...(raw['locked'] === true ? { locked: textOrNull(raw['active_lock_reason']) ?? true } : {}),
    },
  }
}
