import type { Translation } from '#lib/messages/catalogue.ts'
import type { moderationMessages } from '#lib/messages/catalogues/moderation.ts'

export const moderation: Translation<typeof moderationMessages> = {
  'menu.idea': 'Plus d’actions pour cette idée',
  'menu.comment': 'Plus d’actions pour ce commentaire',
  'act.report': 'Signaler…',
  'act.reported': 'Signalement envoyé',
  'act.approve': 'Approuver',
  'act.trust': 'Approuver et faire confiance',
  'act.spam': 'Marquer comme spam',
  'act.delete': 'Supprimer',
  'act.restore': 'Restaurer',
  'act.keep': 'Conserver',
  'act.failed': '{what}. Rien n’a été modifié.',

  'report.title.idea': 'Signaler cette idée',
  'report.title.comment': 'Signaler ce commentaire',
  'report.reason': 'Quel est le problème\u202f?',
  'report.SPAM': 'Spam ou publicité',
  'report.ABUSE': 'Grossier ou blessant',
  'report.PRIVATE': 'Révèle quelque chose de privé',
  'report.OTHER': 'Autre chose',
  'report.note': 'Ce que l’équipe devrait savoir',
  'report.who': 'Seule l’équipe verra votre signalement et votre nom.',
  'report.send': 'Envoyer le signalement',
  'report.cancel': 'Annuler',
  'report.done': 'Merci. L’équipe va regarder.',

  'delete.title.idea': 'Supprimer cette idée\u202f?',
  'delete.title.comment': 'Supprimer ce commentaire\u202f?',
  'delete.text':
    'La publication disparaît immédiatement pour tout le monde. L’équipe peut la restaurer pendant 30 jours.',
  'delete.cancel': 'Conserver',
  'delete.done': 'Votre idée a été supprimée.',

  'banner.PENDING': 'En attente d’approbation',
  'banner.PENDING.author':
    'Visible seulement par vous et l’équipe, jusqu’à ce que l’équipe l’approuve.',
  'banner.PENDING.team': 'Visible seulement par l’équipe et la personne qui l’a écrite.',
  'banner.SPAM': 'Publication marquée comme spam',
  'banner.DELETED': 'Publication supprimée',
  'banner.SPAM.team':
    'Visible seulement par l’équipe. Ses votes et ses commentaires reviennent avec elle.',
  'banner.DELETED.team':
    'Visible seulement par l’équipe. La publication est effacée définitivement 30 jours après sa suppression.',

  'triage.title': 'Modération',
  'triage.lead': 'Les publications qui attendent une décision de l’équipe.',
  'triage.queues': 'Files de modération',
  'triage.PENDING': 'À approuver',
  'triage.REPORTED': 'Signalées',
  'triage.SPAM': 'Spam',
  'triage.DELETED': 'Supprimées',
  'triage.tab': '{name} {count}',
  'triage.list': 'Publications\u202f: {name}',
  'triage.empty.PENDING': 'Rien à approuver',
  'triage.empty.REPORTED': 'Aucune publication signalée',
  'triage.empty.SPAM': 'Aucun spam',
  'triage.empty.DELETED': 'Aucune publication supprimée',
  'triage.empty.waiting': 'Les nouvelles publications à approuver apparaissent ici.',
  'triage.empty.reported': 'Les publications signalées apparaissent ici.',
  'triage.empty.removed':
    'Les publications retirées, par l’équipe ou par la personne qui les a écrites, apparaissent ici et peuvent être restaurées.',
  'triage.empty.action': 'Voir les idées',
  'triage.idea': 'Idée',
  'triage.comment': 'Commentaire',
  'triage.commentOn': 'Commentaire sur «\u202f{title}\u202f»',
  'triage.select': 'Sélectionner «\u202f{title}\u202f»',
  'triage.selected': { one: '{count} sélectionnée', other: '{count} sélectionnées' },
  'triage.selectedLabel': 'Publications sélectionnées',
  'triage.selectAll': 'Tout sélectionner',
  'triage.unselect': 'Ne rien sélectionner',
  'triage.keys':
    'Touches\u202f: j et k pour se déplacer, Entrée pour ouvrir, x pour sélectionner, m pour fusionner, a pour appuyer sur le premier bouton.',
  'triage.keys.PENDING':
    'Touches\u202f: j et k pour se déplacer, Entrée pour ouvrir, x pour sélectionner, m pour fusionner, a pour appuyer sur le premier bouton, t pour approuver et faire confiance.',
  'triage.undo': 'Annuler',
  'triage.done.LIVE': {
    one: '{count} publication mise en ligne',
    other: '{count} publications mises en ligne',
  },
  'triage.done.TRUST': {
    one: '{count} publication mise en ligne\u202f; les prochaines de cette personne n’attendront plus d’approbation',
    other:
      '{count} publications mises en ligne\u202f; les prochaines de ces personnes n’attendront plus d’approbation',
  },
  'triage.done.SPAM': {
    one: '{count} publication marquée comme spam',
    other: '{count} publications marquées comme spam',
  },
  'triage.done.DELETED': {
    one: '{count} publication supprimée',
    other: '{count} publications supprimées',
  },
  'triage.done.KEEP': {
    one: 'Signalements classés pour {count} publication',
    other: 'Signalements classés pour {count} publications',
  },
  'triage.reports': { one: '{count} signalement', other: '{count} signalements' },
  'triage.reportBy': '{reason}, par {name}',

  'held.TRAPPED': 'Retenue\u202f: probablement envoyée par un robot',
  'held.LINKS': 'Retenue\u202f: {count} liens, de quelqu’un de nouveau',
  'held.FIRST_POST': 'Retenue\u202f: première publication',
  'held.ALL': 'Retenue\u202f: chaque publication doit être approuvée',
  'held.UNGUARDED': 'Retenue\u202f: quelqu’un de nouveau, envoi hors du formulaire',
}
