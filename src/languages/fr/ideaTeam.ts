import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaTeamMessages } from '#lib/messages/catalogues/ideaTeam.ts'

export const ideaTeam: Translation<typeof ideaTeamMessages> = {
  title: 'Pour l’équipe',
  pinned: 'Épinglée en haut de son tableau',
  hidden: 'Votes affichés seulement après avoir voté',
  assignee: 'Attribuée à',
  'assignee.none': 'Personne',
  month: 'Prévue en',
  'month.none': 'Non défini',
  saved: 'C’est enregistré.',
  failed: '{what}. Rien n’a été enregistré.',
}
