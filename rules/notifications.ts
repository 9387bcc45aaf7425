/**
 * The kinds of notifications, the weightiest first: where one event concerns somebody in several
 * ways, they are told of the first that they want.
 */
export const notificationKinds = [
  'MENTION',
  'REPLY',
  'OFFICIAL_ANSWER',
  'STATUS_CHANGED',
  'MERGED',
  'CHANGELOG',
  'AWAITS_APPROVAL',
  'NEW_IDEA',
  'COMMENT',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The ways by which somebody is told. */
export const notificationChannels = ['INBOX', 'MAIL', 'PUSH'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** The frequencies at which letters go out to a person. */
export const mailCadences = ['INSTANT', 'DAILY', 'WEEKLY'] as const
export type MailCadence = (typeof mailCadences)[number]

/** The kinds that only the team is told of. */
export const teamKinds: readonly NotificationKind[] = ['AWAITS_APPROVAL', 'NEW_IDEA']

/** The kinds that come too often for a letter or a push that nobody asked for. */
const frequentKinds: readonly NotificationKind[] = ['NEW_IDEA', 'COMMENT']

/** The hour of a digest where its reader is; a weekly one comes on Mondays. */
export const DIGEST_HOUR = 8

/** Tells whether a kind is told by a channel where neither the person nor the team has chosen. */
export function isToldByDefault(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel === 'INBOX' || !frequentKinds.includes(kind)
}
