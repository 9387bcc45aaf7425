import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { AccessGuard_viewer$key } from '#generated/AccessGuard_viewer.graphql.ts'
import { useServices } from '#services/Services.tsx'

/** Starts over at the same place when what the person may do or see has changed elsewhere. */
export function AccessGuard({ viewer }: { viewer: AccessGuard_viewer$key }) {
  const { accessVersion, user } = useFragment(
    graphql`
      fragment AccessGuard_viewer on Viewer {
        accessVersion
        user {
          __typename
        }
      }
    `,
    viewer,
  )
  const { accessWatch, session } = useServices()
  const { pathname, search } = useLocation()
  // The version that this client session began with: the rest of the page was loaded with it.
  const [version] = useState(accessVersion)
  const [isSignedIn] = useState(user != null)
  const onChange = useEffectEvent(() => session.change(pathname + search))
  useEffect(
    () => accessWatch.watch({ version, isSignedIn, onChange: () => onChange() }),
    [accessWatch, version, isSignedIn],
  )
  return null
}
