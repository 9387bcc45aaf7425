import { useState } from 'react'
import { usePaginationFragment, type LoadMoreFn } from 'react-relay'
import type { KeyType } from 'react-relay/ReactRelayTypes'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

/** One end of what is loaded of a list. */
export interface ListSide {
  readonly hasMore: boolean
  readonly loading: boolean
  /** Why the last page asked for did not come. */
  readonly failure: Error | null
  /** Asks for one more page. */
  readonly onMore: () => void
}

/**
 * A list that grows page by page: reads a refetchable connection fragment, and gives what draws
 * either end of it.
 * `pageSize` is the number of nodes asked for at a time.
 */
export function usePaginatedList<Query extends OperationType, Key extends KeyType>(
  fragment: GraphQLTaggedNode,
  reference: Key,
  pageSize: number,
) {
  const list = usePaginationFragment<Query, Key>(fragment, reference)
  const { data, refetch, hasNext, hasPrevious, isLoadingNext, isLoadingPrevious } = list
  return {
    data,
    refetch,
    next: useSide(list.loadNext, pageSize, hasNext, isLoadingNext),
    previous: useSide(list.loadPrevious, pageSize, hasPrevious, isLoadingPrevious),
  }
}

function useSide<Query extends OperationType>(
  load: LoadMoreFn<Query>,
  pageSize: number,
  hasMore: boolean,
  loading: boolean,
): ListSide {
  const [failure, setFailure] = useState<Error | null>(null)
  const onMore = (): void => {
    setFailure(null)
    load(pageSize, { onComplete: setFailure })
  }
  return { hasMore, loading, failure, onMore }
}
