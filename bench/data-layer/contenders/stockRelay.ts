import { Environment, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime'
import type { Contender } from '../contender.ts'
import { relayClient } from './relayClient.ts'

/** relay-runtime as its documentation sets it up: one fetch, default ids. */
export const stockRelay: Contender = {
  name: 'relay-runtime',
  create(setting) {
    const network = Network.create(async ({ text, name }, variables) => {
      const body = JSON.stringify({ operationName: name, variables, query: text })
      const response = await setting.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return (await response.json()) as GraphQLResponse
    })
    return relayClient(new Environment({ network, store: new Store(new RecordSource()) }), setting)
  },
}
