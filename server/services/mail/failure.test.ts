import { failureOf } from './failure.ts'

const refused = (command: string, response: string) =>
  failureOf(
    Object.assign(new Error('refused'), {
      code: 'EENVELOPE',
      command,
      response,
      responseCode: Number(response.slice(0, 3)),
    }),
  )

test.each([
  '550 relay not permitted',
  '550 5.4.5 Daily user sending quota exceeded',
  '550 5.1.8 Sender address rejected: Domain not found',
  '550 5.1.90 You have reached your daily limit',
  '550 5.7.1 Client does not have permissions to send as this sender',
  '550 Sender verify failed',
  '530 Authentication required',
  '553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)',
  '554 Service unavailable; client is on a blocklist',
  '554 Your host is blacklisted',
  '550 Access denied',
  '550 5.0.0 Rejected for policy reasons',
  '550 Looks like spam',
])('what may be about the sender is held against no address: %s', (response) => {
  expect(refused('RCPT TO', response)).toMatchObject({ fault: 'LETTER' })
})

test.each([
  '550 5.1.1 Recipient address rejected: access denied',
  '550 5.2.1 The mailbox is disabled by policy',
  '550 5.5.0 Requested action not taken: mailbox unavailable',
  '550 No such user here',
])('an address that is refused for good is at fault: %s', (response) => {
  expect(refused('RCPT TO', response)).toEqual({ fault: 'ADDRESS', reason: response })
})
