import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type Variables,
} from 'relay-runtime'
import { createEnvironment, type EnvironmentOptions } from '../environment.ts'
import facts from './core/__generated__/rootFields.json'

/** A request to a scripted server. */
export interface Asked {
  readonly operationName: string
  readonly variables: Variables
}

export interface ScriptedServer {
  readonly environment: Environment
  readonly asked: readonly Asked[]
  /** Gives an operation's data with the default policy. */
  query(query: GraphQLTaggedNode, variables?: Variables): Promise<unknown>
  /** Puts an answer into the store as if the server had given it. */
  write(query: GraphQLTaggedNode, variables: Variables, data: object): void
  /** Whether the store can answer an operation by itself. */
  check(query: GraphQLTaggedNode, variables?: Variables): string
  read(query: GraphQLTaggedNode, variables?: Variables): unknown
}

type Answer = (asked: Asked) => object

/**
 * An environment of the test schema whose server answers each request as the test says, without
 * HTTP.
 */
export function scriptedServer(
  answer: Answer = () => ({ data: {} }),
  options: EnvironmentOptions = {},
): ScriptedServer {
  const asked: Asked[] = []
  const environment = createEnvironment({
    schemaFacts: facts,
    fetch: async (_url, init) => {
      const request: Asked = JSON.parse(String(init?.body))
      asked.push(request)
      return new Response(JSON.stringify(answer(request)))
    },
    ...options,
  })
  const describe = (query: GraphQLTaggedNode, variables: Variables = {}) =>
    createOperationDescriptor(getRequest(query), variables)
  return {
    environment,
    asked,
    query: (query, variables = {}) =>
      fetchQuery<OperationType>(environment, query, variables, {
        fetchPolicy: 'store-or-network',
      }).toPromise(),
    write(query, variables, data) {
      const operation = describe(query, variables)
      environment.retain(operation)
      environment.commitPayload(operation, data)
    },
    check: (query, variables) => environment.check(describe(query, variables)).status,
    read: (query, variables) => environment.lookup(describe(query, variables).fragment).data,
  }
}
