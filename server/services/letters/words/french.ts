import { limits } from '#rules/limits.ts'
import type { LetterWords } from './english.ts'

const { minutes, windowMinutes } = limits.signInCode
const valid = `Le code est valable ${minutes} minutes.`

const and = new Intl.ListFormat('fr')
const date = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' })
const count = (value: number): string => value.toLocaleString('fr')
const quoted = (text: string): string => `«\u202f${text}\u202f»`
const whose = (isOwn: boolean): string => (isOwn ? 'Votre idée' : 'Une idée que vous suivez')

/** The sentences of letters in French. */
export const french: LetterWords = {
  tag: 'fr',
  open: (site) => `Ouvrir ${site}`,
  code: {
    subject: (code, site) => `${code} est votre code pour ${site}`,
    heading: (site) => `Votre code pour ${site}`,
    enter: `Saisissez ce code là où vous l’avez demandé. Il sert une seule fois, pendant ${minutes} minutes.`,
    link: `Le lien ci-dessous fonctionne dans n’importe quel navigateur, pendant ${windowMinutes} minutes.`,
    notYou:
      'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail\u202f: personne ne peut se connecter sans ce code.',
    action: 'Se connecter avec ce lien',
  },
  noAccount: {
    subject: (site) => `Connexion à ${site}`,
    heading: 'Aucun compte n’existe pour cette adresse',
    tried: (site) =>
      `Quelqu’un, sans doute vous, a voulu se connecter à ${site} avec cette adresse. Elle n’y a pas de compte, et il faut une invitation pour en avoir un.`,
    help: 'Peut-être utilisez-vous une autre adresse là-bas. Sinon, demandez une invitation à l’équipe.',
  },
  linked: {
    subject: (site, provider) => `Vous pouvez maintenant vous connecter à ${site} avec ${provider}`,
    heading: (provider) => `Vous pouvez maintenant vous connecter avec ${provider}`,
    what: (site, provider) =>
      `Quelqu’un s’est connecté à votre compte sur ${site} avec ${provider}, qui a confirmé cette adresse. Vous pouvez désormais vous connecter avec ${provider}.`,
    notYou: 'Si ce n’était pas vous, sécurisez votre messagerie et prévenez l’équipe.',
  },
  unlinked: {
    subject: (site, provider) => `Vous ne pouvez plus vous connecter à ${site} avec ${provider}`,
    heading: (provider) => `Vous ne pouvez plus vous connecter avec ${provider}`,
    what: (site, provider) =>
      `${provider} a été dissocié de votre compte sur ${site}. Vous pouvez l’associer à nouveau dans vos réglages.`,
    notYou:
      'Si ce n’était pas vous, connectez-vous avec un code, puis déconnectez-vous partout dans vos réglages.',
  },
  takenAddress: {
    subject: (site) => `Cette adresse a déjà un compte sur ${site}`,
    heading: 'Cette adresse a déjà un compte',
    what: (site) =>
      `Quelqu’un, peut-être vous, veut utiliser cette adresse pour son compte sur ${site}. Elle y a déjà un compte\u202f: rien n’a changé.`,
    notYou:
      'Pour utiliser ce compte, connectez-vous avec cette adresse. Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
  },
  newAddress: {
    subject: (code) => `${code} est votre code pour confirmer cette adresse`,
    heading: 'Confirmez votre nouvelle adresse',
    enter: (site) =>
      `Saisissez ce code pour utiliser cette adresse avec votre compte sur ${site}. ${valid}`,
    notYou:
      'Si ce n’était pas vous, vous pouvez ignorer cet e-mail\u202f: rien ne change sans le code.',
  },
  oldAddress: {
    subject: (code) => `${code} est votre code pour changer d’adresse`,
    heading: 'Changez votre adresse e-mail',
    enter: (site, email) =>
      `Saisissez ce code pour que l’adresse de votre compte sur ${site} devienne ${email}. ${valid}`,
    notYou:
      'Si ce n’était pas vous, ne communiquez pas ce code et déconnectez-vous partout dans vos réglages\u202f: quelqu’un utilise votre compte.',
  },
  changedAddress: {
    subject: (site) => `L’adresse de votre compte sur ${site} a changé`,
    heading: 'Votre adresse e-mail a changé',
    what: (site) =>
      `Votre compte sur ${site} a maintenant une autre adresse e-mail, confirmée par un code envoyé à celle-ci. Les autres appareils ont été déconnectés.`,
    notYou: 'Si ce n’était pas vous, contactez les personnes qui gèrent le site.',
  },
  goodbye: {
    subject: (site) => `Votre compte sur ${site} a été supprimé`,
    heading: 'Votre compte a été supprimé',
    what: (site, withPosts) =>
      `Votre compte sur ${site} a été supprimé, avec votre nom et cette adresse. ${withPosts ? 'Vos publications ont été supprimées aussi.' : 'Vos publications y restent sous le nom «\u202fCompte supprimé\u202f».'}`,
    again: 'Vous pouvez créer un nouveau compte avec cette adresse à tout moment.',
  },
  invitation: {
    subject: (inviter, site) => `${inviter} vous invite sur ${site}`,
    heading: (site) => `Rejoignez ${site}`,
    what: (inviter, site, role) => `${inviter} vous invite sur ${site} comme ${role}.`,
    validity: `Le lien sert une seule fois, pendant ${limits.invitations.days} jours. Si vous ne vous y attendiez pas, vous pouvez ignorer cet e-mail.`,
    action: 'Accepter l’invitation',
    roles: {
      MEMBER: 'membre',
      COLLABORATOR: 'collaborateur',
      ADMIN: 'admin',
      OWNER: 'propriétaire',
    },
  },
  ownership: {
    newOwnerSubject: (site) => `${site}\u202f: le site vous appartient maintenant`,
    newOwner: 'Le site vous appartient maintenant',
    newOwnerSentence: (former, site) =>
      `${former} vous a transmis ${site}. Vous pouvez tout y changer, et transmettre le site à votre tour.`,
    formerOwnerSubject: (site) => `${site}\u202f: le site a changé de propriétaire`,
    formerOwner: 'Le site a changé de propriétaire',
    formerOwnerSentence: (owner, site) =>
      `${site} appartient maintenant à ${owner}. Vous êtes admin.`,
    action: 'Voir les personnes',
  },
  notPosted: {
    subject: (site) => `Votre réponse à ${site} n’a pas été publiée`,
    heading: 'Votre réponse n’a pas été publiée',
    what: (site, reason) => `Votre e-mail à ${site} n’est pas devenu un commentaire. ${reason}`,
    help: 'Rien n’a changé. Vous pouvez commenter sur le site.',
    unknownAddress: 'L’adresse à laquelle il est parvenu n’est pas connue ici.',
    otherSender:
      'Les réponses ne sont acceptées que depuis l’adresse à laquelle notre e-mail a été envoyé.',
    noText: 'Il ne contient pas de texte de vous.',
    tooLarge: 'Il dépasse 15 Mo.',
    noImage:
      'Il ne contient que des images, et aucune ne peut être affichée\u202f: elles dépassent 5 Mo ou sont dans un format comme HEIC.',
    refused: {
      locked: 'La discussion est verrouillée et n’accepte plus de commentaires.',
      teamOnly: 'Seule l’équipe commente sur ce tableau.',
      gone: 'L’idée n’existe plus.',
      tooLong: (limit) => `Il dépasse ${count(limit)} caractères.`,
      tooMany: (limit) => `Vous pouvez écrire ${count(limit)} commentaires par heure.`,
      other: 'Le site ne l’accepte pas comme commentaire.',
    },
  },
  imagesLeft: {
    subject: (left, site) =>
      `${left === 1 ? 'Une image manque' : `${count(left)} images manquent`} dans votre commentaire sur ${site}`,
    heading: (left) => (left === 1 ? 'Une image manque' : `${count(left)} images manquent`),
    what: (site) =>
      `Votre e-mail à ${site} est devenu un commentaire. Les images de plus de 5 Mo, dans un format comme HEIC ou en trop grand nombre n’ont pas pu être affichées.`,
    help: 'Vous pouvez les ajouter sur le site, en PNG, JPEG, WebP, GIF ou AVIF.',
  },
  told: {
    hello: (name) => `Bonjour ${name},`,
    somebody: 'Quelqu’un',
    forTheTeam: (name) => `${name}, pour l’équipe`,
    shipped: (isOwn) => `${whose(isOwn)} est livrée`,
    isNow: (isOwn, status) => `${whose(isOwn)} a un nouveau statut\u202f: ${status}`,
    merged: (isOwn) => `${whose(isOwn)} a été fusionnée`,
    newIn: (site) => `Du nouveau sur ${site}`,
    askedShipped: 'Ce que vous aviez demandé est livré',
    teamAnswered: 'L’équipe a répondu',
    mentioned: (name) => `${name} vous a mentionné`,
    replied: (name) => `${name} vous a répondu`,
    waits: 'Une publication attend une approbation',
    posted: (name) => `${name} a proposé une idée`,
    comments: (value) => `${count(value)} nouveaux commentaires`,
    commented: (name) => `${name} a commenté`,
    commentedOn: (names, others, title) =>
      `${and.format(others === 0 ? names : [names.join(', '), `${count(others)} autres`])} ${names.length + others === 1 ? 'a' : 'ont'} commenté ${quoted(title)}.`,
    statusIs: ({ title, status }) => `${quoted(title)} a un nouveau statut\u202f: ${status}.`,
    youAsked: (title, votedAt, others) => {
      const joined = others === 1 ? 'une autre personne' : `${count(others)} autres personnes`
      const asked = `Vous avez demandé ${quoted(title)} le ${date.format(votedAt)}`
      return `${asked}${others < 1 ? '' : `, tout comme ${joined}`}. C’est livré.`
    },
    mergedInto: (title) =>
      `Une idée que vous suivez a été fusionnée avec ${quoted(title)}. Ses votes et commentaires l’ont suivie.`,
    ideaWaits: (title) => `${quoted(title)} attend une approbation.`,
    commentWaits: (title) => `Un commentaire sur ${quoted(title)} attend une approbation.`,
    postedIdea: (name, title) => `${name} a proposé ${quoted(title)}.`,
    teamAnsweredIdea: (title) => `L’équipe a répondu à ${quoted(title)}.`,
    mentionedIn: (name, title) => `${name} vous a mentionné dans ${quoted(title)}.`,
    repliedIn: (name, title) => `${name} vous a répondu dans ${quoted(title)}.`,
    newEntry: (entry) => `${quoted(entry)} vient de paraître dans les nouveautés.`,
    entryOut: (entry, titles) =>
      `${quoted(entry)} est là, et répond à ${titles.length === 1 ? 'une idée' : 'des idées'} que vous suivez\u202f: ${titles.map(quoted).join(', ')}.`,
    seeChange: 'Voir ce qui a changé',
    seeIdea: 'Voir l’idée',
    answerMail: 'Répondez à cet e-mail\u202f: il devient un commentaire.',
    answerMailOn: (title) =>
      `Répondez à cet e-mail\u202f: il devient un commentaire sur «\u202f${title}\u202f».`,
    answersNotPosted: 'Les réponses à cet e-mail ne sont pas publiées.',
    notWhatYouMeant:
      'Ce n’est pas ce que vous vouliez dire\u202f? Répondez à cet e-mail\u202f: il devient un commentaire.',
  },
  push: {
    statusChanged: 'Le statut a changé',
    now: (status) => `Maintenant\u202f: ${status}`,
    answered: (name) => `${name}, de l’équipe, a répondu`,
    mergedInto: 'Une autre idée a été fusionnée avec celle-ci',
    changelog: 'Une nouveauté vient de paraître',
    posted: (name) => `${name} a proposé cette idée`,
  },
  digest: {
    heading: (isDaily, site) => `Votre ${isDaily ? 'journée' : 'semaine'} sur ${site}`,
    updates: (value) => (value === 1 ? '1 nouveauté' : `${count(value)} nouveautés`),
    more: (value) => `Et ${count(value)} de plus dans votre boîte de réception.`,
    action: 'Ouvrir la boîte de réception',
    reason: (isDaily) =>
      `Vous recevez ceci parce que vous avez choisi un e-mail par ${isDaily ? 'jour' : 'semaine'}.`,
  },
  reasons: {
    team: 'Vous recevez ceci parce que vous faites partie de l’équipe.',
    subscribed: 'Vous recevez ceci parce que vous êtes abonné aux nouveautés.',
    followsClosed: 'Vous recevez ceci parce que vous suivez une idée à laquelle elle répond.',
    own: 'Vous recevez ceci parce que c’est votre idée.',
    mentioned: 'Vous recevez ceci parce que quelqu’un vous a mentionné.',
    follows: 'Vous recevez ceci parce que vous suivez cette idée.',
  },
  ways: {
    noChangelog: 'Ne plus recevoir d’e-mails sur les nouveautés',
    noIdea: 'Mettre cette idée en sourdine',
    noTeam: 'Ne plus recevoir d’e-mails sur les nouvelles publications',
    choose: 'Choisir vos notifications',
    stopAll: 'Ne plus recevoir d’e-mails',
  },
  page: {
    choose: {
      before: 'Vous pouvez choisir vos notifications dans ',
      settings: 'vos réglages',
      after: '. Il faudra peut-être d’abord vous connecter.',
    },
    allStopped: (site) =>
      `Vous avez arrêté tous les e-mails de ${site} et n’en recevez donc aucun pour l’instant.`,
    all: {
      headings: {
        ask: 'Arrêter tous les e-mails\u202f?',
        stopped: 'E-mails arrêtés',
        restored: 'E-mails rétablis',
      },
      ask: (site) =>
        `Vous ne recevrez plus d’e-mails de ${site}, sauf les codes que vous demandez et ce qui concerne votre compte.`,
      stopped: (site) =>
        `Vous ne recevez plus d’e-mails de ${site}, sauf les codes que vous demandez et ce qui concerne votre compte.`,
      restored: (site) => `Vous recevez à nouveau les e-mails de ${site}.`,
      stop: 'Arrêter tous les e-mails',
      restore: 'Recevoir à nouveau les e-mails',
    },
    changelog: {
      headings: {
        ask: 'Arrêter les e-mails sur les nouveautés\u202f?',
        stopped: 'E-mails sur les nouveautés arrêtés',
        restored: 'E-mails sur les nouveautés rétablis',
      },
      ask: (site) => `Vous ne recevrez plus d’e-mails sur les nouveautés de ${site}.`,
      stopped: (site) => `Vous ne recevez plus d’e-mails sur les nouveautés de ${site}.`,
      restored: (site) => `Vous recevez à nouveau les e-mails sur les nouveautés de ${site}.`,
      stop: 'Arrêter les e-mails sur les nouveautés',
      restore: 'Recevoir à nouveau ces e-mails',
    },
    team: {
      headings: {
        ask: 'Arrêter les e-mails sur les nouvelles publications\u202f?',
        stopped: 'E-mails sur les nouvelles publications arrêtés',
        restored: 'E-mails sur les nouvelles publications rétablis',
      },
      ask: (site) =>
        `Vous ne recevrez plus d’e-mails sur les nouvelles idées de ${site} ni sur les publications en attente d’approbation.`,
      stopped: (site) =>
        `Vous ne recevez plus d’e-mails sur les nouvelles idées de ${site} ni sur les publications en attente d’approbation.`,
      restored: {
        AWAITS_APPROVAL:
          'Vous recevez à nouveau les e-mails sur les publications en attente d’approbation.',
        NEW_IDEA: 'Vous recevez à nouveau les e-mails sur les nouvelles idées.',
      },
      stop: 'Arrêter les e-mails sur les nouvelles publications',
      restore: 'Recevoir à nouveau ces e-mails',
    },
    idea: {
      headings: {
        ask: 'Mettre cette idée en sourdine\u202f?',
        stopped: 'Idée mise en sourdine',
        restored: 'Sourdine retirée',
      },
      ask: 'Vous ne recevrez plus ni e-mails, ni messages dans la boîte de réception, ni notifications push au sujet de cette idée.',
      stopped:
        'Vous ne recevez ni e-mails, ni messages dans la boîte de réception, ni notifications push au sujet de cette idée.',
      restored: 'Vous recevrez à nouveau les nouvelles de cette idée.',
      stop: 'Mettre cette idée en sourdine',
      restore: 'Retirer la sourdine de cette idée',
    },
    unknown: {
      heading: 'Ce lien ne fonctionne pas',
      why: 'Il est peut-être incomplet, ou le compte auquel il appartient a été supprimé. Ouvrez-le à nouveau depuis l’e-mail.',
    },
  },
}
