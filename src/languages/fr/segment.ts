import type { Translation } from '#lib/messages/catalogue.ts'
import type { segmentMessages } from '#lib/messages/catalogues/segment.ts'

export const segment: Translation<typeof segmentMessages> = {
  set: 'Définir le segment…',
  change: 'Modifier le segment…',
  title: 'Segment de {name}',
  label: 'Segment',
  hint: 'Le groupe de clients dont fait partie cette personne, comme une offre ou une entreprise. Seule l’équipe le voit ici\u202f; la personne le retrouve dans le téléchargement de ses données.',
  save: 'Enregistrer',
  cancel: 'Annuler',
}
