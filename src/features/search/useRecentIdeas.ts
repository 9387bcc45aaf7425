import { graphql } from 'react-relay'
import type { useRecentIdeasQuery } from '#generated/useRecentIdeasQuery.graphql.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { useServices } from '#services/Services.tsx'
import { useStored } from '#services/storage/useStored.ts'
import { paletteIdea, type PaletteIdea } from './paletteIdea.ts'
import { recentIdeas } from './recentIdeas.ts'

const query = graphql`
  query useRecentIdeasQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by paletteIdea, which is a function
      ...paletteIdea_idea @alias(as: "idea")
    }
  }
`

/** The ideas that were opened in this browser, as far as the viewer may see them. */
export function useRecentIdeas(): readonly PaletteIdea[] {
  const { storage } = useServices()
  const [ids] = useStored<string[]>(
    () => recentIdeas(storage).map((number) => `idea_${number}`),
    () => [],
  )
  // An idea that cannot be read any more is not offered.
  const { data } = useLiveQuery<useRecentIdeasQuery>(query, ids.length === 0 ? null : { ids }, {
    fetchPolicy: 'store-or-network',
  })
  return (data?.nodes ?? []).flatMap((node) => (node?.idea ? [paletteIdea(node.idea)] : []))
}
