import { GraphQLError } from 'graphql'
import { readMoment } from '#server/kernel/moment.ts'
import { builder } from './builder.ts'

/** Lengths of a moment with milliseconds that ends in Z, and of one that ends in +00:00. */
const [EXACT, WITH_OFFSET] = [24, 29]

builder.scalarType('DateTime', {
  description: 'A moment, ISO 8601 in UTC with milliseconds: `2026-05-03T10:00:00.000Z`.',
  serialize: exactly,
  parseValue: (value) => {
    const moment = typeof value === 'string' ? readMoment(value) : null
    if (moment !== null) return moment
    throw new GraphQLError(
      'A moment is written as ISO 8601, for example 2026-05-03T10:00:00.000Z.',
      { extensions: { code: 'BAD_REQUEST' } },
    )
  },
})

/**
 * Columns come as they are sent; JSON of the database says +00:00 and leaves out zeros at the end.
 * Date is slow for what a list has a hundred of.
 */
function exactly(value: string): string {
  if (value.length === EXACT && value.endsWith('Z')) return value
  if (value.length === WITH_OFFSET && value.endsWith('+00:00'))
    return `${value.slice(0, EXACT - 1)}Z`
  return new Date(value).toISOString()
}
