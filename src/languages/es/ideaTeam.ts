import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaTeamMessages } from '#lib/messages/catalogues/ideaTeam.ts'

export const ideaTeam: Translation<typeof ideaTeamMessages> = {
  title: 'Para el equipo',
  pinned: 'Fijada al principio de su tablero',
  hidden: 'Votos visibles solo después de votar',
  assignee: 'Asignada a',
  'assignee.none': 'Nadie',
  month: 'Prevista para',
  'month.none': 'Sin definir',
  saved: 'Guardado.',
  failed: '{what}. Esto no se guardó.',
}
