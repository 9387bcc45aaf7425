import type { Translation } from '#lib/messages/catalogue.ts'
import type { imagesMessages } from '#lib/messages/catalogues/images.ts'

export const images: Translation<typeof imagesMessages> = {
  'images.add': 'Ajouter des images',
  'images.list': 'Images de ce texte',
  'images.waiting': 'Ajout de {name}…',
  'images.sending': 'Envoi de {name}',
  'images.percent': '{percent}\u202f% envoyés',
  'images.drawing': 'Envoyée, traitement en cours',
  'images.signIn': 'Connectez-vous pour l’ajouter. Votre texte reste ici.',
  'images.signInButton': 'Se connecter',
  'images.cancel': 'Annuler l’envoi de {name}',
  'images.retry': 'Réessayer avec {name}',
  'images.retryShort': 'Réessayer',
  'images.remove': 'Retirer {name}',
  'images.removeThis': 'Retirer l’image {number}',
  'images.alt': 'Description de l’image {number}',
  'images.altHint': 'Décrivez cette image pour les personnes qui ne peuvent pas la voir',
  'images.place': 'Placer dans le texte',
  'images.below': 'Garder sous le texte',
  'images.drop': 'Déposez des images pour les ajouter',
  'images.failed.network':
    'L’envoi n’a pas abouti\u202f: vous êtes hors ligne, ou Earshot est injoignable.',
  'images.failed.time': 'L’envoi a pris trop de temps.',
  'images.failed.server': 'Un problème est survenu de notre côté.',
  'images.lost': {
    one: 'Une image a été perdue lors du rechargement de cette page. Ajoutez-la à nouveau.',
    other:
      '{count} images ont été perdues lors du rechargement de cette page. Ajoutez-les à nouveau.',
  },
  'images.tooMany': 'Une publication peut contenir {count} images au maximum.',
  'images.wrongType':
    'Ce type de fichier n’est pas pris en charge. Choisissez une image PNG, JPEG, WebP, GIF ou AVIF.',
  'images.tooLarge': 'Une image peut peser {limit} au maximum\u202f; celle-ci pèse {size}.',
}
