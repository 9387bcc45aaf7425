import type { Translation } from '#lib/messages/catalogue.ts'
import type { frameLinksMessages } from '#lib/messages/catalogues/frameLinks.ts'

export const frameLinks: Translation<typeof frameLinksMessages> = {
  title: 'Ailleurs',
}
