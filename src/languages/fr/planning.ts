import type { Translation } from '#lib/messages/catalogue.ts'
import type { planningMessages } from '#lib/messages/catalogues/planning.ts'

export const planning: Translation<typeof planningMessages> = {
  'plan.more': 'Déplacer {title} ou fixer son mois',
  'plan.up': 'Monter',
  'plan.down': 'Descendre',
  'plan.top': 'Placer tout en haut',
  'plan.end': 'Placer tout en bas',
  'plan.month': 'Fixer le mois',
  'plan.status': 'Statut',
  'plan.landing': '{column}, place {place} sur {count}.',
  'plan.landingByDate': '{column}, par ordre de date.',
  'plan.tells': {
    one: '{count} personne sera prévenue.',
    other: '{count} personnes seront prévenues.',
  },
  'plan.tellsNobody': 'Personne ne sera prévenu.',
  'plan.key.place': 'place',
  'plan.key.column': 'colonne',
  'plan.key.drop': 'déposer',
  'plan.key.cancel': 'remettre',
  'plan.moved': 'Déplacée vers {column}.',
  'plan.undo': 'Annuler',
  'plan.failed': '{what}. Elle est revenue à sa place.',
  'month.title': 'Pour quand la prévoyez-vous\u202f?',
  'month.label': 'Mois',
  'month.none': 'Aucun mois',
  'month.hint': 'Affiché sur la feuille de route. Personne n’est prévenu.',
  'month.save': 'Enregistrer',
  'month.saving': 'Enregistrement…',
  'month.cancel': 'Annuler',
  'month.failed': '{what}. Réessayez.',
}
