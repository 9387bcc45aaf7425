import { EventEmitter } from 'node:events'
import type { Db } from '#server/db/database.ts'
import { recordEvent, recordEventSql } from './recordEvent.ts'

/** A database that remembers what was sent to it. */
function remembering() {
  const sent: unknown[] = []
  return {
    sent,
    db: {
      query: (_: unknown, values: unknown) => Promise.resolve(sent.push(values)),
      signals: new EventEmitter(),
    } as unknown as Db,
  }
}

test('an event is its kind, the idea, who did it, and what is known besides', async () => {
  const { sent, db } = remembering()
  await recordEvent(db, 'vote.cast_for', { actorId: 'user_a', ideaNumber: 7, personId: 'user_b' })
  await recordEvent(db, 'profile.changed', { actorId: 'user_a' })
  expect(sent).toEqual([
    ['vote.cast_for', 7, 'user_a', '{"personId":"user_b"}'],
    ['profile.changed', null, 'user_a', '{}'],
  ])
})

test('a hot statement records the same by SQL', () => {
  const text = recordEventSql('account.linked', { actorId: '$1', provider: '$2::text' })
  expect(text.replace(/\s+/g, ' ')).toBe(
    "insert into outbox (kind, idea_number, actor_id, data) select 'account.linked', null::integer, $1, jsonb_build_object('provider', $2::text)",
  )
})

test('the compiler refuses an event that is not on the list, or is not what the list says', () => {
  const { db } = remembering()
  const wrong = [
    // @ts-expect-error an unknown kind
    () => recordEvent(db, 'vote.castFor', { actorId: null, ideaNumber: 7, personId: 'user_b' }),
    // @ts-expect-error without its person
    () => recordEvent(db, 'vote.cast_for', { actorId: null, ideaNumber: 7 }),
    // @ts-expect-error without its idea
    () => recordEvent(db, 'vote.cast', { actorId: null }),
    // @ts-expect-error a number where a text belongs
    () => recordEvent(db, 'account.linked', { actorId: null, provider: 1 }),
    // @ts-expect-error a part that the kind does not have
    () => recordEventSql('vote.cast', { actorId: '$1', ideaNumber: '$2', personId: '$3' }),
    // @ts-expect-error without a part that the kind has
    () => recordEventSql('account.linked', { actorId: '$1' }),
  ]
  expect(wrong).toHaveLength(6)
})
