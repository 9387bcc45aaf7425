import type { Translation } from '#lib/messages/catalogue.ts'
import type { invitationMessages } from '#lib/messages/catalogues/invitation.ts'

export const invitation: Translation<typeof invitationMessages> = {
  'join.title': 'Du bist zu {site} eingeladen',
  'join.lead': 'Wenn du beitrittst, bist du in diesem Browser angemeldet.',
  'join.role': 'Du trittst als {role} bei.',
  'join.role.MEMBER': 'Mitglied',
  'join.role.COLLABORATOR': 'Teammitglied',
  'join.role.ADMIN': 'Admin',
  'join.role.OWNER': 'Inhaber:in',
  'join.email': 'Du meldest dich an mit',
  'join.other':
    'Du bist als {name} angemeldet. Wenn du beitrittst, bist du stattdessen als {other} angemeldet.',
  'join.somebody': 'jemand anderes',
  'join.name': 'Dein Name',
  'join.name.hint': 'Steht neben deinen Beiträgen.',
  'join.as': 'Beitreten als',
  'join.action': 'Beitreten',
  'join.gone.title': 'Diese Einladung kann nicht verwendet werden',
  'join.gone.text':
    'Sie wurde schon verwendet oder zurückgezogen, oder sie ist abgelaufen. Bitte das Team um eine neue.',
  'join.gone.action': 'Zu den Ideen',
}
