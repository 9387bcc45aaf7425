import type { Translation } from '#lib/messages/catalogue.ts'
import type { editingMessages } from '#lib/messages/catalogues/editing.ts'

export const editing: Translation<typeof editingMessages> = {
  'edit.label': 'Modifier cette idée',
  'edit.title': 'Titre',
  'edit.body': 'Détails',
  'edit.tags': 'Étiquettes',
  'edit.tagTeam': '{name} (équipe)',
  'edit.save': 'Enregistrer',
  'edit.saving': 'Enregistrement…',
  'edit.cancel': 'Annuler',
  'edit.nothing': 'Aucune modification pour l’instant.',
  'edit.failed': '{what}. Votre texte est conservé. Réessayez.',
  'edit.draftKept': 'Brouillon enregistré dans ce navigateur',
  'edit.draftPageOnly':
    'Les brouillons ne peuvent pas être enregistrés dans ce navigateur. Restez sur cette page jusqu’à l’enregistrement',
  'edit.gone': 'Cette idée ne peut plus être modifiée.',
  'edit.waits':
    'C’est enregistré. L’idée est maintenant en attente d’approbation\u202f; d’ici là, elle n’est visible que par vous et l’équipe.',
  'status.dialog': 'Passer à «\u202f{status}\u202f»',
  'status.answerTo': 'Écrire une réponse officielle',
  'status.answer': 'Réponse officielle',
  'status.answerHint': 'Affichée en haut de la page.',
  'status.closes': 'Le vote sera clos. Les votes existants restent.',
  'status.opens': 'Le vote sera rouvert.',
  'status.save': 'Changer le statut',
  'status.send': 'Répondre',
  'status.saving': 'Enregistrement…',
  'status.cancel': 'Annuler',
  'status.failed': '{what}. Votre texte est conservé. Réessayez.',
  'status.answered': 'Votre réponse est en haut de la page.',
  'status.heading': 'Statut',
}
