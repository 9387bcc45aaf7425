import { statement, type Db } from '#server/db/database.ts'
import type { EventKind, Events } from './events.ts'

const add = statement<never>(
  'outbox_add',
  'insert into outbox (kind, idea_number, actor_id, data) values ($1, $2, $3, $4)',
)

/** Records what happened, in the transaction of what happened, with who did it. */
export async function recordEvent<Kind extends EventKind>(
  tx: Db,
  kind: Kind,
  { actorId, ...event }: { actorId: string | null } & Events[Kind],
): Promise<void> {
  const { ideaNumber = null, ...data } = event as { ideaNumber?: number }
  await tx.query(add, [kind, ideaNumber, actorId, JSON.stringify(data)])
  wakeReaders(tx)
}

/**
 * Wakes the readers of the outbox in this process: for an event that a statement records by itself.
 * Without it they read it with their next look, within two seconds.
 */
export function wakeReaders(tx: Db): void {
  tx.signals.emit('event')
}

/** One of two kinds, by a condition in SQL. */
interface Either<Kind extends EventKind> {
  when: string
  then: Kind
  otherwise: Kind
}

/** An expression for each part of an event. */
type Expressions<Event> = { [Part in keyof Event]: string }

/**
 * The SQL that records an event for every row of what follows (`from …`), for a hot statement that
 * does the rest of its work in the same breath. Takes an expression for each part of the event.
 * Where somebody is told of it, the caller wakes the readers.
 */
export function recordEventSql<Kind extends EventKind>(
  kind: Kind | Either<Kind>,
  { actorId, ...event }: { actorId: string } & Expressions<Events[Kind]>,
): string {
  const { ideaNumber = 'null::integer', ...data } = event as unknown as Record<string, string>
  const pairs = Object.entries(data).map(([name, expression]) => `'${name}', ${expression}`)
  const kindSql =
    typeof kind === 'string'
      ? `'${kind}'`
      : `case when ${kind.when} then '${kind.then}' else '${kind.otherwise}' end`
  return `insert into outbox (kind, idea_number, actor_id, data)
    select ${kindSql}, ${ideaNumber}, ${actorId}, jsonb_build_object(${pairs.join(', ')})`
}
