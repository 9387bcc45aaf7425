import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError, type ExecutionResult, type GraphQLErrorExtensions } from 'graphql'
import { createYoga, isAsyncIterable } from 'graphql-yoga'
import type { Answer } from '#server/graphql/execution/compile.ts'
import type { Execute, Operation } from '#server/graphql/execution/execute.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { createBudget, type Budget } from '#server/kernel/budget.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { countAnswers, type AnswersInFlight } from './answersInFlight.ts'
import { countAtOnce } from './atOnce.ts'
import { countBodies } from './bodyRoom.ts'
import { encoded, encodingFor, type Encoding } from './encoding.ts'
import type { Origins } from './origins.ts'
import { Refusal, untilLate } from './refusal.ts'
import {
  createRefusals,
  isOverBudget,
  isRefused,
  payForBytes,
  readPaidBody,
  requireBudget,
} from './requestCost.ts'

export interface GraphQLOptions<Context> {
  readonly execute: Execute<Context>
  /** Makes what resolvers get, once per request. */
  readonly createContext: (request: RequestInfo, operation: Operation) => Context | Promise<Context>
  /** The budget of addresses for reading and checking within a minute; one of its own when not given. */
  readonly budget?: Budget
  /** The room for answers; of its own when not given. */
  readonly answers?: AnswersInFlight
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
  /** Takes the answer to an operation; a request that yoga refuses by itself has none. */
  readonly onAnswer: (answer: Answer) => void
  /** Takes what ends the making of the answer. */
  readonly onMaking: (made: () => void) => void
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
  DATABASE_AWAY: { status: 503, headers: { 'Retry-After': '5' } },
}

/** Yoga without what is done here or in `execute`. */
const bare = {
  graphqlEndpoint: '/graphql',
  cors: false,
  multipart: false,
  graphiql: false,
  landingPage: false,
  batching: false,
  logging: false,
  maskedErrors: false,
  parserAndValidationCache: false,
} as const

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
  answers = countAnswers(),
  origins,
}: GraphQLOptions<Context>): GraphQLHandler {
  const atOnce = countAtOnce()
  const bodies = countBodies()
  const payForRefusal = createRefusals(budget)
  const yoga = createYoga<ServerContext>({
    ...bare,
    plugins: [
      {
        onParams: ({ request, context, setParamsHandler }) => {
          const { info, bytes, onAnswer, onMaking } = context as unknown as ServerContext
          const client = addressGroup(info.address)
          const caller = {
            reference: info.id,
            context: async (operation: Operation) => {
              onMaking(await answers.make(client, operation.price.bytes, info.signal))
              return createContext(info, operation)
            },
            readOnly: request.method === 'GET',
            bytes,
          }
          setParamsHandler(async ({ params: { query = '', variables, operationName } }) => {
            const answer = await execute(caller, query, variables, operationName)
            onAnswer(answer)
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
  return async (request, response, info) => {
    if (request.method !== 'GET' && request.method !== 'POST')
      throw new Refusal(405, 'This address accepts only GET and POST.', { allow: 'GET, POST' })
    origins.requireKnownPage(request)
    const client = addressGroup(info.address)
    answers.requireRoom(client)
    requireBudget(budget, client)
    const body =
      request.method === 'POST'
        ? await readPaidBody(request, { budget, client, room: bodies, payForRefusal })
        : undefined
    if (body) Object.assign(request, { body: body.value })
    else payForBytes(budget, client, request.url?.length ?? 0)
    const forPage = (cookies: readonly string[]) => origins.cookiesFor(request, cookies)
    const bytes = body?.bytes ?? request.url?.length ?? 0
    let made = (): void => undefined
    let executed: Answer | undefined
    const onAnswer = (one: Answer): void => void (executed = one)
    const onMaking = (one: () => void): void => void (made = one)
    try {
      const answer = await atOnce(client, async () =>
        whole(
          await yoga.handleNodeRequest(request, { info, forPage, bytes, onAnswer, onMaking }),
          encodingFor(request),
        ),
      )
      const isTooFast = (executed === undefined || isRefused(executed)) && payForRefusal(client)
      const isLate = isTooFast || (executed !== undefined && isOverBudget(executed))
      answers.hold(client, answer.body.length, response)
      response.appendHeader('vary', 'Accept-Encoding')
      const send = () => response.writeHead(answer.status, answer.headers).end(answer.body)
      // Not awaited here, so that all is given back meanwhile.
      if (isLate) void untilLate().then(send)
      else send()
    } finally {
      made()
    }
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

/** An answer as it travels. */
async function whole(
  answer: Response,
  wanted: Encoding,
): Promise<{ status: number; headers: Record<string, string | string[]>; body: Buffer }> {
  const { body, encoding } = await encoded(Buffer.from(await answer.text()), wanted)
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  return { status: answer.status, headers, body }
}
