import { Client as UrqlClient, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { relayPagination } from '@urql/exchange-graphcache/extras'
import { signal, type Client, type Contender, type Setting } from '../contender.ts'

interface List {
  readonly ideas: {
    readonly edges: readonly {
      readonly node: { readonly id: string; readonly voteCount: number }
    }[]
    readonly pageInfo: { readonly endCursor: string }
  }
}

/**
 * urql with its normalised cache. It cannot subscribe to fragments, so the list subscribes as a
 * whole and rows are read with it.
 */
export const urql: Contender = {
  name: 'urql + graphcache',
  create({ compiled, fetch }: Setting): Client {
    const query = compiled.list.params.text ?? ''
    const mutation = compiled.mutation.params.text ?? ''
    const cache = cacheExchange({
      keys: {
        IdeaConnection: () => null,
        IdeaEdge: () => null,
        PageInfo: () => null,
        SetVotePayload: () => null,
      },
      resolvers: { Query: { ideas: relayPagination() } },
    })
    const client = new UrqlClient({
      url: 'http://localhost/graphql',
      exchanges: [cache, fetchExchange],
      fetch,
      preferGetMethod: false,
    })
    const held: { unsubscribe(): void }[] = []
    let told: (list: List) => void = () => undefined
    let latest: List | undefined
    let size = 0

    const listen = (variables: { first: number; after?: string }): void => {
      held.push(
        client
          .query<List>(query, variables, { requestPolicy: 'cache-first' })
          .subscribe(({ data }) => {
            if (!data) return
            latest = data
            told(data)
          }),
      )
    }

    return {
      async load(first) {
        size = first
        const { error } = await client
          .query<List>(query, { first }, { requestPolicy: 'network-only' })
          .toPromise()
        if (error) throw error
      },
      read: (rows) =>
        (client.readQuery<List>(query, { first: size })?.data?.ideas.edges ?? [])
          .slice(0, rows)
          .reduce((sum, { node }) => sum + node.voteCount, 0),
      subscribe: () => listen({ first: size }),
      async vote(number) {
        const { done, fire } = signal()
        const before = latest
        told = (list) => (list === before ? undefined : fire())
        await Promise.all([
          client.mutation(mutation, { ideaId: `idea_${number}`, voted: true }).toPromise(),
          done,
        ])
      },
      async append(first) {
        const { done, fire } = signal()
        const before = latest?.ideas
        told = (list) =>
          list.ideas.edges.length > (before?.edges.length ?? 0) ? fire() : undefined
        listen({ first, after: before?.pageInfo.endCursor })
        await done
      },
      dispose: () => held.forEach((it) => it.unsubscribe()),
    }
  },
}
