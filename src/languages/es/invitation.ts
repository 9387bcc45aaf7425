import type { Translation } from '#lib/messages/catalogue.ts'
import type { invitationMessages } from '#lib/messages/catalogues/invitation.ts'

export const invitation: Translation<typeof invitationMessages> = {
  'join.title': 'Te han invitado a {site}',
  'join.lead': 'Al unirte, se inicia tu sesión en este navegador.',
  'join.role': 'Te unirás con el rol de {role}.',
  'join.role.MEMBER': 'miembro',
  'join.role.COLLABORATOR': 'colaboración',
  'join.role.ADMIN': 'administración',
  'join.role.OWNER': 'titular',
  'join.email': 'Iniciarás sesión con',
  'join.other': 'Tienes abierta la sesión de {name}. Al unirte, pasará a ser la de {other}.',
  'join.somebody': 'otra persona',
  'join.name': 'Tu nombre',
  'join.name.hint': 'Se muestra junto a tus publicaciones.',
  'join.as': 'Unirme como',
  'join.action': 'Unirme',
  'join.gone.title': 'Esta invitación no se puede usar',
  'join.gone.text': 'Ya se usó, se revocó o caducó. Pide una nueva al equipo.',
  'join.gone.action': 'Ir a las ideas',
}
