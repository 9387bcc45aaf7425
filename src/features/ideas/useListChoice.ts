import { useLocation, useParams } from 'react-router-dom'
import { readChoice, type ListChoice } from './listAddress.ts'

/** Gives the choice in the address of the list that is shown. */
export function useListChoice(): ListChoice {
  const { slug } = useParams()
  const { search } = useLocation()
  return readChoice(slug ?? null, new URLSearchParams(search))
}
