import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { ErrorCatcher } from '#relay/boundaries/ErrorCatcher.tsx'
import { Section } from './Section.tsx'

interface Props<Query extends OperationType> {
  query: GraphQLTaggedNode
  /** Others ask anew. */
  variables: Query['variables']
  skeleton: ReactNode
  /** Draws what the store has; otherwise the server is asked each time. */
  fromStore?: boolean
  /** Drawn where the answer fails, for what has to stay; otherwise the failure is, with a way to try again. */
  instead?: ReactNode
  /** Draws the answer. */
  children: (data: Query['response']) => ReactNode
}

/** A section with a query of its own, sent when it is shown: for what opens over or within a page. */
export function LazyQuerySection<Query extends OperationType>({
  query,
  variables,
  skeleton,
  fromStore = false,
  instead,
  children,
}: Props<Query>) {
  const [reference, load] = useQueryLoader<Query>(query)
  const asked = JSON.stringify(variables)
  const ask = useEffectEvent(() =>
    load(variables, { fetchPolicy: fromStore ? 'store-or-network' : 'network-only' }),
  )
  useEffect(() => ask(), [load, asked])
  const askAgain = (): Promise<void> =>
    Promise.resolve(load(variables, { fetchPolicy: 'network-only' }))
  if (!reference || JSON.stringify(reference.variables) !== asked) return skeleton
  const answer = (
    <Answer<Query> query={query} reference={reference}>
      {children}
    </Answer>
  )
  return (
    <Section key={asked} skeleton={skeleton} refetch={askAgain}>
      {instead === undefined ? (
        answer
      ) : (
        <ErrorCatcher resetKey={asked} renderError={() => instead}>
          {answer}
        </ErrorCatcher>
      )}
    </Section>
  )
}

function Answer<Query extends OperationType>({
  query,
  reference,
  children,
}: Pick<Props<Query>, 'query' | 'children'> & { reference: PreloadedQuery<Query> }) {
  return children(usePreloadedQuery<Query>(query, reference))
}
