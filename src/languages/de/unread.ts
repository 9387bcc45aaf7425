import type { Translation } from '#lib/messages/catalogue.ts'
import type { unreadMessages } from '#lib/messages/catalogues/unread.ts'

export const unread: Translation<typeof unreadMessages> = {
  'unread.told': {
    one: '{count} ungelesene Benachrichtigung im Posteingang',
    other: '{count} ungelesene Benachrichtigungen im Posteingang',
  },
}
