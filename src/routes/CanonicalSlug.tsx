import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'

/** Puts the right address of an idea in place of one with an old or missing title. */
export function CanonicalSlug({ number, slug }: { number: number; slug: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const { answer } = useServices()
  const right = paths.idea(number, slug)
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
