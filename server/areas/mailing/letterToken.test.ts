import {
  readReplyToken,
  readUnsubscribeToken,
  replyToken,
  unsubscribeToken,
} from './letterToken.ts'

const secret = 'a secret of at least thirty-two characters'

test.each([
  { kind: 'all' } as const,
  { kind: 'changelog' } as const,
  { kind: 'team', told: 'NEW_IDEA' } as const,
  { kind: 'idea', ideaNumber: 12 } as const,
])('the token of a link says whose letters of which purpose: %j', (purpose) => {
  const token = unsubscribeToken(secret, 'user_ana', purpose)
  expect(readUnsubscribeToken(secret, token)).toEqual({ personId: 'user_ana', purpose })
  for (const wrong of [
    token.replace('user_ana', 'user_bo'),
    token.replace(/\.\w[\w-]*\./, '.idea-13.'),
    token.slice(0, -1),
    `${token}a`,
    '',
  ])
    expect(readUnsubscribeToken(secret, wrong)).toBeNull()
  expect(readUnsubscribeToken(`${secret}!`, token)).toBeNull()
})

test('the token of an address survives small letters, and is short enough for one', () => {
  const personId = 'user_01k2j3h4g5f6d7s8a9q0'
  const token = replyToken(secret, personId, 2_147_483) ?? ''
  expect(token.length).toBeLessThanOrEqual(52)
  expect(token).toMatch(/^[0-9a-z.]+$/)
  expect(readReplyToken(secret, token.toUpperCase())).toEqual({ personId, ideaNumber: 2_147_483 })
  expect(readReplyToken(secret, token.replace('.', '.1'))).toBeNull()
  expect(readReplyToken(secret, unsubscribeToken(secret, personId, { kind: 'all' }))).toBeNull()
  expect(replyToken(secret, `user_${'a'.repeat(40)}`, 1)).toBeNull()
})
