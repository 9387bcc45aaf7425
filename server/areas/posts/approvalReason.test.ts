import { approvalReason, type Sending } from './approvalReason.ts'

const links = 3
const known: Sending = {
  moderation: 'OFF',
  isTeam: false,
  isTrusted: false,
  hasPosted: true,
  isEstablished: true,
  guard: 'clean',
  links: 0,
}
const fresh: Partial<Sending> = { hasPosted: false, isEstablished: false }

test.each<[string, Partial<Sending>, string | null]>([
  ['an established person', {}, null],
  ['an established person with links, past the form', { links, guard: 'missing' }, null],
  ['a trapped one, whoever it is', { guard: 'trapped' }, 'TRAPPED'],
  ['the team, always through', { isTeam: true, moderation: 'ALL', guard: 'trapped', links }, null],
  ['somebody trusted', { isTrusted: true, moderation: 'ALL', guard: 'trapped', links }, null],
  ['somebody new', fresh, null],
  ['somebody new with two links', { ...fresh, links: 2 }, null],
  ['somebody new with three links', { ...fresh, moderation: 'FIRST_POST', links }, 'LINKS'],
  ['somebody new past the form', { ...fresh, guard: 'missing' }, 'UNGUARDED'],
  ['a first post', { ...fresh, moderation: 'FIRST_POST' }, 'FIRST_POST'],
  ['a second post of today', { isEstablished: false, moderation: 'FIRST_POST' }, null],
  ['every post', { moderation: 'ALL' }, 'ALL'],
])('%s', (_, sending, reason) => {
  expect(approvalReason({ ...known, ...sending })?.reason ?? null).toBe(reason)
})
