import { useDeferredValue, useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import type {
  usePaletteIdeasQuery,
  usePaletteIdeasQuery$data,
} from '#generated/usePaletteIdeasQuery.graphql.ts'
import type { usePaletteIdeasStoredQuery$data } from '#generated/usePaletteIdeasStoredQuery.graphql.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { recordsOf } from '#relay/store/recordsOf.ts'
import { limits } from '#rules/limits.ts'
import { hasWords } from './hasWords.ts'
import { paletteIdea, type PaletteIdea } from './paletteIdea.ts'

/** Ideas for what is typed. `pending`: the server has not said yet; `failure`: why it could not. */
export interface PaletteIdeas {
  readonly ideas: readonly FoundIdea[]
  readonly pending: boolean
  readonly failure: Error | null
}

/** An idea that was found. `isClose`: it is only close to what was typed. */
export interface FoundIdea extends PaletteIdea {
  readonly isClose?: boolean
}

const MOST = 6
const numbered = /^#?([1-9]\d{0,8})$/

const query = graphql`
  query usePaletteIdeasQuery($search: String!, $numbered: ID!, $first: Int!) @throwOnFieldError {
    numbered: idea(id: $numbered) {
      id
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by paletteIdea, which is a function
      ...paletteIdea_idea
    }
    ideas(first: $first, filter: { search: $search }) {
      edges {
        match {
          isClose
        }
        node {
          id
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by paletteIdea, which is a function
          ...paletteIdea_idea
        }
      }
    }
  }
`
const storedQuery = graphql`
  query usePaletteIdeasStoredQuery($id: ID!) {
    idea(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by paletteIdea, which is a function
      ...paletteIdea_idea
    }
  }
`

/**
 * Ideas for what is typed, or by their number: at once those that the browser has, and after a
 * pause what the server finds. Its answer is taken for the text it was asked with; while more is
 * typed, what still fits of it stays where it is.
 */
export function usePaletteIdeas(typed: string): PaletteIdeas {
  const environment = useRelayEnvironment()
  const text = useDeferredValue(typed.trim())
  const { data, isCurrent, error } = useLiveQuery<usePaletteIdeasQuery>(
    query,
    text === ''
      ? null
      : { search: text, numbered: `idea_${numbered.exec(text)?.[1] ?? 0}`, first: MOST },
    { delay: limits.searchDelay },
  )
  const isAnswered = isCurrent || error !== null
  const local = useMemo(
    () => (isAnswered || text === '' ? [] : storedIdeas(environment, text)),
    [environment, text, isAnswered],
  )
  const ideas = useMemo(() => (data ? ideasOf(data) : []), [data])
  if (text === '') return { ideas: [], pending: false, failure: null }
  if (isCurrent) return { ideas, pending: false, failure: null }
  const kept = fitting(ideas, text)
  if (error) return { ideas: kept, pending: false, failure: error }
  const known = [...kept, ...local.filter(({ id }) => !kept.some((one) => one.id === id))].slice(
    0,
    MOST,
  )
  return { ideas: known.length > 0 ? known : ideas, pending: true, failure: null }
}

function ideasOf({ numbered: one, ideas }: usePaletteIdeasQuery$data): FoundIdea[] {
  const found = [
    ...(one ? [paletteIdea(one)] : []),
    ...ideas.edges.map(({ node, match }) => ({
      ...paletteIdea(node),
      isClose: match?.isClose ?? false,
    })),
  ]
  return found
    .filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
    .slice(0, MOST)
}

function fitting(ideas: readonly FoundIdea[], text: string): FoundIdea[] {
  return ideas.filter(({ title }) => hasWords(text, title))
}

/** Gives the ideas in the store, without a request. */
function storedIdeas(environment: IEnvironment, text: string): PaletteIdea[] {
  const found: PaletteIdea[] = []
  for (const { id, title } of recordsOf(environment, 'Idea', ['id', 'title'])) {
    const idea = hasWords(text, String(title)) ? storedIdea(environment, String(id)) : null
    if (idea) found.push(idea)
    if (found.length === MOST) break
  }
  return found
}

/** An idea by its id, if the store has all that is shown of it. */
function storedIdea(environment: IEnvironment, id: string): PaletteIdea | null {
  const operation = createOperationDescriptor(getRequest(storedQuery), { id })
  if (environment.check(operation).status !== 'available') return null
  // eslint-disable-next-line house/keep-masked -- the answer of its own query, read once
  const { idea } = environment.lookup(operation.fragment).data as usePaletteIdeasStoredQuery$data
  return idea ? paletteIdea(idea) : null
}
