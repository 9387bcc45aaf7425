import { statement, type Db } from '#server/db/database.ts'
import type { EventKind } from './events.ts'

/** An event as a reader gets it. */
export interface OutboxEvent {
  seq: number
  kind: EventKind
}

/** Somebody who reads all events of some kinds, each once. */
export interface OutboxReader {
  readonly name: string
  readonly kinds: readonly EventKind[]
  /**
   * Does what follows from an event, or a part of it, in the transaction that notes it as read.
   * Takes the place up to which an earlier part went; gives the place up to which this one went, or
   * null when nothing is left.
   */
  readonly read: (tx: Db, event: OutboxEvent, after: string | null) => Promise<string | null>
}

/** Thrown when an event could not be read: nothing of that part was done. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent'
  readonly event: OutboxEvent

  constructor(event: OutboxEvent, cause: unknown) {
    super(`The event ${event.seq} (${event.kind}) could not be read`, { cause })
    this.event = event
  }
}

interface Place {
  position: number
  eventSeq: number | null
  eventAfter: string | null
}

/** While somebody reads, nobody else begins; the lock on the row decides, should a part take longer. */
const LEASE_SECONDS = 10
const AHEAD = 500
/** The most numbers in a row that can be late: more are missing after a database was restored. */
const LATE_MAX = 10_000

const NUMBER = (expression: string) => `(${expression})::float8`
const register = statement<never>(
  'reader_register',
  `insert into outbox_reader (name, position)
   select $1, coalesce((select max(seq) from outbox), (select case when is_called then last_value else 0 end from outbox_seq_seq))
   on conflict do nothing`,
)
const takeOver = statement<never>(
  'reader_take_over',
  'update outbox_reader set leased_until = null where name = $1',
)
const peek = statement<{ isBehind: boolean }>(
  'reader_peek',
  `select exists (select from outbox where seq > r.position)
     or exists (select from outbox_gap g join outbox o on o.seq = g.seq where g.reader = r.name) as "isBehind"
   from outbox_reader r where r.name = $1`,
)
const lease = statement<Place>(
  'reader_lease',
  `update outbox_reader set holder = $2, leased_until = now() + interval '${LEASE_SECONDS} seconds'
   where name = $1 and (holder = $2 or leased_until is null or leased_until < now())
   returning ${NUMBER('position')} as position, ${NUMBER('event_seq')} as "eventSeq", event_after as "eventAfter"`,
)
const release = statement<never>(
  'reader_release',
  'update outbox_reader set leased_until = null where name = $1 and holder = $2',
)
const begun = statement<OutboxEvent>(
  'reader_begun',
  `select ${NUMBER('seq')} as seq, kind from outbox where seq = $1`,
)
const late = statement<OutboxEvent>(
  'reader_late',
  `select ${NUMBER('o.seq')} as seq, o.kind from outbox_gap g join outbox o on o.seq = g.seq where g.reader = $1 order by o.seq limit 1`,
)
const ahead = statement<OutboxEvent>(
  'reader_ahead',
  `select ${NUMBER('seq')} as seq, kind from outbox where seq > $1 order by seq limit ${AHEAD}`,
)
const noteGaps = statement<never>(
  'reader_note_gaps',
  `insert into outbox_gap (reader, seq) select $1, seq from unnest($2::bigint[]) as missing (seq) on conflict do nothing`,
)
const closeGap = statement<never>(
  'reader_close_gap',
  'delete from outbox_gap where reader = $1 and seq = $2',
)
const goTo = statement<never>(
  'reader_go_to',
  `update outbox_reader set position = greatest(position, $2), event_seq = $3, event_after = $4, failures = 0, updated_at = now() where name = $1`,
)
const countFailure = statement<{ failures: number }>(
  'reader_count_failure',
  'update outbox_reader set failures = failures + 1 where name = $1 returning failures',
)
const forgetGaps = statement<never>(
  'reader_forget_gaps',
  `delete from outbox_gap where noticed_at < now() - interval '1 day'`,
)

