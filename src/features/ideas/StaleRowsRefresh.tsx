import { use, useEffect, useEffectEvent } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type {
  StaleRowsRefreshQuery,
  StaleRowsRefreshQuery$data,
} from '#generated/StaleRowsRefreshQuery.graphql.ts'
import { PageRefreshedContext } from '#relay/boundaries/PageRefreshedContext.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { removeEdges } from '#relay/store/connectionEdges.ts'
import { limits } from '#rules/limits.ts'

const query = graphql`
  query StaleRowsRefreshQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Idea {
        id
        state
        mergedInto {
          id
        }
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- IdeaList draws it
        ...IdeaRow_idea @alias(as: "row")
      }
    }
  }
`

/** The number of requests that a refresh of a long list may take. */
const MOST_REQUESTS = 5

interface Props {
  connectionId: string
  /** The ids of the rows after the page's own query. */
  ids: readonly string[]
}

/**
 * Refreshes the rows that a list has grown by, when its page is refreshed: their facts change in
 * place, what is gone leaves, and nothing changes its order under the reader.
 */
export function StaleRowsRefresh({ connectionId, ids }: Props) {
  const environment = useRelayEnvironment()
  const send = useSendQuery<StaleRowsRefreshQuery>(query)
  const times = use(PageRefreshedContext)
  const refresh = useEffectEvent(async (isOver: () => boolean) => {
    const wanted = nearestFirst(ids)
    for (
      let from = 0;
      from < Math.min(wanted.length, MOST_REQUESTS * limits.rowsRefreshed) && !isOver();
      from += limits.rowsRefreshed
    ) {
      const part = wanted.slice(from, from + limits.rowsRefreshed)
      // The rows stay as they are when this fails.
      const answer = await send({ ids: part }).catch(() => undefined)
      if (!answer) return
      const gone = part.filter((_, at) => isGone(answer.nodes[at]))
      if (gone.length === 0) continue
      const nodes = gone.map((id) => ({ type: 'Idea', id }))
      commitLocalUpdate(environment, (store) => removeEdges(store, connectionId, nodes))
    }
  })
  useEffect(() => {
    if (times === 0) return
    let isOver = false
    void refresh(() => isOver)
    return () => void (isOver = true)
  }, [times])
  return null
}

/** Puts the rows that are drawn first, since they are near the reader. */
function nearestFirst(ids: readonly string[]): string[] {
  const isDrawn = (id: string): boolean =>
    document.querySelector(`[data-focus="${id.replace('_', '-')}"]`) !== null
  const drawn = new Set(ids.filter(isDrawn))
  return [...drawn, ...ids.filter((id) => !drawn.has(id))]
}

function isGone(node: StaleRowsRefreshQuery$data['nodes'][number] | undefined): boolean {
  return (
    node?.id === undefined ||
    node.state === 'DELETED' ||
    node.state === 'SPAM' ||
    node.mergedInto != null
  )
}
