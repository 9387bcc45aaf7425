import type { Translate } from '#lib/messages/catalogue.ts'
import { auditLogMessages } from '#lib/messages/catalogues/auditLog.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { auditFields, type AuditValueKind } from '#rules/auditFields.ts'
import { languageOf } from '#rules/languages.ts'

type Key = keyof typeof auditLogMessages.english
type Words = Translate<typeof auditLogMessages>
type NotificationKey = keyof typeof notificationsMessages.english

/** The names that ways to sign in give themselves. */
const ways: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['github', 'GitHub'],
  ['oidc', 'OpenID Connect'],
  ['firebase', 'Firebase'],
])

const isKey = (key: string): key is Key => Object.hasOwn(auditLogMessages.english, key)
const isNotificationKey = (key: string): key is NotificationKey =>
  Object.hasOwn(notificationsMessages.english, key)
const kinds: Readonly<Record<string, AuditValueKind>> = auditFields

/** The words for a kind of change in the API; one that is not known yet is a change. */
export function kindLabel(kind: string, t: Words): string {
  const key = `kind.${kind}`
  return isKey(key) ? t(key) : t('kind.other')
}

/** The name of a field; one that is not known yet is called as the API does. */
export function fieldLabel(
  field: string,
  t: Words,
  ofNotifications: Translate<typeof notificationsMessages>,
): string {
  const key = `field.${field}`
  if (isKey(key)) return t(key)
  const [, kind, channel] = /^notifications\.(\w+)\.(\w+)$/.exec(field) ?? []
  const [kindKey, channelKey] = [`kind.${kind}`, `channel.${channel}`]
  return isNotificationKey(kindKey) && isNotificationKey(channelKey)
    ? t('field.notifications', {
        kind: ofNotifications(kindKey),
        channel: ofNotifications(channelKey),
      })
    : field
}

/** A value of a field: words of the API by their names, and what somebody typed as it is. */
export function valueLabel(field: string, value: string, t: Words): string {
  if (kinds[field] === 'language') return languageOf(value)?.name ?? value
  if (kinds[field] === 'ways')
    return value
      .split(', ')
      .map((way) => wayLabel(way, t))
      .join(', ')
  const isWord =
    kinds[field] === 'word' ||
    field.startsWith('notifications.') ||
    (kinds[field] === 'person' && value === 'DELETED_USER')
  const key = `value.${value}`
  return isWord && isKey(key) ? t(key) : value
}

function wayLabel(way: string, t: Words): string {
  return way === 'code' ? t('way.code') : (ways.get(way) ?? way)
}
