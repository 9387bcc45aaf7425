import type { Translation } from '#lib/messages/catalogue.ts'
import type { votingMessages } from '#lib/messages/catalogues/voting.ts'

export const voting: Translation<typeof votingMessages> = {
  'follow.follow': 'Suivre',
  'follow.following': 'Suivie',
  'follow.failed': '{what}. Appuyez à nouveau pour réessayer.',
  'vote.notCarried': 'Votre vote n’est pas encore compté. {what}.',
  'share.label': 'Partager cette idée',
  'why.label': 'Pourquoi\u202f? (en une phrase, visible seulement par vous et l’équipe)',
  'why.save': 'Enregistrer',
  'why.saved': 'C’est enregistré. Visible seulement par vous et l’équipe.',
  'why.said': 'Votre raison\u202f: «\u202f{why}\u202f»',
  'why.change': 'Modifier la raison',
  'why.add': 'Dire pourquoi vous avez voté',
  'why.cancel': 'Annuler',
  'why.failed': '{what}. Votre texte est conservé.',
  'voters.all': { one: 'Voir qui a voté', other: 'Les {count} personnes ayant voté' },
  'voters.title': { one: '{count} vote', other: '{count} votes' },
  'voters.list': 'Personnes ayant voté',
  'voters.none': 'Personne n’a encore voté avec un compte.',
  'voters.nameless': {
    one: 'Un vote vient d’une personne sans compte ou d’un compte supprimé\u202f: il n’a pas de nom.',
    other:
      '{count} votes viennent de personnes sans compte ou de comptes supprimés\u202f: ils n’ont pas de nom.',
  },
  'voters.imported': {
    one: '{count} vote de {source}, sans nom',
    other: '{count} votes de {source}, sans noms',
  },
  'voters.castBy': 'Ajouté par {name}',
  'voters.castByTeam': 'Ajouté par l’équipe',
  'voters.evidence': 'Voir sa demande',
  'voters.takeBack': 'Retirer',
  'voters.takeBackOf': 'Retirer le vote de {name}',
  'for.menu': 'Voter au nom de quelqu’un…',
  'for.title': 'Voter au nom de quelqu’un',
  'for.lead':
    'Pour une personne qui l’a demandé par e-mail, par téléphone ou ailleurs. Chaque personne compte une fois.',
  'for.name': 'Son nom',
  'for.nameHint': 'Une nouvelle personne n’est connue que par ce nom.',
  'for.people': 'Personnes qui portent ce nom',
  'for.found': {
    one: '{count} personne porte ce nom. Choisissez-la, ou continuez pour ajouter quelqu’un d’autre.',
    other:
      '{count} personnes portent ce nom. Choisissez-en une, ou continuez pour ajouter quelqu’un d’autre.',
  },
  'for.chosen': 'Pour {name}',
  'for.change': 'Quelqu’un d’autre',
  'for.evidence': 'Lien vers sa demande',
  'for.evidenceBad': 'Le lien doit être une adresse web qui commence par https:// ou http://.',
  'for.why': 'Pourquoi, en une phrase',
  'for.who': 'Seules l’équipe et cette personne peuvent voir le lien et la raison.',
  'for.send': 'Ajouter le vote',
  'for.cancel': 'Annuler',
  'for.failed': '{what}. Votre texte est conservé.',
  'related.title': 'Idées proches',
}
