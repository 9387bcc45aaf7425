import { useDeferredValue, useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import type { SimilarRow_idea$key } from '#generated/SimilarRow_idea.graphql.ts'
import type {
  useSimilarIdeasQuery,
  useSimilarIdeasQuery$data,
} from '#generated/useSimilarIdeasQuery.graphql.ts'
import type { useSimilarIdeasStoredQuery$data } from '#generated/useSimilarIdeasStoredQuery.graphql.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { recordsOf } from '#relay/store/recordsOf.ts'
import { limits } from '#rules/limits.ts'
import { similarAmong } from '#rules/similarAmong.ts'
import { countCharacters, normalise } from '#rules/validation.ts'

/** An idea that may mean the same, and why. */
export interface ShownSimilar {
  readonly id: string
  readonly idea: SimilarRow_idea$key
  readonly words: readonly string[]
  readonly sharesTag: boolean
}

/** Similar ideas; `settled` once the server has said which. */
export interface SimilarAnswer {
  readonly ideas: readonly ShownSimilar[]
  readonly settled: boolean
}

interface Written {
  readonly title: string
  readonly body: string
}

/** The number of characters of the details that the server reads. */
const BODY_SENT = 2_000
const none: SimilarAnswer = { ideas: [], settled: false }

const query = graphql`
  query useSimilarIdeasQuery($title: String!, $body: String, $first: Int) @throwOnFieldError {
    similarIdeas(title: $title, body: $body, first: $first) {
      words
      sharesTag
      idea {
        id
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by SimilarRow, which SimilarIdeas hands it to
        ...SimilarRow_idea
      }
    }
  }
`
const storedQuery = graphql`
  query useSimilarIdeasStoredQuery($id: ID!) {
    idea(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by SimilarRow, which SimilarIdeas hands it to
      ...SimilarRow_idea
    }
  }
`

/**
 * Ideas like the one that is being written, null while there is too little of it: at once those
 * among the ideas that the browser has, and after a pause what the server finds. An answer is shown
 * for the text that it was asked with, and for no other; without one, what the browser found stays.
 */
export function useSimilarIdeas(written: Written): SimilarAnswer | null {
  const environment = useRelayEnvironment()
  const title = normalise('title', useDeferredValue(written.title))
  const body = useDeferredValue(written.body).slice(0, BODY_SENT).trim()
  const isEnough = countCharacters(title) >= limits.title.min
  // A failure says nothing: nobody asked for it, and what the browser has must do.
  const { data, isCurrent } = useLiveQuery<useSimilarIdeasQuery>(
    query,
    isEnough ? { title, body, first: limits.similarIdeas } : null,
    { delay: limits.searchDelay, fetchPolicy: 'store-or-network' },
  )
  const stored = useMemo(
    () => (isEnough ? storedSimilar(environment, { title, body }) : []),
    [environment, title, body, isEnough],
  )
  if (!isEnough) return null
  if (isCurrent && data) return { ideas: shown(data.similarIdeas), settled: true }
  return stored.length > 0 ? { ideas: stored, settled: false } : none
}

function shown(found: useSimilarIdeasQuery$data['similarIdeas']): ShownSimilar[] {
  return found.map(({ idea, words, sharesTag }) => ({ id: idea.id, idea, words, sharesTag }))
}

/** Gives the similar ideas in the store, without a request. */
function storedSimilar(environment: IEnvironment, written: Written): ShownSimilar[] {
  const records = recordsOf(environment, 'Idea', ['id', 'title'])
  const ideas = records.map(({ id, title }) => ({ id: String(id), title: String(title), text: '' }))
  const found: ShownSimilar[] = []
  for (const { one, words } of similarAmong(written, ideas)) {
    const idea = storedIdea(environment, one.id)
    if (idea) found.push({ id: one.id, idea, words, sharesTag: false })
    if (found.length === limits.similarIdeas) break
  }
  return found
}

/** An idea by its id, if the store has all that a row shows of it. */
function storedIdea(environment: IEnvironment, id: string): SimilarRow_idea$key | null {
  const operation = createOperationDescriptor(getRequest(storedQuery), { id })
  if (environment.check(operation).status !== 'available') return null
  return (
    // eslint-disable-next-line house/keep-masked -- the answer of its own query, read once
    (environment.lookup(operation.fragment).data as useSimilarIdeasStoredQuery$data).idea ?? null
  )
}
