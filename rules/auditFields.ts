import type { NotificationChannel, NotificationKind } from './notifications.ts'

/**
 * The kind of a field's values: `text` is shown as it is, because somebody typed it or it is a
 * number, a colour or an address; `word` is one of the API's own; `language` is a tag; `ways` are
 * ways to sign in; `person` is a name, or that there is none any more.
 */
export type AuditValueKind = 'text' | 'word' | 'language' | 'ways' | 'person'

/** Every field that the audit log names, besides the defaults of notifications. Each has a label on its page. */
export const auditFields = {
  // Of several.
  name: 'text',
  description: 'text',
  slug: 'text',
  color: 'text',
  visibility: 'word',
  position: 'text',
  into: 'text',
  ideas: 'text',
  state: 'word',
  hidesCounts: 'word',
  // Of the site.
  start: 'word',
  tagline: 'text',
  imprint: 'text',
  moderation: 'word',
  guestVoting: 'word',
  signUp: 'word',
  logo: 'text',
  logoDark: 'text',
  favicon: 'text',
  accentColor: 'text',
  welcome: 'text',
  links: 'text',
  defaultSort: 'word',
  locale: 'language',
  emailDomains: 'text',
  signInOff: 'ways',
  words: 'text',
  on: 'word',
  // Of a board.
  posting: 'word',
  voting: 'word',
  commenting: 'word',
  template: 'text',
  // Of a status.
  category: 'word',
  onRoadmap: 'word',
  // Of a person.
  role: 'word',
  segment: 'text',
  banned: 'word',
  hidePosts: 'word',
  // Of an idea.
  pinned: 'word',
  assigneeId: 'person',
  targetMonth: 'text',
} as const satisfies Record<string, AuditValueKind>

/** The default of a kind of notification on a channel. */
export type AuditNotification = `notifications.${NotificationKind}.${NotificationChannel}`

/** A field that the audit log names. */
export type AuditField = keyof typeof auditFields | AuditNotification
