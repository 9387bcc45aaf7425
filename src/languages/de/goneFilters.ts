import type { Translation } from '#lib/messages/catalogue.ts'
import type { goneFiltersMessages } from '#lib/messages/catalogues/goneFilters.ts'

export const goneFilters: Translation<typeof goneFiltersMessages> = {
  status: 'Es gibt keinen Status namens „{slug}“. Vielleicht wurde er gelöscht.',
  tag: 'Es gibt kein Schlagwort namens „{slug}“. Vielleicht wurde es gelöscht.',
  remove: { one: 'Diesen Filter entfernen', other: 'Diese Filter entfernen' },
}
