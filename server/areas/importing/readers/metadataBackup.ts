import { addComment, checkCount, restComment } from '../items/comments.ts'
import { isRecord, list, positive, type Raw } from '../items/raw.ts'
import { createRepairs } from '../items/repair.ts'
import { itemName, type ReadEvent } from '../items/shape.ts'
import { eventOf } from './events.ts'
import { restIssue, sourceOf } from './restIssue.ts'

/** Whether an object is an issue or pull request of a github-metadata-backup. */
export function isBackup(value: Raw): boolean {
  return typeof value['type'] === 'string' && (isRecord(value['issue']) || isRecord(value['pull']))
}

/**
 * One issue with its timeline, comments being events among the others; `path` names the file in
 * notes. A pull request is left out and counted.
 */
export function readBackup(value: Raw, path: string, project: string | null = null): ReadEvent {
  const raw = value['issue']
  if (!isRecord(raw) || isRecord(raw['pull_request']) || value['type'] !== 'issue')
    return { kind: 'pull' }
  const number = positive(raw['number'])
  const source = sourceOf(raw) ?? project
  if (number === null || source === null) {
    const what =
      number === null
        ? 'an issue without a number'
        : 'an issue that does not say which project it is from'
    return { kind: 'broken', note: { item: path, what, how: 'left out' } }
  }

  const repairs = createRepairs()
  const issue = restIssue(raw, source, number, repairs)
  for (const entry of list(value['events'])) {
    if (isRecord(entry) && entry['event'] === 'commented') {
      const comment = restComment(
        { ...entry, user: entry['user'] ?? entry['actor'] },
        issue,
        repairs,
      )
      if (comment) addComment(issue, comment, repairs)
    } else {
      const event = eventOf(entry, issue, repairs)
      if (event) issue.events.push(event)
    }
  }
  checkCount(raw['comments'], issue, repairs)
  return { kind: 'issue', issue, notes: repairs.notes(itemName(source, issue.key)) }
}