/**
 * Registers a reader that is not yet: it begins with what happens from now on. `isAlone`: no other
 * process has this database, so that a lease which is left is of one that has ended.
 */
export async function registerReader(
  db: Db,
  { name }: Pick<OutboxReader, 'name'>,
  isAlone = db.engine === 'embedded',
): Promise<void> {
  await db.query(register, [name])
  if (isAlone) await db.query(takeOver, [name])
}

/** Tells whether there are events that a reader has not passed yet. Changes nothing. */
export async function isBehind(db: Db, { name }: OutboxReader): Promise<boolean> {
  return (await db.query(peek, [name]))[0]?.isBehind ?? false
}

/**
 * Reads a part of the next event, in one transaction, as `holder`. Gives false where there is
 * nothing to read, or another process reads. Events are read in the order of their numbers, but for
 * one whose transaction was committed after one with a higher number had been read. Throws
 * UnreadableEvent. `skip`: the event to pass without reading it.
 */
export async function readNext(
  db: Db,
  reader: OutboxReader,
  holder: string,
  skip: OutboxEvent | null = null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [place] = await tx.query(lease, [reader.name, holder])
    if (!place) return false
    const event = await findNext(tx, reader, place)
    if (event === 'passed' || event === null) return event === 'passed'
    const after = event.seq === place.eventSeq ? place.eventAfter : null
    const reached = event.seq === skip?.seq ? null : await readPart(tx, reader, event, after)
    await note(tx, reader, event, reached)
    return true
  })
}

/** Counts that reading failed once more; gives how often it has in a row. */
export async function noteFailure(db: Db, { name }: OutboxReader): Promise<number> {
  return (await db.query(countFailure, [name]))[0]?.failures ?? 0
}

/** Lets another process read. */
export async function releaseLease(db: Db, { name }: OutboxReader, holder: string): Promise<void> {
  await db.query(release, [name, holder])
}

/** Gives up waiting for numbers that were passed a day ago: no transaction lasts that long. */
export async function sweepGaps(db: Db): Promise<void> {
  await db.query(forgetGaps)
}

/** The event to go on with, `passed` where only others were passed, null where nothing is left. */
async function findNext(
  tx: Db,
  { name, kinds }: OutboxReader,
  { position, eventSeq }: Place,
): Promise<OutboxEvent | 'passed' | null> {
  if (eventSeq !== null) {
    const [event] = await tx.query(begun, [eventSeq])
    if (event) return event
  }
  const [missed] = await tx.query(late, [name])
  if (missed && kinds.includes(missed.kind)) return missed
  if (missed) {
    await tx.query(closeGap, [name, missed.seq])
    return 'passed'
  }
  const events = await tx.query(ahead, [position])
  const next = events.find(({ kind }) => kinds.includes(kind))
  const until = next ? next.seq - 1 : (events.at(-1)?.seq ?? position)
  const seen = new Set(events.map(({ seq }) => seq))
  const missing: number[] = []
  for (let seq = Math.max(position + 1, until - LATE_MAX); seq <= until; seq += 1)
    if (!seen.has(seq)) missing.push(seq)
  if (missing.length > 0) await tx.query(noteGaps, [name, missing])
  if (until > position) await tx.query(goTo, [name, until, null, null])
  return next ?? (events.length > 0 ? 'passed' : null)
}

async function readPart(
  tx: Db,
  reader: OutboxReader,
  event: OutboxEvent,
  after: string | null,
): Promise<string | null> {
  try {
    return await reader.read(tx, event, after)
  } catch (error) {
    throw new UnreadableEvent(event, error)
  }
}

/** Notes how far an event was read. Of one that came late the position stays where it is. */
async function note(
  tx: Db,
  { name }: OutboxReader,
  { seq }: OutboxEvent,
  reached: string | null,
): Promise<void> {
  if (reached !== null) {
    await tx.query(goTo, [name, 0, seq, reached])
    return
  }
  await tx.query(closeGap, [name, seq])
  await tx.query(goTo, [name, seq, null, null])
}
