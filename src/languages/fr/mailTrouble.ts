import type { Translation } from '#lib/messages/catalogue.ts'
import type { mailTroubleMessages } from '#lib/messages/catalogues/mailTrouble.ts'

export const mailTrouble: Translation<typeof mailTroubleMessages> = {
  title: 'E-mails',
  lead: 'Les e-mails qui ne sont pas arrivés, et les adresses définitivement rejetées par les serveurs de messagerie.',
  'letters.title': 'E-mails non envoyés',
  'letters.none':
    'Aucun. Les e-mails en échec sont renvoyés pendant deux jours, sauf si le serveur de messagerie les rejette définitivement.',
  'letters.attempts': { one: '{count} essai', other: '{count} essais' },
  'letters.again': 'Renvoyer',
  'letters.queued': 'L’e-mail est en cours de renvoi.',
  'addresses.title': 'Adresses rejetées',
  'addresses.none': 'Aucune.',
  'addresses.hint':
    'Elles reçoivent les codes de connexion, mais aucun autre e-mail, jusqu’à ce que vous les autorisiez à nouveau.',
  'addresses.since': 'Depuis le {day}',
  'addresses.allow': 'Autoriser à nouveau',
  'addresses.allowed': 'Cette adresse recevra à nouveau des e-mails.',
  'act.label': '{act}\u202f: {email}',
  more: 'Afficher plus',
  loading: 'Chargement…',
}
