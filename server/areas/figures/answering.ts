import { statement } from '#server/db/database.ts'
import { inTeam } from '#server/kernel/permissions.ts'
import { boardReadable, readableLevels } from '#server/kernel/visibility.ts'
import type { ReadFigures } from './keptFigures.ts'

/** Figures of how ideas of the last twelve months were answered; imported ones, which were posted elsewhere, do not count. */
export interface AnswerFigures {
  ideaCount: number
  answeredCount: number
  /** The median time from posting to the first answer; null where nothing was answered. */
  medianSeconds: number | null
}

/** The figures of all boards that somebody may read, together and each by its id. */
export interface Answering {
  all: AnswerFigures
  byBoard: ReadonlyMap<string, AnswerFigures>
}

/** Gives the figures for an actor. */
export type ReadAnswering = ReadFigures<Answering>

// The first answer is an official one, or the first public comment of the team on somebody else's idea.
const read = statement<AnswerFigures & { board: string | null }>(
  'answering',
  `with answer as (
     select c.idea_number as number, min(c.created_at) as at
     from comment c join idea i on i.number = c.idea_number join person p on p.id = c.author_id
     where c.state = 'LIVE' and not c.internal and c.created_at > now() - interval '1 year'
       and (c.official or (${inTeam('p')} and c.author_id is distinct from i.author_id))
     group by c.idea_number)
   select i.board_id as board, count(*)::int as "ideaCount", count(a.at)::int as "answeredCount",
     percentile_cont(0.5) within group (order by extract(epoch from a.at - i.created_at)::float8) as "medianSeconds"
   from idea i join board b on b.id = i.board_id left join answer a on a.number = i.number
   where i.state = 'LIVE' and i.merged_into is null and i.source is null and i.created_at > now() - interval '1 year' and ${boardReadable('$1')}
   group by grouping sets ((i.board_id), ())`,
)

const none: AnswerFigures = { ideaCount: 0, answeredCount: 0, medianSeconds: null }

/** Counts the figures from the rows. */
export const readAnswering: ReadAnswering = async (db, actor) => {
  const rows = await db.query(read, [readableLevels(actor)])
  const byBoard = new Map<string, AnswerFigures>()
  let all = none
  for (const { board, ...figures } of rows)
    if (board === null) all = figures
    else byBoard.set(board, figures)
  return { all, byBoard }
}
