import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError, type ExecutionResult, type GraphQLErrorExtensions } from 'graphql'
import { createYoga, isAsyncIterable } from 'graphql-yoga'
import type { Answer } from '#server/graphql/execution/compile.ts'
import type { Execute, Operation } from '#server/graphql/execution/execute.ts'
import { LIMITS } from '#server/graphql/execution/limits.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { createBudget, type Budget } from '#server/kernel/budget.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { countAnswers } from './answersInFlight.ts'
import { countAtOnce } from './atOnce.ts'
import { readJsonBody } from './jsonBody.ts'
import type { Origins } from './origins.ts'
import { Refusal } from './refusal.ts'
import { payForRequest, requireBudget } from './requestCost.ts'

export interface GraphQLOptions<Context> {
  readonly execute: Execute<Context>
  /** Makes what resolvers get, once per request. */
  readonly createContext: (request: RequestInfo, operation: Operation) => Context | Promise<Context>
  /** What addresses may have read and checked within a minute; one of its own when not given. */
  readonly budget?: Budget
  /** The pages that may ask. */
  readonly origins: Origins
}

export type GraphQLHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
) => Promise<void>

interface ServerContext {
  readonly info: RequestInfo
  readonly forPage: (cookies: readonly string[]) => readonly string[]
  /** Of the request's body. */
  readonly bytes: number
}

/**
 * The HTTP status of an operation that was not executed at all. `spec` follows the specification of
 * GraphQL over HTTP, whatever the client accepts.
 */
const statuses: Readonly<Record<string, object>> = {
  GRAPHQL_PARSE_FAILED: { spec: true, status: 400 },
  GRAPHQL_VALIDATION_FAILED: { spec: true, status: 400 },
  OPERATION_TOO_LARGE: { spec: true, status: 400 },
  ARGUMENT_TOO_LARGE: { spec: true, status: 400 },
  BODY_TOO_LARGE: { status: 413 },
  OPERATION_RESOLUTION_FAILURE: { status: 400 },
  BAD_REQUEST: { status: 400 },
  READ_ONLY: { status: 405, headers: { Allow: 'POST' } },
  BUSY: { status: 503, headers: { 'Retry-After': '2' } },
}

/**
 * The endpoint /graphql: JSON posts, and queries by GET. Throws Refusal for what is neither, before GraphQL sees it:
 * reading the body here is three times as fast as leaving it to yoga, and is where its size is
 * limited. Yoga knows HTTP; what is asked is executed by
 * `execute`.
 */
export function createGraphQLHandler<Context extends object>({
  execute,
  createContext,
  budget = createBudget(),
  origins,
}: GraphQLOptions<Context>): GraphQLHandler {
  const yoga = createYoga<ServerContext>({
    graphqlEndpoint: '/graphql',
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    logging: false,
    maskedErrors: false,
    parserAndValidationCache: false,
    plugins: [
      {
        onParams: ({ request, context, setParamsHandler }) => {
          const { info, bytes } = context as unknown as ServerContext
          const caller = {
            reference: info.id,
            context: (operation: Operation) => createContext(info, operation),
            readOnly: request.method === 'GET',
            bytes,
          }
          setParamsHandler(async ({ params: { query = '', variables, operationName } }) => {
            const answer = await execute(caller, query, variables, operationName)
            payForRequest(budget, addressGroup(info.address), { bytes, answer })
            return withStatus(answer)
          })
        },
        onResponse: ({ response, serverContext }) => {
          response.headers.set('cache-control', 'no-store')
          const { info, forPage } = serverContext as unknown as ServerContext
          for (const cookie of forPage(info.cookies)) response.headers.append('set-cookie', cookie)
        },
      },
    ],
  })
  const atOnce = countAtOnce()
  const answers = countAnswers()
  return async (request, response, info) => {
    if (request.method !== 'GET' && request.method !== 'POST')
      throw new Refusal(405, 'Only GET and POST are answered here.', { allow: 'GET, POST' })
    origins.requireKnownPage(request)
    const client = addressGroup(info.address)
    answers.requireRoom(client)
    requireBudget(budget, client)
    const body = request.method === 'POST' ? await readJsonBody(request) : undefined
    if (body) Object.assign(request, { body: requireShort(body.value) })
    const forPage = (cookies: readonly string[]) => origins.cookiesFor(request, cookies)
    const bytes = body?.bytes ?? request.url?.length ?? 0
    const answer = await atOnce(client, async () =>
      yoga.handleNodeRequest(request, { info, forPage, bytes }),
    )
    await send(response, answer, (size) => answers.hold(client, size, response))
  }
}

/** Tells yoga the status of what was not executed, which it takes from the errors and leaves out of the answer. */
function withStatus(answer: Answer): Answer {
  if (isAsyncIterable(answer) || answer.data !== undefined || answer.errors === undefined)
    return answer
  const errors = answer.errors.map((error) => {
    const http = statusOf(error.extensions)
    return http === undefined
      ? error
      : new GraphQLError(error.message, {
          ...error,
          originalError: error.originalError,
          extensions: { ...error.extensions, http },
        })
  })
  return Object.assign(answer satisfies ExecutionResult, { errors })
}

function statusOf({ code, retryAfterSeconds }: GraphQLErrorExtensions): object | undefined {
  if (code !== 'RATE_LIMITED') return statuses[String(code)]
  return { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } }
}

function requireShort(body: Record<string, unknown>): Record<string, unknown> {
  const { query } = body
  if (typeof query === 'string' && query.length > LIMITS.characters)
    throw new Refusal(
      413,
      `The operation is longer than ${LIMITS.characters} characters: send texts as variables.`,
    )
  return body
}

/** Sends an answer; `hold` counts its bytes, and throws where there is no room for it. */
async function send(
  response: ServerResponse,
  answer: Response,
  hold: (bytes: number) => void,
): Promise<void> {
  const body = await answer.text()
  const bytes = Buffer.byteLength(body)
  hold(bytes)
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  headers['content-length'] = String(bytes)
  response.writeHead(answer.status, headers).end(body)
}
