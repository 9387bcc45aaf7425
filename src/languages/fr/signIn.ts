import type { Translation } from '#lib/messages/catalogue.ts'
import type { signInMessages } from '#lib/messages/catalogues/signIn.ts'

export const signIn: Translation<typeof signInMessages> = {
  'title.vote': 'Connectez-vous pour voter',
  'title.post': 'Connectez-vous pour publier',
  'title.comment': 'Connectez-vous pour commenter',
  'title.react': 'Connectez-vous pour réagir',
  'title.follow': 'Connectez-vous pour suivre',
  'title.subscribe': 'Connectez-vous pour vous abonner',
  'title.save': 'Connectez-vous pour continuer',
  'title.report': 'Connectez-vous pour signaler',
  'title.account': 'Se connecter',
  'title.link': 'Se connecter avec {email}',
  'kept.vote': 'Votre vote comptera dès votre connexion.',
  'kept.post': 'Votre brouillon est conservé et sera publié dès votre connexion.',
  'kept.comment': 'Votre commentaire est conservé dans ce navigateur.',
  'kept.react': '',
  'kept.follow': 'Vous suivrez l’idée dès votre connexion.',
  'kept.subscribe': '',
  'kept.save': 'Ce que vous avez écrit est conservé dans ce navigateur.',
  'kept.report': '',
  'kept.account': '',
  'form.label': 'Se connecter',
  'email.label': 'Adresse e-mail',
  'email.hint':
    'Nous vous enverrons un code par e-mail. Pas encore de compte\u202f? Cela en crée un.',
  'email.hintInvited':
    'Seules les personnes invitées ont un compte ici. Nous vous enverrons un code par e-mail.',
  'email.send': 'M’envoyer un code',
  'email.sending': 'Envoi',
  'code.label': 'Code',
  'code.sent': 'Nous avons envoyé un code à',
  'code.terminal':
    'L’envoi d’e-mails n’est pas encore configuré. Le code pour {email} est dans le terminal du serveur.',
  'code.send': 'Se connecter',
  'code.sending': 'Connexion',
  'code.missing': 'Saisissez le code à 6 chiffres.',
  'code.again': 'Envoyer un nouveau code',
  'code.againIn': 'Nouveau code dans {count}\u00a0s',
  'code.sentAgain': 'Un nouveau code est en route. Le précédent ne fonctionne plus.',
  'code.otherAddress': 'Utiliser une autre adresse',
  'name.label': 'Comment souhaitez-vous qu’on vous appelle\u202f?',
  'name.hint': 'Affiché à côté de vos publications. Vous pourrez le changer plus tard.',
  'name.send': 'Créer mon compte',
  'name.sending': 'Création de votre compte',
  back: 'Retour',
  'provider.or': 'ou',
  'provider.go': 'Continuer avec {name}',
  'provider.failed':
    'La connexion avec {name} n’a pas abouti. Réessayez, ou choisissez un autre moyen.',
  'provider.window':
    '{name} s’ouvre dans une nouvelle fenêtre. Appuyez à nouveau sur le bouton pour continuer.',
  'page.lead': 'Pour voter, publier et suivre sur {site}.',
  'signedIn.title': 'Votre session est ouverte',
  'signedIn.as': 'Vous utilisez le compte de',
  'signedIn.goOn': 'Continuer',
  'link.lead': 'Appuyez sur le bouton pour vous connecter dans ce navigateur.',
  'link.other': 'Se connecter autrement',
  'error.denied': 'Vous êtes de retour sans connexion. Réessayez, ou choisissez un autre moyen.',
  'error.banned': 'Vous ne pouvez plus participer ici.',
  'error.unlinked':
    'Vous avez dissocié ce service de votre compte. Connectez-vous avec un code\u202f; vous pourrez l’associer à nouveau dans vos réglages.',
  'error.invited':
    'Seules les personnes invitées peuvent avoir un compte ici. Demandez une invitation à l’équipe.',
  'error.expired':
    'Cela a pris trop de temps, ou a commencé dans un autre navigateur. Merci de réessayer.',
  'error.other': 'La connexion n’a pas abouti. Réessayez, ou choisissez un autre moyen.',
}
