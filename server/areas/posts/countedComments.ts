import { asOpenAs } from '#server/kernel/visibility.ts'

/**
 * The ideas (`number`) whose comments count for the idea that an expression numbers: itself, and
 * those merged into it that everybody may read who may read it, so that no count tells of what
 * somebody cannot see.
 */
function countedIdeas(number: string): string {
  return `select ${number}::int as number union all select m.number from idea m join board mb on mb.id = m.board_id join idea t on t.number = m.merged_into join board tb on tb.id = t.board_id
    where m.merged_into = ${number} and m.state = 'LIVE' and ${asOpenAs('mb', 'tb')}`
}

/** A table of when comments were written that count for an idea. Takes the expression of its number. */
export function countedComments(number: string): string {
  return `(select said.created_at from comment said where said.idea_number in (${countedIdeas(number)}) and said.state = 'LIVE' and not said.internal)`
}

/** One row on the comments that count for an idea: `count` and `newest`. */
export function countedCommentFacts(number: string): string {
  return `(select count(*)::int as count, max(created_at) as newest from ${countedComments(number)} counted)`
}
