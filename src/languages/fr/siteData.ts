import type { Translation } from '#lib/messages/catalogue.ts'
import type { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'

export const siteData: Translation<typeof siteDataMessages> = {
  'export.title': 'Export',
  'export.lead':
    'Tout ce que contient le site, dans un seul fichier zip\u202f: feuilles de calcul, données pour d’autres programmes et images. Les mots de passe d’autres services, les sessions et les liens d’invitation n’y sont pas.',
  'export.download': 'Tout télécharger',
  'export.failed': 'L’export n’a pas pu être téléchargé. Réessayez dans quelques minutes.',
  'imports.title': 'Imports',
  'imports.lead':
    'Ce qui a été apporté d’ailleurs. Un import peut être annulé\u202f; les idées qui ont depuis reçu des votes ou été modifiées restent.',
  'imports.none':
    'Rien n’a encore été importé. Un import se lance sur le serveur, avec cette commande\u202f:',
  'imports.none.source':
    'SOURCE est le fichier, l’archive ou le dossier que vous avez exporté de votre outil précédent.',
  'imports.ideas': { one: '{count} idée', other: '{count} idées' },
  'imports.comments': { one: '{count} commentaire', other: '{count} commentaires' },
  'imports.votes': {
    one: '{count} vote, seulement en nombre',
    other: '{count} votes, seulement en nombre',
  },
  'imports.leftOut': {
    one: '{count} élément laissé de côté',
    other: '{count} éléments laissés de côté',
  },
  'imports.notes': 'Ce qui a été laissé de côté ou modifié',
  'imports.note': '{count} × {text}',
  'imports.state.RUNNING': 'En cours',
  'imports.state.STOPPED':
    'Arrêté avant la fin. Pour continuer, exécutez cette commande sur le serveur\u202f:',
  'imports.state.CUT': 'Le fichier était incomplet',
  'imports.state.UNDOING': 'Annulation en cours…',
  'imports.state.UNDONE': {
    one: 'Annulé\u202f: {count} idée retirée',
    other: 'Annulé\u202f: {count} idées retirées',
  },
  'imports.kept.VOTED': {
    one: '{count} conservée\u202f: a reçu des votes',
    other: '{count} conservées\u202f: ont reçu des votes',
  },
  'imports.kept.COMMENTED': {
    one: '{count} conservée\u202f: commentée',
    other: '{count} conservées\u202f: commentées',
  },
  'imports.kept.MERGED': {
    one: '{count} conservée\u202f: fusionnée',
    other: '{count} conservées\u202f: fusionnées',
  },
  'imports.kept.ANNOUNCED': {
    one: '{count} conservée\u202f: dans les nouveautés',
    other: '{count} conservées\u202f: dans les nouveautés',
  },
  'imports.kept.CHANGED': {
    one: '{count} conservée\u202f: modifiée depuis',
    other: '{count} conservées\u202f: modifiées depuis',
  },
  'imports.kept.FOLLOWED': {
    one: '{count} conservée\u202f: suivie',
    other: '{count} conservées\u202f: suivies',
  },
  'imports.kept.boards': {
    one: '{count} tableau ajouté par l’import est resté, car il est utilisé',
    other: '{count} tableaux ajoutés par l’import sont restés, car ils sont utilisés',
  },
  'imports.kept.changes': {
    one: '{count} modification d’une idée antérieure est restée',
    other: '{count} modifications d’idées antérieures sont restées',
  },
  'imports.undo': 'Annuler l’import',
  'imports.undo.label': 'Annuler l’import\u202f: {source}',
  'imports.undo.title': 'Annuler cet import\u202f?',
  'imports.undo.text': {
    one: '{count} idée est venue de {source}. Elle est supprimée définitivement, sauf si quelqu’un a depuis voté pour elle, l’a commentée, suivie ou modifiée.',
    other:
      '{count} idées sont venues de {source}. Elles sont supprimées définitivement, sauf celles pour lesquelles quelqu’un a depuis voté, ou que quelqu’un a commentées, suivies ou modifiées.',
  },
  'imports.undo.changes': {
    one: 'L’import a aussi modifié une idée qui était déjà là. Cette modification reste.',
    other:
      'L’import a aussi apporté {count} modifications à des idées qui étaient déjà là. Ces modifications restent.',
  },
  'imports.undo.do': 'Annuler l’import',
  'imports.cancel': 'Garder l’import',
  'imports.more': 'Afficher plus',
  'imports.loading': 'Chargement…',
  'delete.title': 'Supprimer ce site',
  'delete.lead':
    'Tout disparaît, pour tout le monde : idées, commentaires, votes, personnes, réglages et images. Téléchargez d’abord un export si quelqu’un peut en avoir besoin plus tard.',
  'delete.open': 'Supprimer ce site…',
  'delete.dialog': 'Supprimer {name} ?',
  'delete.text':
    'Toutes les idées, tous les commentaires, votes, comptes, réglages et images sont supprimés aussitôt, et tout le monde est déconnecté. C’est définitif.',
  'delete.backups':
    'Les sauvegardes et les exports restent où ils sont. La personne qui gère le serveur peut restaurer une sauvegarde, ou la supprimer aussi.',
  'delete.name': 'Pour confirmer, saisissez le nom du site : {name}',
  'delete.wrong': 'Ce n’est pas le nom du site. Saisissez « {name} ».',
  'delete.do': 'Tout supprimer',
  'delete.deleting': 'Suppression…',
}
