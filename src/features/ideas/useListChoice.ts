import { useParams, useSearchParams } from 'react-router-dom'
import { readChoice, type ListChoice } from './listAddress.ts'

/** Gives the choice in the address of the list that is shown. */
export function useListChoice(): ListChoice {
  const { slug } = useParams()
  const [query] = useSearchParams()
  return readChoice(slug ?? null, query)
}
