import type { Translation } from '#lib/messages/catalogue.ts'
import type { catalogMessages } from '#lib/messages/catalogues/catalog.ts'

export const catalog: Translation<typeof catalogMessages> = {
  'catalog.title': 'Tableaux, statuts et étiquettes',
  'catalog.lead':
    'Comment les idées sont réparties, ce qu’elles deviennent et comment l’équipe les retrouve.',
  'catalog.back': 'Réglages du site',
  'catalog.ideas': { one: '{count} idée', other: '{count} idées' },
  'catalog.edit': 'Modifier',
  'catalog.editNamed': 'Modifier {name}',
  'catalog.more': 'Ordre de {name}',
  'catalog.top': 'Placer tout en haut',
  'catalog.up': 'Monter',
  'catalog.down': 'Descendre',
  'catalog.end': 'Placer tout en bas',
  'catalog.placed': '{name} est maintenant à la place {place} sur {count}.',
  'catalog.save': 'Enregistrer',
  'catalog.saveAndAdd': 'Enregistrer et ajouter encore',
  'catalog.saving': 'Enregistrement…',
  'catalog.cancel': 'Annuler',
  'catalog.delete': 'Supprimer…',
  'catalog.deleteNow': 'Supprimer',
  'catalog.failed': '{what}. Rien n’a été modifié, et votre saisie est toujours là. Réessayez.',
  'catalog.name': 'Nom',
  'catalog.description': 'Ce que cela veut dire pour les visiteurs',
  'catalog.color': 'Couleur',
  'catalog.color.hint': 'Une couleur comme #2f6fde. Laissez vide pour la couleur habituelle.',
  'catalog.color.pick': 'Choisir une couleur',
  'catalog.color.fits': 'Se lit bien dans les deux thèmes.',
  'catalog.color.light': 'Sur fond clair, elle est foncée en {color} pour rester lisible.',
  'catalog.color.dark': 'Sur fond sombre, elle est éclaircie en {color} pour rester lisible.',
  'catalog.color.both':
    'Pour rester lisible, elle devient {light} sur fond clair et {dark} sur fond sombre.',
  'catalog.color.wrong': 'Saisissez une couleur comme #2f6fde.',

  'boards.title': 'Tableaux',
  'boards.lead':
    'Un seul site, plusieurs sujets. Un tableau est invisible pour qui ne peut pas le lire\u202f: il n’apparaît ni dans ses listes, ni dans sa recherche, ni dans ses totaux.',
  'boards.add': 'Ajouter un tableau',
  'boards.new': 'Nouveau tableau',
  'boards.label': 'Tableaux, dans l’ordre',
  'boards.description': 'Ce qui a sa place ici',
  'boards.address': 'Adresse',
  'boards.address.hint': 'Les liens vers l’ancienne adresse mènent à la nouvelle.',
  'boards.reading': 'Qui peut le lire',
  'boards.PUBLIC': 'Tout le monde',
  'boards.MEMBERS': 'Les membres',
  'boards.TEAM': 'L’équipe',
  'boards.EVERYONE': 'Toute personne qui peut voter sur ce site',
  'boards.posting': 'Qui peut proposer des idées',
  'boards.voting': 'Qui peut voter',
  'boards.commenting': 'Qui peut commenter',
  'boards.template': 'Modèle pour les nouvelles idées',
  'boards.template.hint':
    'Le formulaire d’une nouvelle idée commence par ce texte quand ce tableau est choisi et que rien n’a été saisi. Markdown.',
  'boards.readBy': 'Lecture\u202f: {who}',

  'statuses.title': 'Statuts',
  'statuses.lead':
    'La forme dépend de ce que le statut signifie, pour le distinguer même sans couleur. L’ordre est celui de la feuille de route.',
  'statuses.add': 'Ajouter un statut',
  'statuses.new': 'Nouveau statut',
  'statuses.label': 'Statuts, dans l’ordre',
  'statuses.means': 'Signification',
  'statuses.OPEN': 'Ouvert',
  'statuses.OPEN.hint':
    'Rien n’est décidé. Les nouvelles idées reçoivent le premier statut qui a cette signification.',
  'statuses.PLANNED': 'Planifié',
  'statuses.PLANNED.hint':
    'Vous comptez le faire. Les personnes qui suivent l’idée sont prévenues quand elle arrive ici.',
  'statuses.STARTED': 'En cours',
  'statuses.STARTED.hint':
    'Vous y travaillez. Les personnes qui suivent l’idée sont prévenues quand elle arrive ici.',
  'statuses.SHIPPED': 'Livré',
  'statuses.SHIPPED.hint':
    'C’est fait. Le vote est clos, et les personnes qui suivent l’idée sont prévenues.',
  'statuses.DECLINED': 'Non retenu',
  'statuses.DECLINED.hint':
    'Vous ne le ferez pas. Le vote est clos, et les personnes qui suivent l’idée sont prévenues.',
  'statuses.CLOSED': 'Fermé',
  'statuses.CLOSED.hint':
    'L’idée s’est arrêtée sans décision. Le vote est clos, et personne n’est prévenu.',
  'statuses.votingCloses': 'Le vote sur les idées qui ont ce statut sera clos.',
  'statuses.votingOpens': 'Le vote sur les idées qui ont ce statut sera rouvert.',
  'statuses.quiet': 'Personne n’est averti de ce changement.',
  'statuses.roadmap': 'Sur la feuille de route',
  'statuses.roadmapNamed': '{name}\u202f: sur la feuille de route',

  'tags.title': 'Étiquettes',
  'tags.label': 'Étiquettes, dans l’ordre',
  'tags.lead': 'Pour retrouver et compter. Seule l’équipe voit celles qui portent un cadenas.',
  'tags.none': 'Il n’y a pas encore d’étiquette.',
  'tags.find': 'Chercher une étiquette',
  'tags.noneFound': 'Aucune étiquette ne contient ce texte.',
  'tags.add': 'Ajouter une étiquette',
  'tags.new': 'Nouvelle étiquette',
  'tags.seeing': 'Qui peut la voir',
  'tags.PUBLIC': 'Toute personne qui peut lire l’idée',
  'tags.TEAM': 'L’équipe',
  'tags.teamOnly': 'Visible seulement par l’équipe',

  'words.title': 'Mots de recherche',
  'words.lead':
    'On donne souvent plusieurs noms à la même chose. Indiquez les mots qui ont le même sens, et la recherche trouvera les idées avec chacun d’eux.',
  'words.open': 'Afficher les mots de recherche',

  'delete.title': 'Supprimer «\u202f{name}\u202f»\u202f?',
  'delete.board': 'Supprimer le tableau',
  'delete.status': 'Supprimer le statut',
  'delete.tag': 'Supprimer l’étiquette',
  'delete.intoBoard': {
    one: '{count} idée à déplacer vers',
    other: '{count} idées à déplacer vers',
  },
  'delete.intoStatus': {
    one: '{count} idée recevra le statut',
    other: '{count} idées recevront le statut',
  },
  'delete.intoTag': {
    one: '{count} idée recevra l’étiquette',
    other: '{count} idées recevront l’étiquette',
  },
  'delete.noTag': 'Aucune autre étiquette',
  'delete.choose': 'Choisir…',
  'delete.quiet':
    'Personne n’est prévenu, et rien n’est ajouté à l’historique des idées. Vous pouvez annuler pendant 30 jours.',
  'delete.links': 'Les liens vers ce tableau mènent à l’autre.',
  'delete.opens':
    'Davantage de personnes peuvent lire «\u202f{into}\u202f» que «\u202f{name}\u202f»\u202f: elles verront ces idées.',
  'delete.closes':
    'Moins de personnes peuvent lire «\u202f{into}\u202f» que «\u202f{name}\u202f»\u202f: les autres ne verront plus ces idées.',
  'delete.votingCloses': 'Le vote sur ces idées sera clos.',
  'delete.votingOpens': 'Le vote sur ces idées sera rouvert.',
  'delete.lastBoard': 'C’est le dernier tableau. Ajoutez-en d’abord un autre.',
  'delete.lastOpen':
    'C’est le dernier statut qui signifie «\u202fOuvert\u202f», celui que reçoivent les nouvelles idées. Ajoutez-en d’abord un autre.',
  'delete.done': '«\u202f{name}\u202f»\u202f: suppression effectuée.',
  'delete.undo': 'Annuler',
  'delete.cancel': 'Annuler',

  'deleted.title': 'Supprimés récemment',
  'deleted.lead':
    'Une suppression peut être annulée pendant 30 jours. Les idées déplacées à nouveau depuis restent où elles sont.',
  'deleted.BOARD': 'Tableau',
  'deleted.STATUS': 'Statut',
  'deleted.TAG': 'Étiquette',
  'deleted.into': 'maintenant dans {into}',
  'deleted.restore': 'Restaurer',
  'deleted.restoreNamed': 'Restaurer {name}',
  'deleted.restored': '«\u202f{name}\u202f» est de retour.',
  'deleted.failed': 'La restauration de «\u202f{name}\u202f» a échoué\u202f: {what}.',
  'order.failed': 'L’ordre n’a pas été modifié\u202f: {what}.',
}
