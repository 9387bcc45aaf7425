import type { Translation } from '#lib/messages/catalogue.ts'
import type { draftsMessages } from '#lib/messages/catalogues/drafts.ts'

export const drafts: Translation<typeof draftsMessages> = {
  'older.title': 'Vous avez un brouillon plus ancien',
  'older.use': 'L’utiliser',
  'older.putAway': 'L’abandonner',
  'waits.text':
    '{what}. Votre texte est conservé et sera envoyé dès le retour de la connexion, tant que cette page reste ouverte.',
  'waits.now': 'Envoyer maintenant',
  'waits.stop': 'Ne pas envoyer',
  'unsent.text':
    'Vous êtes de nouveau en ligne, mais le texte que vous avez quitté n’a pas encore été envoyé.',
  'unsent.open': 'L’ouvrir',
  discarded: 'Vos modifications ont été abandonnées.',
  'discarded.undo': 'Annuler',
  postedElsewhere: 'Votre texte a été publié dans un autre onglet.',
  'postedElsewhere.show': 'L’afficher',
  'conflict.title': '{name} a modifié ce texte pendant que vous écriviez',
  'conflict.titleNobody': 'Ce texte a été modifié pendant que vous écriviez',
  'conflict.titleYou': 'Vous avez modifié ce texte ailleurs pendant que vous écriviez',
  'conflict.lead':
    'Rien n’est perdu. Choisissez le texte avec lequel continuer\u202f; rien n’est enregistré tant que vous n’appuyez pas sur «\u202fEnregistrer\u202f».',
  'conflict.theirs': 'Version actuelle',
  'conflict.mine': 'Votre texte',
  'conflict.takeTheirs': 'Prendre l’autre version',
  'conflict.takeOther': 'Prendre celle-ci',
  'conflict.keepMine': 'Garder la mienne',
  'conflict.empty': 'Pas de texte.',
}
