import { useLocation, useParams } from 'react-router-dom'
import { isNarrowed, readAfter, readChoice, type ListChoice } from './listAddress.ts'

/** Gives the choice in the address of the list that is shown. */
export function useListChoice(): ListChoice {
  const { slug } = useParams()
  const { search } = useLocation()
  return readChoice(slug ?? null, new URLSearchParams(search))
}

/** Whether a list is shown from its beginning and in full: search engines leave its many other views out. */
export function useIsWhole(choice: ListChoice): boolean {
  const { search } = useLocation()
  return !isNarrowed(choice) && readAfter(new URLSearchParams(search)) === null
}
