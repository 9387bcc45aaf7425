import type { Translation } from '#lib/messages/catalogue.ts'
import type { goneFiltersMessages } from '#lib/messages/catalogues/goneFilters.ts'

export const goneFilters: Translation<typeof goneFiltersMessages> = {
  status: 'No hay ningún estado llamado “{slug}”. Quizá se eliminó.',
  tag: 'No hay ninguna etiqueta llamada “{slug}”. Quizá se eliminó.',
  remove: { one: 'Quitar este filtro', other: 'Quitar estos filtros' },
}
