import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { askServerQuery } from '#generated/askServerQuery.graphql.ts'
import { sendQuery } from '#relay/queries/sendQuery.ts'
import type { AskServer } from '#services/connection/backWatch.ts'

const query = graphql`
  query askServerQuery {
    viewer {
      __typename
    }
  }
`

/** Gives the smallest question to the server of an environment, which tells that it can be reached. */
export function askServer(environment: IEnvironment): AskServer {
  return (signal) => sendQuery<askServerQuery>(environment, query, {}, signal)
}
