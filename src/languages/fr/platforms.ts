import type { Translation } from '#lib/messages/catalogue.ts'
import type { platformsMessages } from '#lib/messages/catalogues/platforms.ts'

export const platforms: Translation<typeof platformsMessages> = {
  title: 'Mesure d’audience',
  lead: 'Les services externes que ce site utilise, seulement pour les personnes qui ont donné leur accord. Ils se configurent sur le serveur\u202f; le README en liste les réglages.',
  usage: 'Amplitude',
  cloud: 'Firebase',
  'reach.NOT_CONFIGURED': 'Non configuré',
  'reach.REACHABLE': 'Configuré et joignable',
  'reach.REFUSED': 'Joignable, mais rejette la clé',
  'reach.UNREACHABLE': 'Configuré, mais injoignable depuis ce serveur',
  'usage.via': 'Envoyé par ce serveur à {host}',
  'usage.direct':
    'Envoyé directement par les navigateurs à {host}\u202f: ce serveur ne peut donc pas compter les événements.',
  'usage.counts':
    'Depuis le démarrage du serveur\u202f: {received} événements reçus, {forwarded} acceptés par Amplitude, {failed} rejetés, {refused} hors catalogue.',
  'usage.none':
    'Pas encore d’événement. Ils ne viennent que des personnes qui ont donné leur accord.',
  'cloud.project': 'Projet {project}',
  'cloud.analytics.on':
    'La mesure d’audience propre à Firebase est activée pour cette application. La balise de Google n’est malgré tout pas ajoutée aux pages, car elle lit les adresses et les titres.',
  'cloud.analytics.off':
    'La mesure d’audience propre à Firebase est désactivée pour cette application.',
  example: 'Ce qui est envoyé, avec un exemple',
  'example.text': 'Quand une personne qui a donné son accord vote, seul ceci est envoyé\u202f:',
  'example.more':
    'docs/EVENTS.md liste tous les événements. Jamais envoyés\u202f: titres, textes, recherches, noms, adresses e-mail, adresses des pages, adresses IP, cookies.',
}
