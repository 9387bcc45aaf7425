import { sql } from 'drizzle-orm'
import { execute, parse, validate, type DocumentNode } from 'graphql'
import { guestCookie } from '#server/areas/accounts/guest.ts'
import type { Db } from '#server/db/database.ts'
import { createContext, type Context, type Viewer } from '#server/graphql/context.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { cookieScope, SESSION_COOKIE, signed } from '#server/services/session/cookie.ts'
import type { Person } from './people.ts'
import { GUEST, sessionOf } from './world.ts'

export interface Answer {
  data: Record<string, unknown> | null
  errors: { message: string }[]
  /** All that goes out, as it goes out. */
  bytes: string
}

/**
 * The part of better-auth that the tests' sign-in needs, since Jest's VM cannot load the package.
 */
export const auth = {
  secret: 'a secret of tests',
  cookie: cookieScope('http://localhost'),
  providers: [],
  providerSettings: [],
} as unknown as Auth

const documents = new Map<string, DocumentNode>()

/**
 * Asks the schema as one of the table's people, by the cookie that their browser would send. Throws
 * for a document that the schema does not know.
 */
export async function ask(
  db: Db,
  person: Person,
  source: string,
  variableValues: Record<string, unknown> = {},
): Promise<Answer> {
  const schema = buildSchema()
  let document = documents.get(source)
  if (!document) {
    document = parse(source)
    const [wrong] = validate(schema, document)
    if (wrong) throw wrong
    documents.set(source, document)
  }
  const contextValue = await contextOf(db, person)
  const { data = null, errors = [] } = await execute({
    schema,
    document,
    variableValues,
    contextValue,
  })
  // Every browser without a cookie of ours is offered the same one, whatever it asks for.
  const cookies = contextValue.request.cookies.filter((it) => !it.startsWith('earshot.kept='))
  const bytes = JSON.stringify({ data, errors, cookies })
  return { ...(JSON.parse(bytes) as Answer), bytes }
}

/** The viewer that a request of somebody has. */
export async function viewerFor(db: Db, person: Person): Promise<Viewer> {
  return (await contextOf(db, person)).viewer
}

/** The context of a request of somebody. */
export async function contextOf(db: Db, person: Person): Promise<Context> {
  const cookie = cookieOf(person)
  const mailer = { codeBy: 'MAIL' as const, send: () => Promise.resolve(), close: () => undefined }
  const parts = { db: patient(db), auth, publicUrl: 'http://localhost', mailer }
  const request = {
    id: 'reference',
    headers: { cookie, 'user-agent': 'Tests' },
    address: '127.0.0.1',
    cookies: [],
    signal: new AbortController().signal,
  }
  return createContext(parts, request)
}

/** The same database without turns and their end after 15 seconds: the table asks for far more at once than a visitor may. */
function patient(db: Db): Db {
  return {
    engine: db.engine,
    signals: db.signals,
    orm: db.orm,
    query: (...given) => db.query(...given),
    transaction: (work) => db.transaction(work),
    forAsker: () => patient(db),
  }
}

/** The Cookie header of one of the table's people. */
export function cookieOf(person: Person): string {
  if (person === 'visitor') return ''
  if (person === 'guest') return guestCookie(auth, GUEST).split(';')[0] ?? ''
  return `${SESSION_COOKIE.name}=${signed(sessionOf(person), auth.secret)}`
}

const rolledBack = new Error('rolled back')

/** Runs work in a transaction that leaves nothing behind; the transactions that it opens itself are savepoints in it. */
export async function withoutTrace<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined
  await db
    .transaction(async (tx) => {
      result = { value: await work(nesting(tx)) }
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  if (!result) throw new Error('The work did not end')
  return result.value
}

/** Goes back to a savepoint where work throws, as a transaction would. */
function nesting(tx: Db): Db {
  const nested: Db = {
    engine: tx.engine,
    signals: tx.signals,
    orm: tx.orm,
    forAsker: () => nested,
    query: (statement, values) => tx.query(statement, values),
    transaction: async (work) => {
      await tx.orm.execute(sql`savepoint act`)
      try {
        const result = await work(inner(tx))
        await tx.orm.execute(sql`release savepoint act`)
        return result
      } catch (error) {
        await tx.orm.execute(sql`rollback to savepoint act`)
        throw error
      }
    },
  }
  return nested
}

function inner(tx: Db): Db {
  const nested: Db = {
    engine: tx.engine,
    signals: tx.signals,
    orm: tx.orm,
    forAsker: () => nested,
    query: (statement, values) => tx.query(statement, values),
    transaction: (work) => tx.transaction(work),
  }
  return nested
}
