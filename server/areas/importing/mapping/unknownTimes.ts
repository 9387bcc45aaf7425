import { type ImportedComment, type ImportedIssue, UNKNOWN_TIME } from '../items/shape.ts'

/** The time, or `moment` in the place of one that the source does not say. */
export function timeOr(time: string, moment: string): string {
  return time === UNKNOWN_TIME ? moment : time
}

/** Comments with `moment` in the place of times that the source does not say. */
export function datedComments(
  comments: readonly ImportedComment[],
  moment: string,
): ImportedComment[] {
  return comments.map((comment) => ({ ...comment, createdAt: timeOr(comment.createdAt, moment) }))
}

/** An issue with `moment` in the place of times that the source does not say. */
export function datedIssue(issue: ImportedIssue, moment: string): ImportedIssue {
  return {
    ...issue,
    createdAt: timeOr(issue.createdAt, moment),
    updatedAt: timeOr(issue.updatedAt, moment),
    comments: datedComments(issue.comments, moment),
    events: issue.events.map((event) => ({ ...event, at: timeOr(event.at, moment) })),
  }
}
