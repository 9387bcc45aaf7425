import type { Translation } from '#lib/messages/catalogue.ts'
import type { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'

export const notifications: Translation<typeof notificationsMessages> = {
  'kind.STATUS_CHANGED': 'Changements de statut',
  'kind.STATUS_CHANGED.hint':
    'Une idée que vous suivez est planifiée, commencée, livrée ou non retenue.',
  'kind.OFFICIAL_ANSWER': 'Réponses de l’équipe',
  'kind.OFFICIAL_ANSWER.hint': 'L’équipe répond à une idée que vous suivez.',
  'kind.COMMENT': 'Autres commentaires',
  'kind.COMMENT.hint': 'Quelqu’un commente une idée que vous suivez.',
  'kind.REPLY': 'Réponses à vos commentaires',
  'kind.REPLY.hint': 'Quelqu’un répond à votre commentaire.',
  'kind.MENTION': 'Mentions',
  'kind.MENTION.hint': 'Quelqu’un vous mentionne dans une idée ou un commentaire.',
  'kind.MERGED': 'Idées fusionnées',
  'kind.MERGED.hint': 'Une idée que vous suivez est fusionnée avec une autre.',
  'kind.CHANGELOG': 'Nouveautés',
  'kind.CHANGELOG.hint':
    'Une annonce sur une idée que vous suivez est publiée, ou n’importe quelle annonce si vous vous abonnez aux nouveautés.',
  'kind.NEW_IDEA': 'Nouvelles idées',
  'kind.NEW_IDEA.hint': 'Pour l’équipe\u202f: quelqu’un publie une idée.',
  'kind.AWAITS_APPROVAL': 'Publications à approuver',
  'kind.AWAITS_APPROVAL.hint': 'Pour l’équipe\u202f: une publication attend votre approbation.',
  'channel.INBOX': 'Dans l’application',
  'channel.MAIL': 'E-mail',
  'channel.PUSH': 'Push',
  'told.title': 'Comment on vous prévient',
  'told.lead':
    'Dans l’application\u202f: affiché dans votre boîte de réception. E-mail\u202f: envoyé aussi par e-mail, les nouvelles d’une même idée étant regroupées.',
  'told.lead.push':
    'Dans l’application\u202f: affiché dans votre boîte de réception. E-mail\u202f: envoyé aussi par e-mail, les nouvelles d’une même idée étant regroupées. Push\u202f: une notification sur les appareils que vous autorisez ci-dessous.',
  'told.kind': '{channel}\u202f: {kind}',
  'told.failed': 'Non enregistré. {what}.',
  'subscription.label': 'S’abonner aux nouveautés',
  'subscription.hint':
    'Être au courant de chaque annonce, pas seulement de celles sur les idées que vous suivez.',
  'cadence.legend': 'À quel rythme recevoir les e-mails',
  'cadence.INSTANT': 'Au fur et à mesure',
  'cadence.INSTANT.hint': 'Quelques minutes après l’événement.',
  'cadence.DAILY': 'Une fois par jour',
  'cadence.DAILY.hint':
    'Un seul e-mail, chaque jour à 8\u202fh, avec tout ce qui s’est passé depuis le précédent.',
  'cadence.WEEKLY': 'Une fois par semaine',
  'cadence.WEEKLY.hint':
    'Un seul e-mail, chaque lundi à 8\u202fh, avec tout ce qui s’est passé depuis le précédent.',
  'cadence.zone': 'Fuseau horaire\u202f: {zone}',
  'cadence.useZone': 'Utiliser {zone}',
  'pause.title': 'Pause',
  'pause.lead': 'Ni e-mail ni push jusque-là. Votre boîte de réception continue de fonctionner.',
  'pause.tomorrow': 'Jusqu’à demain',
  'pause.week': 'Pendant une semaine',
  'pause.date': 'Jusqu’au jour de votre choix',
  'pause.set': 'Mettre en pause',
  'pause.past': 'Choisissez un jour après aujourd’hui.',
  'pause.until': 'En pause jusqu’au {date}.',
  'pause.resume': 'Reprendre maintenant',
  'muted.title': 'Idées en sourdine',
  'muted.none': 'Aucune. Vous pouvez mettre une idée en sourdine depuis le menu de sa page.',
  'muted.lead': 'Vous ne recevrez rien à leur sujet.',
  'muted.unmute': 'Retirer la sourdine',
  'muted.unmute.label': 'Retirer la sourdine\u202f: {title}',
  'push.title': 'Push sur cet appareil',
  'push.off':
    'Recevez des notifications sur cet appareil même quand le site est fermé. Votre navigateur vous demandera d’abord votre accord.',
  'push.on': 'Activé. Cela s’arrête quand vous vous déconnectez ici.',
  'push.none':
    'Ce navigateur ne prend pas en charge les notifications push. Sur un iPhone ou un iPad, ajoutez d’abord le site à l’écran d’accueil, puis ouvrez-le de là.',
  'push.denied':
    'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages pour ce site, généralement derrière l’icône à gauche de l’adresse, puis rechargez cette page.',
  'push.allow': 'Autoriser les notifications ici',
  'push.end': 'Désactiver les notifications ici',
  'push.failed': 'Le service push de votre navigateur est injoignable. Réessayez plus tard.',
  'push.others': 'Activé aussi sur\u202f: {devices}.',
  'stopped.text': 'Vous avez mis fin à tous les e-mails avec le lien d’un message.',
  'stopped.resume': 'M’envoyer à nouveau des e-mails',
  'defaults.title': 'Ce dont on prévient les personnes',
  'defaults.lead':
    'Pour toute personne qui n’a pas choisi autrement dans ses propres réglages. Les changements s’appliquent immédiatement.',
}
