import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '#services/Services.tsx'

/** Puts the right address (a path) of what is shown in place of one with an old or missing name. */
export function CanonicalSlug({ path: right }: { path: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const { answer } = useServices()
  const isWrong = decode(location.pathname) !== decode(right)
  if (isWrong) answer.redirect(right + location.search)
  useEffect(() => {
    if (isWrong)
      void navigate(right + location.search + location.hash, {
        replace: true,
        state: location.state,
        preventScrollReset: true,
      })
  }, [isWrong, right, location, navigate])
  return null
}

/** Browsers and the router disagree on which letters of an address are escaped. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
