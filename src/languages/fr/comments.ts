import type { Translation } from '#lib/messages/catalogue.ts'
import type { commentsMessages } from '#lib/messages/catalogues/comments.ts'

export const comments: Translation<typeof commentsMessages> = {
  'comments.title': 'Commentaires',
  'comments.none': 'Pas encore de commentaire.',
  'comments.first': 'Pas encore de commentaire. Qu’est-ce que cela changerait pour vous\u202f?',
  'comments.more': 'Afficher plus de commentaires',
  'comments.loading': 'Chargement des commentaires',
  'comment.deleted': 'Ce commentaire a été supprimé.',
  'comment.spam': 'Ce commentaire a été marqué comme spam.',
  'comment.edited': 'modifié',
  'comment.sending': 'envoi en cours',
  'comment.internal': 'Visible seulement par l’équipe',
  'comment.mergedFrom': 'venu de #{number}',
  'comment.official': 'Réponse officielle',
  'comment.reply': 'Répondre',
  'comment.replyTo': 'Répondre à {name}',
  'comment.replies': 'Réponses',
  'comment.copyLink': 'Copier le lien',
  'comment.linkCopied': 'Lien copié.',
  'comment.linkInAddress': 'Le lien est dans la barre d’adresse.',
  'comment.edit': 'Modifier',
  'comment.history': 'Versions précédentes',

  'compose.plain': 'JavaScript est nécessaire pour commenter.',
  'compose.label': 'Votre commentaire',
  'compose.images': {
    one: '{count} image va être ajoutée dans un instant.',
    other: '{count} images vont être ajoutées dans un instant.',
  },
  'compose.reply': 'Votre réponse',
  'compose.internal': 'Visible seulement par l’équipe',
  'compose.send': 'Commenter',
  'compose.sendInternal': 'Commenter pour l’équipe',
  'compose.sendReply': 'Répondre',
  'compose.sending': 'Publication',
  'compose.cancel': 'Annuler',
  'compose.failed':
    '{what}. Votre texte est conservé. Réessayez\u202f; il ne sera pas publié deux fois.',
  'compose.wait': {
    one: 'Vous pourrez à nouveau commenter dans {count} seconde. Votre texte est conservé.',
    other: 'Vous pourrez à nouveau commenter dans {count} secondes. Votre texte est conservé.',
  },
  'compose.draftKept': 'Brouillon enregistré dans ce navigateur',
  'compose.draftPageOnly':
    'Les brouillons ne peuvent pas être enregistrés dans ce navigateur. Restez sur cette page jusqu’à la publication',
  'compose.carried':
    'C’est le texte de votre brouillon d’idée. Le brouillon est conservé jusqu’à la publication de ce commentaire.',
  'compose.posted': 'Votre commentaire a été publié.',
  'compose.pending':
    'Votre commentaire est en attente d’approbation. D’ici là, il n’est visible que par vous et l’équipe.',

  'lock.lock': 'Verrouiller la discussion',
  'lock.unlock': 'Déverrouiller la discussion',
  'lock.locked': 'Discussion verrouillée.',
  'lock.unlocked': 'Discussion déverrouillée.',
  'lock.failed': '{what}. Rien n’a été modifié.',
  'lock.by': '{name} a verrouillé cette discussion le {date}.',
  'lock.byTeam': 'L’équipe a verrouillé cette discussion le {date}.',
  'lock.noComments': 'Elle n’accepte plus de nouveaux commentaires.',
  'lock.teamOnly': 'Seule l’équipe peut commenter.',

  'edit.label': 'Modifier votre commentaire',
  'edit.save': 'Enregistrer',
  'edit.saving': 'Enregistrement…',
  'edit.failed': '{what}. Votre texte est conservé. Réessayez.',
}
