import type { Translation } from '#lib/messages/catalogue.ts'
import type { rankingMessages } from '#lib/messages/catalogues/ranking.ts'

export const ranking: Translation<typeof rankingMessages> = {
  'sort.why': 'Comment est-ce trié\u202f?',
  'ranking.discussed':
    'Par nombre de commentaires, du plus grand au plus petit. Les commentaires internes et ceux en attente d’approbation ne comptent pas.',
  'ranking.votes': { one: '{count} vote', other: '{count} votes' },
  'ranking.votesRecent': {
    one: '{count} vote, dont {recent} ces 14 derniers jours',
    other: '{count} votes, dont {recent} ces 14 derniers jours',
  },
  'ranking.imported': {
    one: '{count} vote importé, compté à partir du jour de publication de l’idée',
    other: '{count} votes importés, comptés à partir du jour de publication de l’idée',
  },
  'ranking.importedTop': { one: '{count} vote importé', other: '{count} votes importés' },
  'ranking.comments': { one: '{count} commentaire', other: '{count} commentaires' },
  'ranking.commentsRecent': {
    one: '{count} commentaire, dont {recent} ces 14 derniers jours',
    other: '{count} commentaires, dont {recent} ces 14 derniers jours',
  },
  'ranking.together': 'Total',
  'ranking.little': 'moins de 0,1',
  'ranking.silent':
    'Personne n’a encore voté ni commenté ici. Les idées comme celle-ci viennent en dernier, les plus récentes d’abord.',
  'ranking.none': 'Personne n’a encore voté.',
  'ranking.trending':
    'Un vote compte 1 au moment où il est donné, puis moitié moins tous les 14 jours. Un commentaire compte 0,3 de la même façon.',
  'ranking.top': 'Chaque vote compte 1, quelle que soit son ancienneté.',
  'ranking.newest': 'L’idée la plus récente vient en premier.',
  'ranking.active':
    'L’idée qui a le commentaire ou le changement de statut le plus récent vient en premier.',
  'ranking.search':
    'Les idées gagnent des points selon leur correspondance avec ce que vous avez saisi. À points égaux, l’idée qui a le plus de votes vient en premier.',
  'ranking.posted': 'Publiée le {when}',
  'ranking.commented': 'Dernier commentaire le {when}',
  'ranking.statusChanged': 'Statut changé le {when}',
  'ranking.hasAll': 'Contient tous les mots',
  'ranking.titleIs': 'Le titre est exactement ce que vous avez saisi',
  'ranking.titleHasAll': 'Le titre contient tous les mots',
  'ranking.titleHasMost': 'Le titre contient la plupart des mots',
  'ranking.titleBegins': 'Le titre commence par ce que vous avez saisi',
  'ranking.titleInOrder': 'Le titre contient les mots dans le même ordre',
  'ranking.titleLittleElse': 'Le titre ne dit guère autre chose',
  'ranking.numberIs': 'Porte le numéro que vous avez saisi',
  'ranking.titleAlike': 'Le titre ressemble à ce que vous avez saisi',
  'ranking.titleHasSome': 'Le titre contient une partie des mots',
  'ranking.hasTelling': 'Contient une partie des mots\u202f; les mots rares comptent davantage',
  'ranking.often': 'Où et combien de fois les mots apparaissent',
  'ranking.title': '«\u202f{title}\u202f»',
  'ranking.hasMeant': 'Contient tous les mots, ou des mots de même sens',
  'ranking.titleHasMeant': 'Le titre contient tous les mots, ou des mots de même sens',
  'ranking.titleMeansMost': 'Le titre contient la plupart des mots, ou des mots de même sens',
  'ranking.titleMeansSome': 'Le titre contient des mots de même sens',
  'ranking.meansAlike': 'Son sens est proche de ce que vous avez saisi',
  'ranking.meantTeam':
    'Pour la recherche, «\u202f{typed}\u202f» et «\u202f{found}\u202f» ont le même sens\u202f: l’équipe l’a indiqué.',
  'ranking.meantLearned':
    'Pour la recherche, «\u202f{typed}\u202f» et «\u202f{found}\u202f» ont le même sens, car des idées avec ces mots ont été fusionnées.',
  'ranking.first': 'Première en ce moment\u202f:',
  'ranking.failed': '{what}. Fermez ceci et appuyez à nouveau pour réessayer.',
}
