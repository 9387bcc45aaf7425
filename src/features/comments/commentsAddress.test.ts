import { commentsAfter, commentsHref, isNewestFirstIn, otherOrderHref } from './commentsAddress.ts'

const query = (text: string): URLSearchParams => new URLSearchParams(text)
const idea = '/ideas/7/dark'

test('the place in a discussion is read, and no endless one', () => {
  expect(commentsAfter(query('after=c2'))).toEqual({ after: 'c2' })
  expect(commentsAfter(query('after='))).toEqual({})
  expect(commentsAfter(query('comments=newest'))).toEqual({})
  expect(commentsAfter(query(`after=${'x'.repeat(9_000)}`)).after).toHaveLength(500)
})

test('the other order begins at its beginning', () => {
  expect(otherOrderHref(idea, query('after=c2'))).toBe(`${idea}?comments=newest#comments`)
  expect(otherOrderHref(idea, query('comments=newest&x=1'))).toBe(`${idea}?x=1#comments`)
  expect(isNewestFirstIn(query('comments=newest'))).toBe(true)
})

test('a page of comments is the oldest first', () => {
  expect(commentsHref(idea, query('comments=newest'), 'a=')).toBe(`${idea}?after=a%3D#comments`)
  expect(commentsHref(idea, query('after=c2'), null)).toBe(`${idea}#comments`)
})
