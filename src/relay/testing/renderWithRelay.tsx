import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay'
import { MemoryRouter } from 'react-router-dom'
import type {
  GraphQLSingularResponse,
  GraphQLTaggedNode,
  OperationType,
  Variables,
} from 'relay-runtime'
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator'
import type { SchemaFacts } from '../store/schemaFacts.ts'
import { createMockRelay } from './createMockRelay.ts'
import { mockPayload } from './mockPayload.ts'

export interface RenderOptions {
  /** Initial location of the in-memory router; `/` by default. */
  readonly route?: string
  /** The path under which the site lies; that of its host by default. */
  readonly base?: string
  /** The product's providers; goes inside the router and the Relay environment. */
  readonly wrapper?: ComponentType<{ children: ReactNode }>
  /** The schema's facts, for components that delete or find records by id. */
  readonly schemaFacts?: SchemaFacts
  /**
   * Says that the test has called `jest.useFakeTimers()`: a person's acts then take no time, and
   * time passes by `jest.advanceTimersByTime` alone.
   */
  readonly fakeTimers?: boolean
}

export interface QueryOptions<Query extends OperationType> extends RenderOptions {
  readonly query: GraphQLTaggedNode
  /** All variables of the query, null ones too: the mock environment finds operations by them. */
  readonly variables?: Query['variables']
  /** Renders the component with the query's data. */
  readonly render: (data: Query['response']) => ReactNode
}

/**
 * Renders a component on a mock Relay environment, and lets the test play the server.
 *
 * ```tsx
 * // 1. A component that reads a fragment is rendered through a query that spreads it.
 * const query = graphql`
 *   query VoteButtonTestQuery @relay_test_operation { idea(id: "idea_1") { ...VoteButton_idea } }
 * `
 * const { user, resolve, reject, operation } = renderWithRelay<VoteButtonTestQuery>({
 *   query,
 *   render: ({ idea }) => idea && <VoteButton idea={idea} />,
 * })
 * // 2. The query waits. Answer it: say what matters by type, the rest is made up.
 * await resolve({ Idea: () => ({ id: 'idea_1', voteCount: 41, viewerHasVoted: false }) })
 * // 3. Act as a person does.
 * await user.click(screen.getByRole('button', { name: /vote/i }))
 * // 4. Look at the last operation …
 * expect(operation().request.variables).toMatchObject({ ideaId: 'idea_1', voted: true })
 * // 5. … and answer it (`resolve`, or `respond` with exact bytes), or let it fail.
 * await reject(new NetworkError({ operation: 'useVoteForIdeaMutation', reason: 'ECONNRESET' }))
 * ```
 *
 * A component without a query is given as it is: `renderWithRelay(<SignOutButton />)`. An error on
 * the console and a failed field that nobody handles fail the test; `expectConsoleError`
 * (failOnNoise.ts) says that one is meant.
 */
export function renderWithRelay<Query extends OperationType>(
  subject: ReactElement | QueryOptions<Query>,
  options: RenderOptions = {},
) {
  const isQuery = 'query' in subject
  const given: RenderOptions = isQuery ? subject : options
  const environment = createMockRelay(given.schemaFacts)
  const Wrapper = given.wrapper ?? (({ children }) => children)
  const base = given.base ?? '/'
  const at = (base === '/' ? '' : base) + (given.route ?? '/')
  const user = userEvent.setup(
    given.fakeTimers ? { advanceTimers: jest.advanceTimersByTimeAsync } : {},
  )
  const view = render(
    <MemoryRouter basename={base} initialEntries={[at]}>
      <RelayEnvironmentProvider environment={environment}>
        <Wrapper>
          <Suspense fallback={null}>{isQuery ? <QueryRoot {...subject} /> : subject}</Suspense>
        </Wrapper>
      </RelayEnvironmentProvider>
    </MemoryRouter>,
    // Errors that a boundary caught are expected here; uncaught ones still fail the test.
    { onCaughtError: () => {} },
  )
  const operation = () => environment.mock.getMostRecentOperation()

  return {
    ...view,
    user,
    environment,
    /** The last operation sent that still waits for an answer. */
    operation,
    /** Counts the operations that wait for an answer. */
    pending: () => environment.mock.getAllOperations().length,
    /**
     * Answers the last operation with generated data; the resolvers set what matters, by type.
     * `failed` are paths of fields that failed, for which the resolvers say null.
     */
    async resolve(resolvers: MockResolvers = {}, failed: readonly (string | number)[][] = []) {
      const errors = failed.map((path) => ({ message: 'broken', path }))
      const payload = mockPayload(operation(), resolvers)
      if (errors.length > 0) Object.assign(payload, { errors })
      await act(async () => environment.mock.resolve(operation(), payload))
    },
    /** Answers the last operation with exactly this. */
    async respond(payload: GraphQLSingularResponse) {
      await act(async () => environment.mock.resolve(operation(), payload))
    },
    /** Lets the last operation fail. */
    async reject(error: Error) {
      await act(async () => environment.mock.reject(operation(), error))
    },
  }
}

function QueryRoot<Query extends OperationType>({
  query,
  variables,
  render: draw,
}: QueryOptions<Query>) {
  const all: Variables = variables ?? {}
  return draw(useLazyLoadQuery<Query>(query, all))
}
