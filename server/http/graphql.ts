import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import type { Log } from '#server/services/log/log.ts'
import { createDocumentCache, noCache } from './documentCache.ts'
import { maskError, withoutHint } from './graphqlErrors.ts'
import { LIMITS } from './graphqlLimits.ts'
import { useJit, useLimits, useNoIntrospection } from './graphqlPlugins.ts'
import { readJsonBody } from './jsonBody.ts'
import { requireOwnOrigin } from './origin.ts'
import { Refusal } from './refusal.ts'

export interface GraphQLOptions<Context> {
  readonly schema: GraphQLSchema
  /** Makes what resolvers get, once per request. */
  readonly createContext: (request: RequestInfo) => Context | Promise<Context>
  readonly log: Log
  /** The site's own origin; posts from another are refused. */
  readonly publicOrigin: string
  readonly introspection: boolean
}

export type GraphQLHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
) => Promise<void>

interface ServerContext {
  readonly info: RequestInfo
}

/**
 * The endpoint /graphql: JSON posts, and queries by GET. Throws Refusal for what is neither, before GraphQL sees it:
 * reading the body here is three times as fast as leaving it to yoga, and is where its size is limited.
 */
export function createGraphQLHandler<Context extends object>(
  options: GraphQLOptions<Context>,
): GraphQLHandler {
  const { schema, createContext, log, publicOrigin, introspection } = options
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ info }) => createContext(info),
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    logging: false,
    // Errors are masked below, where the request's reference is known.
    maskedErrors: false,
    parserAndValidationCache: {
      documentCache: createDocumentCache(),
      errorCache: noCache,
      validationCache: true,
    },
    plugins: [
      useLimits(),
      ...(introspection ? [] : [useNoIntrospection()]),
      useJit(),
      {
        onResultProcess: ({ result, serverContext }) => {
          const { info } = serverContext as unknown as ServerContext
          const found = result as { errors?: readonly unknown[] }
          if (found.errors === undefined) return
          const masked = found.errors.map((error) => maskError(error, info.id, log))
          Object.assign(found, { errors: introspection ? masked : masked.map(withoutHint) })
        },
        onResponse: ({ response, serverContext }) => {
          response.headers.set('cache-control', 'no-store')
          for (const cookie of (serverContext as unknown as ServerContext).info.cookies)
            response.headers.append('set-cookie', cookie)
        },
      },
    ],
  })
  return async (request, response, info) => {
    if (request.method === 'POST') {
      requireOwnOrigin(request, publicOrigin)
      Object.assign(request, { body: requireShort(await readJsonBody(request)) })
    } else if (request.method !== 'GET') {
      throw new Refusal(405, 'Only GET and POST are answered here.', { allow: 'GET, POST' })
    }
    await send(response, await yoga.handleNodeRequest(request, { info }))
  }
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

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = await answer.text()
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  headers['content-length'] = String(Buffer.byteLength(body))
  response.writeHead(answer.status, headers).end(body)
}
