import type { Translation } from '#lib/messages/catalogue.ts'
import type { privacyMessages } from '#lib/messages/catalogues/privacy.ts'

export const privacy: Translation<typeof privacyMessages> = {
  'ask.label': 'Mesure d’audience',
  'ask.text':
    'Ce site peut-il recueillir des données d’utilisation\u202f? Les pages que vous ouvrez et ce que vous y faites, jamais ce que vous écrivez.',
  'ask.yes': 'Oui',
  'ask.no': 'Non',
  'ask.details': 'En savoir plus',
  title: 'Confidentialité',
  lead: 'Si ce site peut recueillir des données d’utilisation. Vous pouvez changer d’avis à tout moment.',
  none: 'Ce site ne fait aucune mesure d’audience. Rien de la façon dont vous l’utilisez n’est envoyé à qui que ce soit.',
  choice: 'Mesure d’audience',
  yes: 'Activée',
  'yes.hint': 'Votre utilisation du site est comptée, pour aider à l’améliorer.',
  no: 'Désactivée',
  'no.hint':
    'Rien n’est envoyé ni enregistré. Ce qui l’a été auparavant est supprimé, ici et chez les prestataires.',
  signalled:
    'Votre navigateur demande aux sites de ne pas vous suivre (Global Privacy Control ou Do Not Track). Cela vaut un non\u202f: la question ne vous sera pas posée.',
  what: 'Ce qui est envoyé, et à qui',
  'what.events':
    'Les pages que vous ouvrez, ce que vous y faites (par exemple voter, publier, modifier, commenter, réagir, suivre, partager ou chercher\u202f; pour l’équipe, aussi changer un statut ou fusionner), le numéro de l’idée, la longueur d’une recherche ou d’un texte, les erreurs que vous voyez et la vitesse de chargement des pages. Jamais ce que vous écrivez ou cherchez, votre nom, votre adresse e-mail ni l’adresse d’une page.',
  'what.device':
    'Un nombre aléatoire identifie ce navigateur, pour distinguer ses événements des autres. Il n’est pas lié à votre compte et est supprimé quand vous désactivez cette option.',
  'what.usage': 'Amplitude compte les événements.',
  'what.cloud':
    'Google Firebase donne à ce navigateur un numéro d’installation et conserve pendant 30 jours au plus les jours où il a servi.',
  deleted:
    'C’est désactivé. Les données enregistrées dans ce navigateur sont supprimées, et les prestataires sont priés de supprimer les leurs.',
}
