import { useLocation, useNavigate } from 'react-router-dom'

/** The state of a history entry that choosing filters made. */
const CHOOSING = 'filters'

/** Goes to a list with other filters: those chosen one after the other are one step, which Back undoes. */
export function useChooseFilter(): (href: string) => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (href) => void navigate(href, { replace: state === CHOOSING, state: CHOOSING })
}
