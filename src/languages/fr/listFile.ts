import type { Translation } from '#lib/messages/catalogue.ts'
import type { listFileMessages } from '#lib/messages/catalogues/listFile.ts'

export const listFile: Translation<typeof listFileMessages> = {
  people: 'Télécharger les membres en CSV',
  invitations: 'Télécharger les invitations en CSV',
  changelog: 'Télécharger les annonces en CSV',
  votes: 'Télécharger les votes en CSV',
  comments: 'Télécharger les commentaires en CSV',
  triage: 'Télécharger cette file en CSV',
  imports: 'Télécharger les imports en CSV',
  letters: 'Télécharger les e-mails en CSV',
  addresses: 'Télécharger les adresses en CSV',
}
