import { useParams, useSearchParams } from 'react-router-dom'
import { readChoice, type ListChoice } from './listAddress.ts'

/** What the address of the list that is shown says. */
export function useListChoice(): ListChoice {
  const { slug } = useParams()
  const [query] = useSearchParams()
  return readChoice(slug ?? null, query)
}
