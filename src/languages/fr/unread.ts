import type { Translation } from '#lib/messages/catalogue.ts'
import type { unreadMessages } from '#lib/messages/catalogues/unread.ts'

export const unread: Translation<typeof unreadMessages> = {
  'unread.told': {
    one: '{count} notification non lue dans votre boîte de réception',
    other: '{count} notifications non lues dans votre boîte de réception',
  },
}
