import type { Translation } from '#lib/messages/catalogue.ts'
import type { welcomeMessages } from '#lib/messages/catalogues/welcome.ts'

export const welcome: Translation<typeof welcomeMessages> = {
  'welcome.title': 'Bienvenue sur Earshot',
  'welcome.lead': 'Donnez un nom à votre site pour commencer.',
  'welcome.siteName': 'Nom du site',
  'welcome.siteName.hint': 'En général, le nom de votre produit.',
  'welcome.ownerName': 'Votre nom',
  'welcome.ownerName.hint': 'Affiché à côté de vos publications.',
  'welcome.language': 'Langue du site',
  'welcome.language.hint':
    'Pour ses boutons et ses e-mails, et pour les tableaux et statuts de départ.',
  'welcome.start': 'Commencer avec',
  'welcome.app': 'Une application ou un service',
  'welcome.app.hint':
    'Des tableaux pour les fonctionnalités, les problèmes et les intégrations, avec statuts et étiquettes.',
  'welcome.library': 'Une bibliothèque ou un outil de développement',
  'welcome.library.hint':
    'Des tableaux pour les propositions, les problèmes et la documentation, avec statuts et étiquettes.',
  'welcome.publicBody': 'Une ville ou un organisme public',
  'welcome.publicBody.hint':
    'Des tableaux pour les services, le site web et les lieux, avec statuts et étiquettes.',
  'welcome.sample': 'Des exemples',
  'welcome.sample.hint':
    'Les idées d’un produit imaginaire, pour faire un tour. Vous pourrez les retirer ensuite dans les réglages, sous «\u202fImports\u202f».',
  'welcome.empty': 'Rien',
  'welcome.empty.hint': 'Un seul tableau, pour vos propres idées ou un import.',
  'welcome.imported': {
    one: '{count} idée importée est déjà là.',
    other: '{count} idées importées sont déjà là.',
  },
  'welcome.asImported': 'Rien de plus',
  'welcome.asImported.hint': 'Ce qui a été importé, avec ses tableaux et ses étiquettes.',
  'welcome.create': 'Créer le site',
  'welcome.creating': 'Création du site',
  'welcome.noToken.title': 'Il vous faut un lien pour ouvrir cette page',
  'welcome.noToken.text':
    'Le serveur affiche le lien du propriétaire dans son terminal au démarrage.',
  'welcome.ready.title': '{name} est prêt',
  'welcome.ready.text':
    'Ce site est à vous et votre session est ouverte. Une adresse e-mail vous permet de vous reconnecter, ici ou sur un autre appareil.',
  'welcome.done.title': 'Ce site a déjà un propriétaire',
  'welcome.done.text': 'Le lien du propriétaire a déjà servi.',
  toIdeas: 'Voir les idées',
  toSettings: 'Le mettre à votre image',
}
