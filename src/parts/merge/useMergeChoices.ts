import { graphql } from 'react-relay'
import type { useMergeChoicesQuery } from '#generated/useMergeChoicesQuery.graphql.ts'
import type { useMergeChoicesSimilarQuery } from '#generated/useMergeChoicesSimilarQuery.graphql.ts'
import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'

export interface MergeChoice {
  readonly id: string
  readonly number: number
  readonly title: string
  /** All votes, the imported ones too. */
  readonly votes: number
  /** Its status: votes may be closed there. */
  readonly status: string
}

interface Found extends Omit<MergeChoice, 'votes' | 'status'> {
  readonly voteCount: number
  readonly importedVoteCount: number
  readonly status: { readonly name: string }
}

interface Choices {
  /** Null: nothing was found out yet. */
  choices: readonly MergeChoice[] | null
  failure: string | null
}

const PAUSE = 150
const nothing: Choices = { choices: null, failure: null }
const query = graphql`
  query useMergeChoicesQuery($search: String!, $numbered: ID!) @throwOnFieldError {
    numbered: idea(id: $numbered) {
      id
      number
      title
      voteCount
      importedVoteCount
      status {
        name
      }
    }
    ideas(first: 6, filter: { search: $search }) {
      edges {
        node {
          id
          number
          title
          voteCount
          importedVoteCount
          status {
            name
          }
        }
      }
    }
  }
`

const similarQuery = graphql`
  query useMergeChoicesSimilarQuery($title: String!) @throwOnFieldError {
    similarIdeas(title: $title) {
      idea {
        id
        number
        title
        voteCount
        importedVoteCount
        status {
          name
        }
        mergedInto {
          __typename
        }
      }
    }
  }
`

/** Ideas that some can be merged into, by words or by number; found while typing. */
export function useMergeChoices(ideaIds: readonly string[], typed: string): Choices {
  const language = useLanguage()
  const t = useMessages(mergingMessages)
  const text = typed.trim()
  const digits = /^#?([1-9]\d{0,8})$/.exec(text)?.[1]
  const { data, error } = useLiveQuery<useMergeChoicesQuery>(
    query,
    text === '' ? null : { search: text, numbered: `idea_${digits ?? 0}` },
    { delay: PAUSE },
  )
  if (text === '') return nothing
  if (error)
    return {
      choices: null,
      failure: t('merge.searchFailed', { what: explainFailure(error, language).title }),
    }
  if (data === null) return nothing
  const { numbered, ideas } = data
  const all = [
    ...(numbered ? [choiceOf(numbered)] : []),
    ...ideas.edges.map(({ node }) => choiceOf(node)),
  ]
  const choices = all
    .filter((one, at) => all.findIndex(({ id }) => id === one.id) === at)
    .filter(({ id }) => !ideaIds.includes(id))
  return { choices, failure: null }
}

/**
 * Ideas like one that is to be merged, the most similar first; null asks for none. Nobody has typed
 * anything, so it is null as well where there are none or they do not come.
 */
export function useSimilarChoices(
  idea: { readonly id: string; readonly title: string } | null,
): readonly MergeChoice[] | null {
  const { data } = useLiveQuery<useMergeChoicesSimilarQuery>(
    similarQuery,
    idea && { title: idea.title },
  )
  if (idea === null || data === null) return null
  const others = data.similarIdeas.filter(({ idea: it }) => it.id !== idea.id && !it.mergedInto)
  return others.length === 0 ? null : others.map((one) => choiceOf(one.idea))
}

function choiceOf({ id, number, title, voteCount, importedVoteCount, status }: Found): MergeChoice {
  return {
    id,
    number,
    title,
    votes: voteCount + importedVoteCount,
    status: status.name,
  }
}
