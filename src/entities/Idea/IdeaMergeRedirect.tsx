import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { IdeaMergeRedirect_idea$key } from '#generated/IdeaMergeRedirect_idea.graphql.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'

/** Sends the visitor of a merged idea on to the one it was merged into. */
export function IdeaMergeRedirect({ idea }: { idea: IdeaMergeRedirect_idea$key }) {
  const { number, mergedInto } = useFragment(
    graphql`
      fragment IdeaMergeRedirect_idea on Idea {
        number
        mergedInto {
          number
          slug
        }
      }
    `,
    idea,
  )
  const navigate = useNavigate()
  const { answer } = useServices()
  // There its words stand in the timeline.
  const target = mergedInto
    ? `${paths.idea(mergedInto.number, mergedInto.slug)}#idea_${number}`
    : null
  if (target !== null) answer.redirect(target)
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true })
  }, [navigate, target])
  return null
}
