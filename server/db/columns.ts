import { sql } from 'drizzle-orm'
import { check, timestamp } from 'drizzle-orm/pg-core'

/** A moment to the millisecond, read and written as text. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })
export const created = () => moment('created_at').notNull().defaultNow()
export const updated = () => moment('updated_at').notNull().defaultNow()

/** A constraint that a column holds one of some words, so that no writer can store another. */
export const oneOf = (column: string, ...words: string[]) =>
  check(
    `${column.replace('.', '_')}_known`,
    sql.raw(`${column.split('.')[1]} in (${words.map((word) => `'${word}'`).join(', ')})`),
  )
