import { test } from '@playwright/test'
import { findPostgres } from '#server/testing/findPostgres.ts'

/** Shows the journeys of a file as skipped where the machine has no PostgreSQL. */
export function needPostgres(): void {
  // eslint-disable-next-line no-restricted-syntax -- this is the kit that decides what is skipped for want of a program
  test.skip(findPostgres() === undefined, 'PostgreSQL is not installed here')
}
