import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, isEnumType } from 'graphql'
import { auditLogMessages } from '#lib/messages/catalogues/auditLog.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { english } from '#lib/messages/english.ts'
import { auditFields } from '#rules/auditFields.ts'
import { notificationChannels, notificationKinds } from '#rules/notifications.ts'
import { fieldLabel, kindLabel, valueLabel } from './auditWords.ts'

const t = english.messages(auditLogMessages)
const label = (field: string) => fieldLabel(field, t, english.messages(notificationsMessages))
const value = (field: string, text: string) => valueLabel(field, text, t)

const schema = buildSchema(
  readFileSync(path.resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'),
)
function valuesOf(name: string): string[] {
  const type = schema.getType(name)
  if (!isEnumType(type)) throw new Error(`The API has no enum ${name}`)
  return type.getValues().map((one) => one.name)
}

/** The types of the API that the words of a field are of; empty: yes or no. */
const enums: Record<string, readonly string[]> = {
  visibility: ['SiteVisibility', 'Visibility', 'TagVisibility'],
  state: ['IdeaState', 'CommentState', 'ChangelogState'],
  hidesCounts: [],
  start: ['SiteStart'],
  moderation: ['Moderation'],
  guestVoting: [],
  signUp: ['SignUp'],
  defaultSort: ['IdeaSort'],
  on: [],
  posting: ['Participants'],
  voting: ['Voters'],
  commenting: ['Participants'],
  category: ['StatusCategory'],
  onRoadmap: [],
  role: ['Role'],
  banned: [],
  hidePosts: [],
  pinned: [],
}
const fields = Object.keys(auditFields)
const notifications = notificationKinds.flatMap((kind) =>
  notificationChannels.map((channel) => `notifications.${kind}.${channel}`),
)

test('every act has words', () => {
  const without = valuesOf('AuditKind').filter((kind) => kindLabel(kind, t) === t('kind.other'))
  expect(without).toEqual([])
})

test('every field that the server writes has a name', () => {
  expect([...fields, ...notifications].filter((field) => label(field) === field)).toEqual([])
  expect(label('notifications.MENTION.MAIL')).toBe('Default notification “Mentions” (E-mail)')
  expect(label('notifications.NEW.MAIL')).toBe('notifications.NEW.MAIL')
  expect(label('new')).toBe('new')
})

test('every word that the server writes has one for people', () => {
  const ofWords = Object.entries(auditFields).filter(([, kind]) => kind === 'word')
  expect(Object.keys(enums)).toEqual(ofWords.map(([field]) => field))
  const raw = Object.entries(enums).flatMap(([field, types]) =>
    (types.length === 0 ? ['true', 'false'] : types.flatMap(valuesOf))
      .filter((word) => value(field, word) === word)
      .map((word) => `${field}: ${word}`),
  )
  expect(raw).toEqual([])
  expect(notifications.map((field) => value(field, 'true'))).not.toContain('true')
})

test('what somebody typed stays as it is, whatever it looks like', () => {
  for (const field of ['name', 'description', 'segment', 'words', 'into', 'template', 'tagline'])
    for (const text of ['OPEN', 'true', 'TEAM', 'none', 'DELETED_USER'])
      expect([field, value(field, text)]).toEqual([field, text])
  expect(value('assigneeId', 'OPEN')).toBe('OPEN')
  expect(value('assigneeId', 'DELETED_USER')).toBe('Deleted user')
  expect(value('new', 'true')).toBe('true')
})

test('languages and ways to sign in are called as they call themselves', () => {
  expect(value('locale', 'de')).toBe('Deutsch')
  expect(value('signInOff', 'code, github, other')).toBe('Code by e-mail, GitHub, other')
})
