import type { Bind } from './ideaFilter.ts'
import type { SearchQuery } from './searchQuery.ts'

/** Which ideas a search takes: those with all words, or else those that look alike or have some of the words. */
export type SearchMode = 'all' | 'alike'

/** How many candidates of a kind are ranked. */
const CANDIDATES = 300
/** So many of the ideas with the most votes are looked through in any case, so that a common word finds them first. */
const MOST_VOTED = 3_000
/** From this similarity on a title is taken for a misspelt match. */
const SIMILARITY = 0.4
/** The weights of ts_rank for D to A: in the body a word says little. */
const WEIGHTS = '{0.05, 0.1, 0.2, 1}'

/** A query that gives number, votes and rank (higher is better) of what a search takes. Takes the condition on idea `i` and its board `b`. */
export function rankedSql(query: SearchQuery, mode: SearchMode, condition: string, bind: Bind): string {
  const words = `${bind(mode === 'all' ? query.all : query.any)}::tsquery`
  const typed = bind(query.key)
  const titled = found(`x.title_words @@ ${words}`, condition)
  const alike = mode === 'alike' ? [found(`${withThreshold} and ${typed} <% x.title_key`, condition)] : []
  const sources = ['select number from worded', titled, amongMostVoted(`x.words @@ ${words}`, condition), ...alike]
  return `with worded as materialized ${found(`x.words @@ ${words}`, condition)}
    select i.number, i.vote_total as votes, ${mode === 'all' ? allRank(words, typed) : alikeRank(words, typed)} as rank
    from (${sources.join(' union ')}) taken join idea i on i.number = taken.number join idea_search x on x.idea_number = taken.number`
}

/** Title before body; the words in the order typed, and a title that begins with them, before others; then how often the words occur. */
function allRank(words: string, typed: string): string {
  return `case when x.title_key = ${typed} then 8000 else 0 end
    + case when x.title_words @@ ${words} then 4000 else 0 end
    + case when starts_with(x.title_key, ${typed}) then 1500 when strpos(x.title_key, ${typed}) > 0 then 1000 else 0 end
    + (ts_rank('${WEIGHTS}', x.words, ${words}) * 100)::int`
}

function alikeRank(words: string, typed: string): string {
  return `(word_similarity(${typed}, x.title_key) * 1000)::int + case when x.title_words @@ ${words} then 300 else 0 end
    + (ts_rank('${WEIGHTS}', x.words, ${words}) * 200)::int`
}

/** Set within the statement's own transaction, before its first row is read: no other statement ever sees it. */
const withThreshold = `(select set_config('pg_trgm.word_similarity_threshold', '${SIMILARITY}', true)) is not null`
const from = 'idea i join board b on b.id = i.board_id join idea_search x on x.idea_number = i.number'

/** Whichever the index gives first: all there are of a rare word. */
function found(match: string, condition: string): string {
  return `(select i.number from ${from} where ${match} and ${condition} limit ${CANDIDATES})`
}

/** For a word so common that not all with it were taken. */
function amongMostVoted(match: string, condition: string): string {
  const voted = `select i.number from idea i join board b on b.id = i.board_id where ${condition} order by i.vote_total desc, i.number desc limit ${MOST_VOTED}`
  // The inner limit keeps PostgreSQL from finding all matches a second time instead of looking at these ideas.
  return `(select top.number from (${voted}) top, lateral (select from idea_search x where x.idea_number = top.number and ${match} limit 1) x
    where (select count(*) from worded) = ${CANDIDATES} limit ${CANDIDATES})`
}
