import { useLocation } from 'react-router-dom'
import { withoutTracking } from '#rules/tracking.ts'
import { commentsHref } from './commentsAddress.ts'

/** The address of this idea's comments behind a cursor, or of the first ones. */
export function useCommentsHref(after: string | null): string {
  const { pathname, search } = useLocation()
  return commentsHref(pathname, new URLSearchParams(withoutTracking(search)), after)
}
