import type { Translation } from '#lib/messages/catalogue.ts'
import type { invitationMessages } from '#lib/messages/catalogues/invitation.ts'

export const invitation: Translation<typeof invitationMessages> = {
  'join.title': 'On vous invite à rejoindre {site}',
  'join.lead': 'Accepter vous connecte dans ce navigateur.',
  'join.role': 'Vous rejoindrez le site en tant que {role}.',
  'join.role.MEMBER': 'membre',
  'join.role.COLLABORATOR': 'collaborateur',
  'join.role.ADMIN': 'admin',
  'join.role.OWNER': 'propriétaire',
  'join.email': 'Vous vous connecterez avec',
  'join.other':
    'Vous utilisez en ce moment le compte de {name}. En acceptant, vous passerez à celui de {other}.',
  'join.somebody': 'quelqu’un d’autre',
  'join.name': 'Votre nom',
  'join.name.hint': 'Affiché à côté de vos publications.',
  'join.as': 'Rejoindre en tant que',
  'join.action': 'Rejoindre',
  'join.gone.title': 'Cette invitation ne peut pas être utilisée',
  'join.gone.text':
    'Elle a déjà servi, a été révoquée ou a expiré. Demandez-en une nouvelle à l’équipe.',
  'join.gone.action': 'Voir les idées',
}
