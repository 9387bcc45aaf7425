import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRecentIdeasQuery } from '#generated/useRecentIdeasQuery.graphql.ts'
import { useServices } from '#services/Services.tsx'
import { paletteIdea, type PaletteIdea } from './paletteIdea.ts'
import { recentIdeas } from './recentIdeas.ts'

/** The ideas that were opened in this browser, as far as the viewer may see them. */
export function useRecentIdeas(): readonly PaletteIdea[] {
  const environment = useRelayEnvironment()
  const { storage } = useServices()
  const [ideas, setIdeas] = useState<readonly PaletteIdea[]>([])
  useEffect(() => {
    const ids = recentIdeas(storage).map((number) => `idea_${number}`)
    if (ids.length === 0) return
    const query = graphql`
      query useRecentIdeasQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by paletteIdea, which is a function
          ...paletteIdea_idea @alias(as: "idea")
        }
      }
    `
    const request = fetchQuery<useRecentIdeasQuery>(
      environment,
      query,
      { ids },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ nodes }) =>
        setIdeas(nodes.flatMap((node) => (node?.idea ? [paletteIdea(node.idea)] : []))),
      // What cannot be had is not offered.
      error: () => undefined,
    })
    return () => request.unsubscribe()
  }, [environment, storage])
  return ideas
}
