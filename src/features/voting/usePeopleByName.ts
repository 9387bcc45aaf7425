import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  usePeopleByNameQuery,
  usePeopleByNameQuery$data,
} from '#generated/usePeopleByNameQuery.graphql.ts'
import { limits } from '#rules/limits.ts'

/** Somebody the site knows. */
export type KnownPerson = NonNullable<usePeopleByNameQuery$data['peopleByName']>[number]

/** The people whose names contain what is typed, a moment after the last key; none while nothing is typed, or where they cannot be had. */
export function usePeopleByName(typed: string): readonly KnownPerson[] {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<{ name: string; people: readonly KnownPerson[] }>({
    name: '',
    people: [],
  })
  const name = typed.trim()
  useEffect(() => {
    if (name === '') return
    let subscription: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      const query = graphql`
        query usePeopleByNameQuery($name: String!) {
          peopleByName(name: $name) {
            # eslint-disable-next-line relay/unused-fields -- PersonField draws and sends what it chose among these
            id
            name
            # eslint-disable-next-line relay/unused-fields -- drawn by PersonField
            avatar
            # eslint-disable-next-line relay/unused-fields -- drawn by PersonField
            segment
          }
        }
      `
      subscription = fetchQuery<usePeopleByNameQuery>(environment, query, { name }).subscribe({
        next: ({ peopleByName }) => setFound({ name, people: peopleByName ?? [] }),
        error: () => setFound({ name, people: [] }),
      })
    }, limits.searchDelay)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, name])
  return found.name === name ? found.people : []
}
