import { graphql } from 'graphql'
import type { Session } from '#server/areas/accounts/session.ts'
import { readAnswering } from '#server/areas/figures/answering.ts'
import { readKeptPromises } from '#server/areas/figures/keptPromises.ts'
import { findRelated } from '#server/areas/search/findRelated.ts'
import { plainSynonyms } from '#server/areas/synonyms/synonyms.ts'
import type { Db } from '#server/db/database.ts'
import { viewerOf, type Context } from '#server/graphql/context.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { findSite } from '#server/kernel/findSite.ts'

interface Answer {
  data: Record<string, unknown> | null | undefined
  errors: readonly { message: string; extensions: object }[]
}

/**
 * Asks the schema as somebody, without HTTP. better-auth does not run inside Jest's VM: a test of a
 * mutation that signs in mocks server/services/session/startSession.ts. `parts` take the place of what
 * a server gives.
 */
export async function askSchema(
  db: Db,
  actor: Actor,
  source: string,
  variableValues: Record<string, unknown> = {},
  parts: Partial<Context> = {},
): Promise<Answer> {
  const { data, errors = [] } = await graphql({
    schema: buildSchema(),
    source,
    variableValues,
    contextValue: { ...(await contextOf(db, actor)), ...parts },
  })
  return {
    data: JSON.parse(JSON.stringify(data ?? null)) as Answer['data'],
    errors: errors.map(({ message, extensions }) => ({ message, extensions })),
  }
}

/** Makes what resolvers get for somebody of this name, as far as tests of the schema need it. */
export async function contextOf(db: Db, actor: Actor, name = 'Somebody'): Promise<Context> {
  const at = '2026-01-01T00:00:00.000Z'
  const { personId, role, banned } = actor
  const session: Session | null =
    personId && role
      ? {
          sessionId: 's',
          personId,
          role,
          banned,
          name,
          avatar: null,
          createdAt: at,
          updatedAt: at,
          site: await findSite(db),
        }
      : null
  return {
    db,
    auth: { secret: 'a secret of tests', providers: [] },
    viewer: await viewerOf(db, session),
    serverAddress: '',
    signIn: { codeBy: 'TERMINAL', providers: [] },
    answering: readAnswering,
    related: findRelated,
    promises: readKeptPromises,
    synonyms: plainSynonyms(db),
  } as unknown as Context
}
