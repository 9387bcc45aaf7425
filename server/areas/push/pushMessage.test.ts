import { notificationKinds } from '#rules/notifications.ts'
import { pushMessage, type Told } from './pushMessage.ts'

const told: Told = {
  kind: 'REPLY',
  subject: 'idea_7',
  ideaNumber: 7,
  title: 'Keep my place',
  entrySlug: null,
  actor: 'Ana',
  status: null,
  commentId: 'comment_1',
}

test('a message leads to the exact place, and says who and not what they wrote', () => {
  expect(pushMessage(told)).toEqual({
    title: 'Keep my place',
    body: 'Ana replied to you',
    path: '/ideas/7/keep-my-place#comment_1',
    tag: 'idea_7',
  })
  expect(pushMessage({ ...told, kind: 'OFFICIAL_ANSWER' }).path).toBe('/ideas/7/keep-my-place')
})

test.each(notificationKinds)('%s has words, and fits into a message', (kind) => {
  const { title, body } = pushMessage({ ...told, kind, actor: null, title: '🗒'.repeat(5_000) })
  expect(body).not.toBe('')
  expect(Buffer.byteLength(title)).toBeLessThan(1_000)
})

test('what is about an entry leads to it, and else to the inbox', () => {
  const entry = {
    ...told,
    kind: 'CHANGELOG',
    ideaNumber: null,
    title: null,
    commentId: null,
  } as const
  expect(pushMessage(entry)).toMatchObject({ title: 'Earshot', path: '/inbox' })
  expect(pushMessage({ ...entry, title: 'April', entrySlug: 'april' })).toMatchObject({
    title: 'April',
    path: '/changelog/april',
  })
})
