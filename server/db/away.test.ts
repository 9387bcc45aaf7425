import { DatabaseError } from 'pg'
import { isAway } from './away.ts'

const ofPostgres = (code: string): DatabaseError =>
  Object.assign(new DatabaseError('refused', 7, 'error'), { code })

test.each(['08006', '57P01', '57P03', '53300'])('SQLSTATE %s means that it is away', (code) => {
  expect(isAway(ofPostgres(code))).toBe(true)
  expect(isAway(new Error('Failed query', { cause: ofPostgres(code) }))).toBe(true)
})

test.each(['23505', '57014', '53100', '40001'])('SQLSTATE %s is an answer of it', (code) => {
  expect(isAway(ofPostgres(code))).toBe(false)
})

test('a connection that fails means that it is away; any other failure does not', () => {
  const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  for (const error of [
    refused,
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])
    expect(isAway(error)).toBe(true)
  expect(isAway(new Error('The transaction was rolled back: a statement in it had failed'))).toBe(
    false,
  )
  expect(isAway(undefined)).toBe(false)
})
