import type { Translation } from '#lib/messages/catalogue.ts'
import type { postingMessages } from '#lib/messages/catalogues/posting.ts'

export const posting: Translation<typeof postingMessages> = {
  'post.title': 'Proposer une idée',
  'post.back': 'Toutes les idées',
  'post.lead': 'Une idée à la fois, pour que chacune puisse recevoir des votes.',
  'post.field.title': 'Quelle est votre idée\u202f?',
  'post.field.body': 'Détails',
  'post.hint.body': 'Que cherchez-vous à faire, et qu’est-ce qui vous en empêche\u202f?',
  'post.hint.template': 'Sans modification, ce modèle n’est pas publié.',
  'post.boardMissing': 'Choisissez un tableau.',
  'post.send': 'Publier l’idée',
  'post.sending': 'Publication',
  'post.posted': 'Votre idée a été publiée.',
  'post.view': 'Voir l’idée',
  'post.failed':
    '{what}. Votre texte est conservé. Réessayez\u202f; il ne sera pas publié deux fois.',
  'post.wait': {
    one: 'Vous pourrez à nouveau publier dans {count} seconde. Votre texte est conservé.',
    other: 'Vous pourrez à nouveau publier dans {count} secondes. Votre texte est conservé.',
  },
  'post.draftKept': 'Brouillon enregistré dans ce navigateur',
  'post.draftPageOnly':
    'Les brouillons ne peuvent pas être enregistrés dans ce navigateur. Restez sur cette page jusqu’à la publication',
  'similar.title': 'Idées similaires',
  'similar.hint': 'Les idées similaires apparaissent ici au fil de votre saisie.',
  'similar.none': 'Aucune idée similaire trouvée.',
  'similar.count': { one: '{count} idée similaire', other: '{count} idées similaires' },
  'similar.more': { one: '{count} de plus', other: '{count} de plus' },
  'similar.lead': 'Est-ce l’une de celles-ci\u202f? Un vote pèse plus qu’une idée en double.',
  'similar.inDetails': 'Correspond dans les détails',
  'similar.sharesTag': 'Même étiquette',
  'similar.carry': 'Ajouter mon texte en commentaire',
}
