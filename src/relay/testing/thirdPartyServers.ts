import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import fastify from 'fastify'
import { createSchema, createYoga } from 'graphql-yoga'
import mercurius from 'mercurius'

/** A GraphQL server by others, over the test schema. */
export interface ThirdPartyServer {
  readonly url: string
  close(): Promise<void>
}

const typeDefs = readFileSync(path.join(import.meta.dirname, 'core/schema.graphql'), 'utf8')

const book = (id: string) => ({
  id,
  title: `Book ${id}`,
  summary: () => fail('The summary is lost'),
})
const resolvers = {
  Query: {
    book: (_root: unknown, { id }: { id: string }) => (id === 'none' ? null : book(id)),
    nodes: () => fail('No nodes today'),
    echo: (_root: unknown, { text }: { text: string }) => text,
  },
  Mutation: {
    rename: (_root: unknown, { id, title }: { id: string; title: string }) => ({
      book: { ...book(id), title },
    }),
  },
  Node: { __resolveType: () => 'Book' },
  Animal: { __resolveType: () => 'Cat' },
  Thing: { __resolveType: () => 'Book' },
}

function fail(message: string): never {
  throw new Error(message)
}

/** graphql-yoga on node:http. */
export async function startYoga(): Promise<ThirdPartyServer> {
  const yoga = createYoga({
    schema: createSchema({ typeDefs, resolvers }),
    logging: false,
    maskedErrors: false,
  })
  const server = createServer((request, response) => void yoga(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await yoga.dispose()
    },
  }
}

/**
 * Apollo Server with its standalone HTTP server; its defaults refuse what looks like a cross-site
 * form post.
 */
export async function startApollo(): Promise<ThirdPartyServer> {
  const server = new ApolloServer({ typeDefs, resolvers })
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } })
  return { url, close: () => server.stop() }
}

/** Mercurius on Fastify. */
export async function startMercurius(): Promise<ThirdPartyServer> {
  const app = fastify()
  // Its cache is imported dynamically, which Jest's VM refuses.
  await app.register(mercurius, {
    schema: typeDefs,
    resolvers: { Query: resolvers.Query, Mutation: resolvers.Mutation },
    cache: false,
  })
  app.graphql.defineResolvers({
    Node: { resolveType: () => 'Book' },
    Animal: { resolveType: () => 'Cat' },
    Thing: { resolveType: () => 'Book' },
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${origin}/graphql`, close: () => app.close() }
}
