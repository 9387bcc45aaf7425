import {
  createOperationDescriptor,
  fetchQuery,
  getSingularSelector,
  type Disposable,
  type Environment,
  type IEnvironment,
  type SingularReaderSelector,
  type Snapshot,
} from 'relay-runtime'
import { signal, type Client, type Setting } from '../contender.ts'

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

/** A client on any Relay environment, which reads and subscribes as react-relay's hooks do. */
export function relayClient(environment: Environment, { compiled }: Setting): Client {
  const held: Disposable[] = []
  const told = new Map<string, () => void>()
  let listTold: (count: number) => void = () => undefined
  const operation = (first: number, after: string | null = null) =>
    createOperationDescriptor(compiled.list, { first, after })
  let root = operation(0)

  const selector = (fragment: typeof compiled.row, key: unknown): SingularReaderSelector =>
    getSingularSelector(fragment, key) as SingularReaderSelector
  const list = (): Snapshot => environment.lookup(root.fragment)
  const edges = (snapshot: Snapshot) => (snapshot.data as unknown as List).ideas.edges
  const snapshots = (node: Idea): [Snapshot, Snapshot] => {
    const row = environment.lookup(selector(compiled.row, node))
    return [row, environment.lookup(selector(compiled.vote, row.data))]
  }
  const watchRow = (node: Idea): void => {
    const [row, vote] = snapshots(node)
    held.push(
      environment.subscribe(row, () => undefined),
      environment.subscribe(vote, (after) => told.get((after.data as unknown as Idea).id)?.()),
    )
  }
  const ask = (first: number, after: string | null) =>
    fetchQuery(
      environment as IEnvironment,
      compiled.list,
      { first, after },
      { fetchPolicy: 'network-only' },
    ).toPromise()

  return {
    async load(first) {
      root = operation(first)
      held.push(environment.retain(root))
      await ask(first, null)
    },
    read: (rows) =>
      edges(list())
        .slice(0, rows)
        .reduce((sum, { node }) => sum + (snapshots(node)[1].data as unknown as Idea).voteCount, 0),
    subscribe(rows) {
      const snapshot = list()
      held.push(environment.subscribe(snapshot, (after) => listTold(edges(after).length)))
      for (const { node } of edges(snapshot).slice(0, rows)) watchRow(node)
    },
    async vote(number) {
      const { done, fire } = signal()
      told.set(`idea_${number}`, fire)
      const mutation = createOperationDescriptor(compiled.mutation, {
        ideaId: `idea_${number}`,
        voted: true,
      })
      environment.executeMutation({ operation: mutation }).subscribe({})
      await done
    },
    async append(first) {
      const { done, fire } = signal()
      listTold = fire
      const before = list()
      await Promise.all([
        ask(first, (before.data as unknown as List).ideas.pageInfo.endCursor),
        done,
      ])
      for (const { node } of edges(list()).slice(edges(before).length)) watchRow(node)
    },
    dispose: () => held.forEach((it) => it.dispose()),
  }
}
