import { graphql } from 'react-relay'
import type {
  usePeopleByNameQuery,
  usePeopleByNameQuery$data,
} from '#generated/usePeopleByNameQuery.graphql.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { limits } from '#rules/limits.ts'

/** Somebody the site knows. */
export type KnownPerson = NonNullable<usePeopleByNameQuery$data['peopleByName']>[number]

const query = graphql`
  query usePeopleByNameQuery($name: String!) {
    peopleByName(name: $name) {
      # eslint-disable-next-line relay/unused-fields -- PersonField draws and sends what it chose among these
      id
      # eslint-disable-next-line relay/unused-fields -- drawn by PersonField
      name
      # eslint-disable-next-line relay/unused-fields -- drawn by PersonField
      avatar
      # eslint-disable-next-line relay/unused-fields -- drawn by PersonField
      segment
    }
  }
`

/** The people whose names contain what is typed, a moment after the last key; none while nothing is typed, or where they cannot be had. */
export function usePeopleByName(typed: string): readonly KnownPerson[] {
  const name = typed.trim()
  const { data, isCurrent } = useLiveQuery<usePeopleByNameQuery>(
    query,
    name === '' ? null : { name },
    { delay: limits.searchDelay },
  )
  return (isCurrent && data?.peopleByName) || []
}
