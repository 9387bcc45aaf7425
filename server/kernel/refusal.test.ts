import { Refusal, refuse } from './refusal.ts'
import { refusals } from './refusals/refusals.ts'

test('a refusal is a code, a reason with its parameters, and the sentence that they make', () => {
  expect(refuse('TOO_MANY_VOTES', { limit: 100, retryAfterSeconds: 61 }).reasons).toEqual([
    {
      code: 'RATE_LIMITED',
      reason: 'TOO_MANY_VOTES',
      params: { limit: 100, retryAfterSeconds: 61 },
      field: null,
      message: 'You can vote 100 times an hour. Try again in 2 minutes.',
    },
  ])
  expect(refuse('IDEA_GONE', { field: 'ideaId' }).reasons).toEqual([
    {
      code: 'NOT_FOUND',
      reason: 'IDEA_GONE',
      params: {},
      field: 'ideaId',
      message: 'This idea no longer exists.',
    },
  ])
})

test('says its first sentence where it is thrown', () => {
  expect(() => {
    throw refuse('SIGN_IN_FIRST', { act: 'vote' })
  }).toThrow(new Refusal(refuse('SIGN_IN_FIRST', { act: 'vote' }).reasons))
  expect(refuse('SIGN_IN_FIRST', { act: 'vote' }).message).toBe('Sign in to vote.')
})

test('reasons have names that a client can compare', () => {
  expect(Object.keys(refusals).filter((name) => !/^[A-Z]+(_[A-Z]+)*$/.test(name))).toEqual([])
})

test('the compiler refuses what is not in the catalogue, or lacks its parameters', () => {
  const wrong = [
    // @ts-expect-error an unknown reason
    () => refuse('NO_SUCH_REASON'),
    // @ts-expect-error without its limit
    () => refuse('TOO_MANY_TAGS', { field: 'tags' }),
    // @ts-expect-error without any parameter
    () => refuse('TOO_MANY_TAGS'),
    // @ts-expect-error a text where a number belongs
    () => refuse('TOO_MANY_TAGS', { limit: 'ten' }),
  ]
  expect(wrong).toHaveLength(4)
})
