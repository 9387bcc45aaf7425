import { notificationKinds } from '#rules/notifications.ts'
import { english } from '#server/services/letters/words/english.ts'
import { letterWords } from '#server/services/letters/words/letterWords.ts'
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
  expect(pushMessage(told, english)).toEqual({
    title: 'Keep my place',
    body: 'Ana replied to you',
    path: '/ideas/7/keep-my-place#comment_1',
    tag: 'idea_7',
  })
  expect(pushMessage({ ...told, kind: 'OFFICIAL_ANSWER' }, english).path).toBe(
    '/ideas/7/keep-my-place',
  )
})

test.each(notificationKinds)('%s has words, and fits into a message', (kind) => {
  const { title, body } = pushMessage(
    { ...told, kind, actor: null, title: '🗒'.repeat(5_000) },
    english,
  )
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
  expect(pushMessage(entry, english)).toMatchObject({ title: 'Earshot', path: '/inbox' })
  expect(pushMessage({ ...entry, title: 'April', entrySlug: 'april' }, english)).toMatchObject({
    title: 'April',
    path: '/changelog/april',
  })
})

test('a message is in the language of the site', () => {
  expect(pushMessage(told, letterWords('de')).body).toBe('Ana hat dir geantwortet')
  expect(pushMessage({ ...told, kind: 'MERGED' }, letterWords('es')).body).toBe(
    'Otra idea se ha fusionado con esta',
  )
})
