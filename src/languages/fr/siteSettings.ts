import type { Translation } from '#lib/messages/catalogue.ts'
import type { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'

export const siteSettings: Translation<typeof siteSettingsMessages> = {
  'settings.title': 'Réglages du site',
  'settings.lead': 'Comment ce site s’appelle, qui peut le lire et qui peut participer.',
  'settings.contents': 'Sur cette page',
  'settings.save': 'Enregistrer',
  'settings.saving': 'Enregistrement…',
  'settings.discard': 'Abandonner les modifications',
  'settings.saved': 'C’est enregistré.',
  'settings.failed': '{what}. Rien n’a été modifié, et vos choix sont toujours là. Réessayez.',

  'general.title': 'Nom et slogan',
  'general.name': 'Nom du site',
  'general.tagline': 'Slogan',
  'general.tagline.hint': 'Une ligne sous le nom, par exemple ce qu’est le produit.',

  'language.title': 'Langue',
  'language.label': 'Langue du site',
  'language.hint':
    'Boutons, libellés, dates et e-mails, pour tout le monde. Les tableaux, les statuts et les étiquettes gardent les noms que vous leur avez donnés.',

  'reading.title': 'Qui peut lire',
  'reading.public': 'Tout le monde',
  'reading.public.hint':
    'Toute personne qui a le lien peut lire les tableaux publics, et les moteurs de recherche aussi.',
  'reading.members': 'Les membres',
  'reading.members.hint':
    'Sans compte, on ne voit que le nom du site et comment se connecter\u202f: ni idées, ni totaux, ni noms de personnes.',
  'reading.open':
    'Pour l’instant, toute personne qui a une adresse e-mail peut devenir membre, puis lire. Pour l’éviter, n’acceptez ci-dessous que les personnes invitées.',

  'signUp.title': 'Qui peut avoir un compte',
  'signUp.open': 'Toute personne qui a une adresse e-mail',
  'signUp.open.hint': 'On devient membre à sa première connexion.',
  'signUp.invited': 'Sur invitation seulement',
  'signUp.invited.hint':
    'Seules les personnes invitées peuvent créer un compte. Les membres actuels gardent le leur.',

  'guests.title': 'Voter avant de se connecter',
  'guests.no': 'Se connecter pour voter',
  'guests.no.hint':
    'Sans compte, on peut seulement lire. Les votes déjà donnés sans connexion restent.',
  'guests.yes': 'Voter tout de suite',
  'guests.yes.hint':
    'Chaque navigateur sans compte vaut une personne. À la connexion, ses votes passent sur le compte, chacun compté une seule fois. Avec plusieurs navigateurs, on peut voter plusieurs fois.',
  'guests.closed': 'Cela n’a pas d’effet tant que seuls les membres peuvent lire.',

  'moderation.title': 'Approbation des publications',
  'moderation.off': 'Aucune',
  'moderation.off.hint': 'Les publications apparaissent immédiatement.',
  'moderation.firstPost': 'La première publication de chaque personne',
  'moderation.firstPost.hint':
    'Elle attend que l’équipe l’approuve. Les suivantes apparaissent immédiatement.',
  'moderation.all': 'Chaque publication',
  'moderation.all.hint':
    'Chaque publication attend que l’équipe l’approuve, sauf celles de l’équipe.',

  'letters.title': 'E-mails de notification',
  'letters.imprint': 'Expéditeur et adresse postale',
  'letters.imprint.hint':
    'Une ligne à la fin de chaque e-mail de notification, comme «\u202fFieldnotes SARL, 1 rue des Lilas, 69003 Lyon, France\u202f». Beaucoup de pays l’exigent.',

  'catalog.title': 'Tableaux, statuts et étiquettes',
  'catalog.lead':
    'Comment les idées sont organisées, qui peut lire et participer, et ce qui figure sur la feuille de route.',
  'catalog.open': 'Modifier les tableaux, statuts et étiquettes',
}
