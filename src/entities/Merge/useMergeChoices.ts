import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import type { useMergeChoicesQuery } from '#generated/useMergeChoicesQuery.graphql.ts'
import { t } from '#lib/messages/en/merging.ts'

export interface MergeChoice {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly votes: number
  /** Votes of which only the number is known: said apart. */
  readonly imported: number
  /** Its status: votes may be closed there. */
  readonly status: string | null
}

interface Found extends Omit<MergeChoice, 'votes' | 'imported' | 'status'> {
  readonly voteCount: number
  readonly importedVoteCount: number
  readonly status: { readonly name: string } | null | undefined
}

interface Choices {
  /** Null: nothing was looked for yet. */
  choices: readonly MergeChoice[] | null
  failure: string | null
}

const PAUSE = 150
const nothing: Choices = { choices: null, failure: null }
const query = graphql`
  query useMergeChoicesQuery($search: String!, $numbered: ID!) {
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

/** Ideas that some can be merged into, by words or by number; found while typing. */
export function useMergeChoices(ideaIds: readonly string[], typed: string): Choices {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState(nothing)
  const text = typed.trim()
  useEffect(() => {
    if (text === '') return
    let request: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      const digits = /^#?([1-9]\d{0,8})$/.exec(text)?.[1]
      request = fetchQuery<useMergeChoicesQuery>(environment, query, {
        search: text,
        numbered: `idea_${digits ?? 0}`,
      }).subscribe({
        next({ numbered, ideas }) {
          const all = [
            ...(numbered ? [choiceOf(numbered)] : []),
            ...(ideas?.edges ?? []).map(({ node }) => choiceOf(node)),
          ]
          setFound({
            choices: all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at),
            failure: null,
          })
        },
        error: (error: unknown) =>
          setFound({
            choices: null,
            failure: t('merge.searchFailed', { what: explainFailure(error).title }),
          }),
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      request?.unsubscribe()
    }
  }, [environment, text])
  if (text === '') return nothing
  return { ...found, choices: found.choices?.filter(({ id }) => !ideaIds.includes(id)) ?? null }
}

function choiceOf({ id, number, title, voteCount, importedVoteCount, status }: Found): MergeChoice {
  return {
    id,
    number,
    title,
    votes: voteCount,
    imported: importedVoteCount,
    status: status?.name ?? null,
  }
}
