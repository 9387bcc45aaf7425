import type { Translation } from '#lib/messages/catalogue.ts'
import type { goneFiltersMessages } from '#lib/messages/catalogues/goneFilters.ts'

export const goneFilters: Translation<typeof goneFiltersMessages> = {
  status: 'Il n’y a pas de statut «\u202f{slug}\u202f». Il a peut-être été supprimé.',
  tag: 'Il n’y a pas d’étiquette «\u202f{slug}\u202f». Elle a peut-être été supprimée.',
  remove: { one: 'Retirer ce filtre', other: 'Retirer ces filtres' },
}
