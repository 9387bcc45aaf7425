import { limits } from '#rules/limits.ts'
import type { LetterWords } from './english.ts'

const { minutes, windowMinutes } = limits.signInCode
const valid = `Der Code gilt ${minutes} Minuten.`

const and = new Intl.ListFormat('de')
const date = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' })
const count = (value: number): string => value.toLocaleString('de')
const whose = (isOwn: boolean): string => (isOwn ? 'Deine Idee' : 'Eine Idee, der du folgst,')

/** The sentences of letters in German. */
export const german: LetterWords = {
  tag: 'de',
  open: (site) => `${site} öffnen`,
  code: {
    subject: (code, site) => `${code} ist dein Code für ${site}`,
    heading: (site) => `Dein Code für ${site}`,
    enter: `Gib diesen Code dort ein, wo du ihn angefordert hast. Er gilt einmal und ${minutes} Minuten lang.`,
    link: `Der Link unten geht in jedem Browser, ${windowMinutes} Minuten lang.`,
    notYou:
      'Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren: Ohne den Code kann sich niemand anmelden.',
    action: 'Mit diesem Link anmelden',
  },
  noAccount: {
    subject: (site) => `Anmelden bei ${site}`,
    heading: 'Zu dieser Adresse gibt es kein Konto',
    tried: (site) =>
      `Jemand, vermutlich du, wollte sich mit dieser Adresse bei ${site} anmelden. Sie hat dort kein Konto, und nur wer eingeladen ist, kann eines haben.`,
    help: 'Vielleicht benutzt du dort eine andere Adresse. Sonst bitte das Team um eine Einladung.',
  },
  linked: {
    subject: (site, provider) => `Du kannst dich jetzt mit ${provider} bei ${site} anmelden`,
    heading: (provider) => `Du kannst dich jetzt mit ${provider} anmelden`,
    what: (site, provider) =>
      `Jemand hat sich mit ${provider} in deinem Konto bei ${site} angemeldet; ${provider} hat diese Adresse bestätigt. Von jetzt an kannst du dich mit ${provider} anmelden.`,
    notYou: 'Wenn du das nicht warst, sichere dein Postfach und sag dem Team Bescheid.',
  },
  unlinked: {
    subject: (site, provider) => `Du kannst dich nicht mehr mit ${provider} bei ${site} anmelden`,
    heading: (provider) => `Du kannst dich nicht mehr mit ${provider} anmelden`,
    what: (site, provider) =>
      `${provider} wurde von deinem Konto bei ${site} getrennt. In deinen Einstellungen kannst du es wieder verknüpfen.`,
    notYou:
      'Wenn du das nicht warst, melde dich mit einem Code an und dann in deinen Einstellungen überall ab.',
  },
  takenAddress: {
    subject: (site) => `Diese Adresse hat bei ${site} schon ein Konto`,
    heading: 'Diese Adresse hat schon ein Konto',
    what: (site) =>
      `Jemand, vielleicht du, möchte diese Adresse für ein Konto bei ${site} verwenden. Sie hat dort schon ein eigenes Konto; es wurde nichts geändert.`,
    notYou:
      'Um dieses Konto zu benutzen, melde dich mit dieser Adresse an. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.',
  },
  newAddress: {
    subject: (code) => `${code} ist dein Code, um diese Adresse zu bestätigen`,
    heading: 'Bestätige deine neue Adresse',
    enter: (site) =>
      `Gib diesen Code ein, um diese Adresse für dein Konto bei ${site} zu verwenden. ${valid}`,
    notYou:
      'Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Ohne den Code ändert sich nichts.',
  },
  oldAddress: {
    subject: (code) => `${code} ist dein Code, um deine Adresse zu ändern`,
    heading: 'Ändere deine E-Mail-Adresse',
    enter: (site, email) =>
      `Gib diesen Code ein, um die Adresse deines Kontos bei ${site} in ${email} zu ändern. ${valid}`,
    notYou:
      'Wenn du das nicht warst, gib diesen Code nicht weiter und melde dich in den Einstellungen überall ab: Jemand benutzt dein Konto.',
  },
  changedAddress: {
    subject: (site) => `Die Adresse deines Kontos bei ${site} wurde geändert`,
    heading: 'Deine E-Mail-Adresse wurde geändert',
    what: (site) =>
      `Dein Konto bei ${site} hat jetzt eine andere E-Mail-Adresse, bestätigt mit einem Code, der an diese hier ging. Andere Geräte wurden abgemeldet.`,
    notYou: 'Wenn du das nicht warst, wende dich an die, die die Website betreiben.',
  },
  goodbye: {
    subject: (site) => `Dein Konto bei ${site} wurde gelöscht`,
    heading: 'Dein Konto wurde gelöscht',
    what: (site, withPosts) =>
      `Dein Konto bei ${site} wurde gelöscht, mit deinem Namen und dieser Adresse. ${withPosts ? 'Auch deine Beiträge wurden gelöscht.' : 'Deine Beiträge bleiben dort unter „Gelöschtes Konto“ stehen.'}`,
    again: 'Du kannst mit dieser Adresse jederzeit ein neues Konto anlegen.',
  },
  invitation: {
    subject: (inviter, site) => `${inviter} lädt dich zu ${site} ein`,
    heading: (site) => `Mach mit bei ${site}`,
    what: (inviter, site, role) => `${inviter} lädt dich zu ${site} ein, als ${role}.`,
    validity: `Der Link gilt einmal, ${limits.invitations.days} Tage lang. Wenn du das nicht erwartet hast, kannst du diese E-Mail ignorieren.`,
    action: 'Einladung annehmen',
    roles: {
      MEMBER: 'Mitglied',
      COLLABORATOR: 'Teammitglied',
      ADMIN: 'Admin',
      OWNER: 'Inhaber:in',
    },
  },
  ownership: {
    newOwnerSubject: (site) => `${site}: Die Website gehört jetzt dir`,
    newOwner: 'Die Website gehört jetzt dir',
    newOwnerSentence: (former, site) =>
      `${former} hat dir ${site} übertragen. Du kannst dort alles ändern und die Website selbst weitergeben.`,
    formerOwnerSubject: (site) => `${site}: Die Website wurde übertragen`,
    formerOwner: 'Die Website wurde übertragen',
    formerOwnerSentence: (owner, site) => `${site} gehört jetzt ${owner}. Du bist Admin.`,
    action: 'Die Leute ansehen',
  },
  notPosted: {
    subject: (site) => `Deine Antwort an ${site} wurde nicht veröffentlicht`,
    heading: 'Deine Antwort wurde nicht veröffentlicht',
    what: (site, reason) => `Aus deiner Mail an ${site} wurde kein Kommentar. ${reason}`,
    help: 'Es wurde nichts geändert. Du kannst stattdessen auf der Website kommentieren.',
    unknownAddress: 'Die Adresse, an die sie ging, ist hier nicht bekannt.',
    otherSender:
      'Antworten werden nur von der Adresse angenommen, an die unsere Mail gegangen ist.',
    noText: 'Sie enthält keinen eigenen Text.',
    tooLarge: 'Sie ist größer als 15 MB.',
    noImage:
      'Sie enthält nur Bilder, und keines davon lässt sich zeigen: Sie sind größer als 5 MB oder in einem Format wie HEIC.',
    refused: {
      locked: 'Die Diskussion ist gesperrt und nimmt keine neuen Kommentare an.',
      teamOnly: 'In diesem Board kommentiert nur das Team.',
      gone: 'Die Idee gibt es nicht mehr.',
      tooLong: (limit) => `Sie ist länger als ${count(limit)} Zeichen.`,
      tooMany: (limit) => `Möglich sind ${count(limit)} Kommentare in der Stunde.`,
      other: 'Die Website nimmt sie nicht als Kommentar an.',
    },
  },
  imagesLeft: {
    subject: (left, site) =>
      `${left === 1 ? 'Ein Bild fehlt' : `${count(left)} Bilder fehlen`} in deinem Kommentar bei ${site}`,
    heading: (left) => (left === 1 ? 'Ein Bild fehlt' : `${count(left)} Bilder fehlen`),
    what: (site) =>
      `Aus deiner Mail an ${site} wurde ein Kommentar. Bilder, die größer als 5 MB, in einem Format wie HEIC oder mehr sind, als ein Kommentar haben darf, konnten nicht gezeigt werden.`,
    help: 'Du kannst sie auf der Website hinzufügen, als PNG, JPEG, WebP, GIF oder AVIF.',
  },
  told: {
    hello: (name) => `Hallo ${name},`,
    somebody: 'Jemand',
    forTheTeam: (name) => `${name}, für das Team`,
    shipped: (isOwn) => `${whose(isOwn)} ist umgesetzt`,
    isNow: (isOwn, status) => `${whose(isOwn)} ist jetzt: ${status}`,
    merged: (isOwn) => `${whose(isOwn)} wurde zusammengeführt`,
    newIn: (site) => `Neu bei ${site}`,
    askedShipped: 'Umgesetzt, was du dir gewünscht hast',
    teamAnswered: 'Das Team hat geantwortet',
    mentioned: (name) => `${name} hat dich erwähnt`,
    replied: (name) => `${name} hat dir geantwortet`,
    waits: 'Ein Beitrag wartet auf Freigabe',
    posted: (name) => `${name} hat eine Idee eingereicht`,
    comments: (value) => `${count(value)} neue Kommentare`,
    commented: (name) => `${name} hat kommentiert`,
    commentedOn: (names, others, title) =>
      `${and.format(others === 0 ? names : [names.join(', '), `${count(others)} weitere`])} ${names.length + others === 1 ? 'hat' : 'haben'} „${title}“ kommentiert.`,
    statusIs: ({ title, status }) => `„${title}“ ist jetzt: ${status}.`,
    youAsked: (title, votedAt, others) => {
      const joined = others === 1 ? 'eine andere Person' : `${count(others)} andere`
      const asked = `Du hast dir am ${date.format(votedAt)} „${title}“ gewünscht`
      return `${asked}${others < 1 ? '' : `, wie auch ${joined}`}. Das ist jetzt umgesetzt.`
    },
    mergedInto: (title) =>
      `Eine Idee, der du folgst, wurde mit „${title}“ zusammengeführt. Ihre Stimmen und Kommentare sind mit umgezogen.`,
    ideaWaits: (title) => `„${title}“ wartet auf Freigabe.`,
    commentWaits: (title) => `Ein Kommentar zu „${title}“ wartet auf Freigabe.`,
    postedIdea: (name, title) => `${name} hat „${title}“ eingereicht.`,
    teamAnsweredIdea: (title) => `Das Team hat auf „${title}“ geantwortet.`,
    mentionedIn: (name, title) => `${name} hat dich in „${title}“ erwähnt.`,
    repliedIn: (name, title) => `${name} hat dir in „${title}“ geantwortet.`,
    newEntry: (entry) => `„${entry}“ ist neu im Changelog.`,
    entryOut: (entry, titles) =>
      `„${entry}“ ist da. Damit ${titles.length === 1 ? 'ist eine Idee' : 'sind Ideen'} erledigt, ${titles.length === 1 ? 'der' : 'denen'} du folgst: ${titles.map((title) => `„${title}“`).join(', ')}.`,
    seeChange: 'Ansehen, was neu ist',
    seeIdea: 'Idee ansehen',
    answerMail: 'Antworte auf diese Mail; daraus wird ein Kommentar.',
    answerMailOn: (title) => `Antworte auf diese Mail; daraus wird ein Kommentar zu „${title}“.`,
    answersNotPosted: 'Antworten auf diese Mail werden nicht veröffentlicht.',
    notWhatYouMeant: 'Nicht, was du meintest? Antworte auf diese Mail; daraus wird ein Kommentar.',
  },
  push: {
    statusChanged: 'Der Status hat sich geändert',
    now: (status) => `Jetzt: ${status}`,
    answered: (name) => `${name} vom Team hat geantwortet`,
    mergedInto: 'Eine andere Idee wurde mit dieser zusammengeführt',
    changelog: 'Neu im Changelog',
    posted: (name) => `${name} hat diese Idee eingereicht`,
  },
  digest: {
    heading: (isDaily, site) => `${isDaily ? 'Dein Tag' : 'Deine Woche'} bei ${site}`,
    updates: (value) => (value === 1 ? '1 Neuigkeit' : `${count(value)} Neuigkeiten`),
    more: (value) => `Und ${count(value)} weitere in deinem Posteingang.`,
    action: 'Posteingang öffnen',
    reason: (isDaily) =>
      `Du bekommst das, weil du eine Mail ${isDaily ? 'am Tag' : 'in der Woche'} gewählt hast.`,
  },
  reasons: {
    team: 'Du bekommst das, weil du im Team bist.',
    subscribed: 'Du bekommst das, weil du den Changelog abonniert hast.',
    followsClosed: 'Du bekommst das, weil du einer Idee folgst, die damit erledigt ist.',
    own: 'Du bekommst das, weil es deine Idee ist.',
    mentioned: 'Du bekommst das, weil du erwähnt wurdest.',
    follows: 'Du bekommst das, weil du dieser Idee folgst.',
  },
  ways: {
    noChangelog: 'Keine Mails mehr zum Changelog',
    noIdea: 'Diese Idee stummschalten',
    noTeam: 'Keine Mails mehr zu neuen Beiträgen',
    choose: 'Wählen, worüber du benachrichtigt wirst',
    stopAll: 'Keine Mails mehr',
  },
  page: {
    choose: {
      before: 'Worüber du benachrichtigt wirst, wählst du in ',
      settings: 'deinen Einstellungen',
      after: '. Vielleicht musst du dich dafür erst anmelden.',
    },
    allStopped: (site) =>
      `Du hast alle Mails von ${site} abgestellt und bekommst deshalb vorerst keine.`,
    all: {
      headings: {
        ask: 'Alle Mails abstellen?',
        stopped: 'Alle Mails sind abgestellt',
        restored: 'Mails sind wieder an',
      },
      ask: (site) =>
        `Du bekommst dann keine Mails von ${site}, außer Codes, die du anforderst, und Mails zu deinem Konto.`,
      stopped: (site) =>
        `Du bekommst keine Mails von ${site}, außer Codes, die du anforderst, und Mails zu deinem Konto.`,
      restored: (site) => `Du bekommst wieder Mails von ${site}.`,
      stop: 'Alle Mails abstellen',
      restore: 'Wieder Mails bekommen',
    },
    changelog: {
      headings: {
        ask: 'Mails zum Changelog abstellen?',
        stopped: 'Mails zum Changelog sind abgestellt',
        restored: 'Mails zum Changelog sind wieder an',
      },
      ask: (site) => `Du bekommst dann keine Mails zum Changelog von ${site}.`,
      stopped: (site) => `Du bekommst keine Mails zum Changelog von ${site}.`,
      restored: (site) => `Du bekommst wieder Mails zum Changelog von ${site}.`,
      stop: 'Mails zum Changelog abstellen',
      restore: 'Diese Mails wieder bekommen',
    },
    team: {
      headings: {
        ask: 'Mails zu neuen Beiträgen abstellen?',
        stopped: 'Mails zu neuen Beiträgen sind abgestellt',
        restored: 'Mails zu neuen Beiträgen sind wieder an',
      },
      ask: (site) =>
        `Du bekommst dann keine Mails zu neuen Ideen bei ${site} und zu Beiträgen, die auf Freigabe warten.`,
      stopped: (site) =>
        `Du bekommst keine Mails zu neuen Ideen bei ${site} und zu Beiträgen, die auf Freigabe warten.`,
      restored: {
        AWAITS_APPROVAL: 'Du bekommst wieder Mails zu Beiträgen, die auf Freigabe warten.',
        NEW_IDEA: 'Du bekommst wieder Mails zu neuen Ideen.',
      },
      stop: 'Mails zu neuen Beiträgen abstellen',
      restore: 'Diese Mails wieder bekommen',
    },
    idea: {
      headings: {
        ask: 'Diese Idee stummschalten?',
        stopped: 'Idee stummgeschaltet',
        restored: 'Stummschaltung aufgehoben',
      },
      ask: 'Du bekommst dann zu dieser Idee keine E-Mails, keine Einträge im Posteingang und keine Push-Nachrichten.',
      stopped:
        'Du bekommst zu dieser Idee keine E-Mails, keine Einträge im Posteingang und keine Push-Nachrichten.',
      restored: 'Du wirst zu dieser Idee wieder benachrichtigt.',
      stop: 'Diese Idee stummschalten',
      restore: 'Stummschaltung aufheben',
    },
    unknown: {
      heading: 'Dieser Link funktioniert nicht',
      why: 'Er ist vielleicht unvollständig, oder das Konto dazu wurde gelöscht. Öffne ihn noch einmal aus der Mail.',
    },
  },
}
