import { ApolloClient, HttpLink, InMemoryCache, type FragmentType } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { parse, type DocumentNode, type FragmentDefinitionNode } from 'graphql'
import { signal, type Client, type Contender, type Setting } from '../contender.ts'

interface Idea {
  readonly id: string
  readonly voteCount: number
}

interface List {
  readonly ideas: {
    readonly edges: readonly { readonly node: Idea }[]
    readonly pageInfo: { readonly endCursor: string }
  }
}

/** Gives a fragment with those it spreads, itself first, as readFragment expects. */
function fragment(document: DocumentNode, name: string): DocumentNode {
  const all = document.definitions.filter(
    (it): it is FragmentDefinitionNode => it.kind === 'FragmentDefinition',
  )
  return {
    kind: document.kind,
    definitions: [
      ...all.filter((it) => it.name.value === name),
      ...all.filter((it) => it.name.value !== name),
    ],
  }
}

/**
 * @apollo/client with normalised cache, data masking and watched fragments, so that each row and
 * vote control subscribes by itself.
 */
export const apollo: Contender = {
  name: '@apollo/client',
  create(setting: Setting): Client {
    const query = parse(setting.compiled.list.params.text ?? '')
    const mutation = parse(setting.compiled.mutation.params.text ?? '')
    const fragments = [fragment(query, 'benchRow_idea'), fragment(query, 'benchVote_idea')] as const
    const names = ['benchRow_idea', 'benchVote_idea'] as const
    const cache = new InMemoryCache({
      typePolicies: { Query: { fields: { ideas: relayStylePagination(['sort']) } } },
    })
    const client = new ApolloClient({
      cache,
      link: new HttpLink({ uri: 'http://localhost/graphql', fetch: setting.fetch }),
      dataMasking: true,
    })
    const held: { unsubscribe(): void }[] = []
    const told = new Map<string, () => void>()
    let listTold = (_count: number): void => undefined
    let size = 0
    let watched:
      | ReturnType<typeof client.watchQuery<List, { first: number; after?: string }>>
      | undefined

    const from = (node: Idea) =>
      ({ __typename: 'Idea', id: node.id }) as unknown as FragmentType<Idea>
    const list = (): List => client.readQuery<List>({ query, variables: { first: size } }) as List
    const readRow = (node: Idea): number => {
      const id = cache.identify({ __typename: 'Idea', id: node.id })
      client.readFragment({ id, fragment: fragments[0], fragmentName: names[0] })
      return (
        client.readFragment<Idea>({ id, fragment: fragments[1], fragmentName: names[1] })
          ?.voteCount ?? 0
      )
    }
    const watchRow = (node: Idea): void => {
      fragments.forEach((document, index) => {
        const observed = client.watchFragment<Idea>({
          fragment: document,
          fragmentName: names[index],
          from: from(node),
        })
        held.push(observed.subscribe(() => (index === 1 ? told.get(node.id)?.() : undefined)))
      })
    }

    return {
      async load(first) {
        size = first
        await client.query({ query, variables: { first }, fetchPolicy: 'network-only' })
      },
      read: (rows) =>
        list()
          .ideas.edges.slice(0, rows)
          .reduce((sum, { node }) => sum + readRow(node), 0),
      subscribe(rows) {
        watched = client.watchQuery<List, { first: number; after?: string }>({
          query,
          variables: { first: size },
          fetchPolicy: 'cache-first',
        })
        held.push(
          watched.subscribe(({ data }) =>
            listTold((data as List | undefined)?.ideas.edges.length ?? 0),
          ),
        )
        for (const { node } of list().ideas.edges.slice(0, rows)) watchRow(node)
      },
      async vote(number) {
        const { done, fire } = signal()
        told.set(`idea_${number}`, fire)
        await Promise.all([
          client.mutate({ mutation, variables: { ideaId: `idea_${number}`, voted: true } }),
          done,
        ])
      },
      async append(first) {
        const { done, fire } = signal()
        const before = list().ideas
        listTold = (count) => (count > before.edges.length ? fire() : undefined)
        await Promise.all([
          watched?.fetchMore({ variables: { first, after: before.pageInfo.endCursor } }),
          done,
        ])
        for (const { node } of list().ideas.edges.slice(before.edges.length)) watchRow(node)
      },
      dispose: () => {
        held.forEach((it) => it.unsubscribe())
        client.stop()
      },
    }
  },
}
