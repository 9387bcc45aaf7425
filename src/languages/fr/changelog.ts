import type { Translation } from '#lib/messages/catalogue.ts'
import type { changelogMessages } from '#lib/messages/catalogues/changelog.ts'

export const changelog: Translation<typeof changelogMessages> = {
  'log.lead': 'Ce qui est nouveau, et qui l’avait demandé.',
  'log.labels': 'Types de nouveautés',
  'log.all': 'Toutes',
  'label.NEW': 'Nouveau',
  'label.IMPROVED': 'Amélioré',
  'label.FIXED': 'Corrigé',
  'log.list': 'Annonces',
  'log.closes': { one: 'Répond à {count} idée', other: 'Répond à {count} idées' },
  'log.asked': { one: 'demandé par {count} personne', other: 'demandé par {count} personnes' },
  'log.told': '{asked}, dont {told} au courant',
  'log.mine': 'Vous l’aviez demandé',
  'log.share': 'Partager «\u202f{title}\u202f»',
  'log.edit': 'Modifier',
  'log.read': 'Lire ce qui a changé',
  'log.news': 'Dans les nouveautés',
  'log.none': 'Rien n’a encore été annoncé',
  'log.noneText': 'Chaque livraison est annoncée ici, avec les idées qui l’ont inspirée.',
  'log.noneLabel': 'Rien de ce type pour l’instant',
  'log.noneLabelText': 'Les autres nouveautés sont sous «\u202fToutes\u202f».',
  'log.toAll': 'Afficher toutes les nouveautés',
  'log.toIdeas': 'Voir ce qui est demandé',
  'log.back': 'Nouveautés',
  'log.aside': 'À propos des nouveautés',
  'promises.heading': 'Promesses tenues',
  'promises.shipped': {
    one: 'idée livrée au cours de l’année écoulée.',
    other: 'idées livrées au cours de l’année écoulée.',
  },
  'promises.untold': {
    one: 'La seule personne qui en avait fait la demande n’a pas été prévenue.',
    other: 'Aucune des {count} personnes qui en avaient fait la demande n’a été prévenue.',
  },
  'promises.told': {
    one: 'La seule personne qui en avait fait la demande a été prévenue.',
    other:
      'Sur les {count} personnes qui en avaient fait la demande, {share}\u202f% ont été prévenues.',
  },
  'earlier.heading': 'Précédemment',
  'subscribe.heading': 'Savoir quand quelque chose est livré',
  'subscribe.on': 'S’abonner',
  'subscribe.off': 'Abonnement actif',
  'subscribe.text':
    'Vous serez au courant de chaque annonce, de la façon choisie dans vos réglages.',
  'feed.atom': 'Flux Atom',
  'feed.json': 'Flux JSON',
}
