import type { Translation } from '#lib/messages/catalogue.ts'
import type { signInMessages } from '#lib/messages/catalogues/signIn.ts'

export const signIn: Translation<typeof signInMessages> = {
  'title.vote': 'Melde dich an, um abzustimmen',
  'title.post': 'Melde dich an, um deine Idee einzureichen',
  'title.comment': 'Melde dich an, um zu kommentieren',
  'title.react': 'Melde dich an, um zu reagieren',
  'title.follow': 'Melde dich an, um zu folgen',
  'title.subscribe': 'Melde dich an, um zu abonnieren',
  'title.save': 'Melde dich an, um weiterzumachen',
  'title.report': 'Melde dich an, um etwas zu melden',
  'title.account': 'Anmelden',
  'title.link': 'Als {email} anmelden',
  'kept.vote': 'Deine Stimme zählt, sobald du dich anmeldest.',
  'kept.post': 'Dein Entwurf ist gespeichert und wird eingereicht, sobald du dich anmeldest.',
  'kept.comment': 'Dein Kommentar ist in diesem Browser gespeichert.',
  'kept.react': '',
  'kept.follow': 'Du folgst der Idee, sobald du dich anmeldest.',
  'kept.subscribe': '',
  'kept.save': 'Was du geschrieben hast, ist in diesem Browser gespeichert.',
  'kept.report': '',
  'kept.account': '',
  'form.label': 'Anmelden',
  'email.label': 'E-Mail-Adresse',
  'email.hint':
    'Wir schicken dir einen Code per E-Mail. Noch kein Konto? Dann wird damit eines angelegt.',
  'email.hintInvited':
    'Nur wer eingeladen ist, hat hier ein Konto. Wir schicken dir einen Code per E-Mail.',
  'email.send': 'Code senden',
  'email.sending': 'Wird gesendet',
  'code.label': 'Code',
  'code.sent': 'Wir haben einen Code gesendet an',
  'code.terminal':
    'Der E-Mail-Versand ist noch nicht eingerichtet. Der Code für {email} steht im Terminal des Servers.',
  'code.send': 'Anmelden',
  'code.sending': 'Du wirst angemeldet',
  'code.missing': 'Gib den 6-stelligen Code ein.',
  'code.again': 'Neuen Code senden',
  'code.againIn': 'Neuer Code in {count}\u00a0s',
  'code.sentAgain': 'Ein neuer Code ist unterwegs. Der vorherige gilt nicht mehr.',
  'code.otherAddress': 'Andere Adresse verwenden',
  'name.label': 'Wie sollen wir dich nennen?',
  'name.hint': 'Steht neben deinen Beiträgen. Du kannst ihn später ändern.',
  'name.send': 'Mein Konto anlegen',
  'name.sending': 'Dein Konto wird angelegt',
  back: 'Zurück',
  'provider.or': 'oder',
  'provider.go': 'Weiter mit {name}',
  'provider.failed':
    'Die Anmeldung mit {name} hat nicht geklappt. Versuch es noch einmal oder wähle einen anderen Weg.',
  'provider.window':
    '{name} öffnet sich in einem neuen Fenster. Drück noch einmal auf die Schaltfläche, um fortzufahren.',
  'page.lead': 'Um auf {site} abzustimmen, Ideen einzureichen und ihnen zu folgen.',
  'signedIn.title': 'Du bist angemeldet',
  'signedIn.as': 'Du bist angemeldet als',
  'signedIn.goOn': 'Weiter',
  'link.lead': 'Drück auf die Schaltfläche, um dich in diesem Browser anzumelden.',
  'link.other': 'Anders anmelden',
  'error.denied':
    'Du bist ohne Anmeldung zurückgekommen. Versuch es noch einmal oder wähle einen anderen Weg.',
  'error.banned': 'Du kannst hier nicht mehr mitmachen.',
  'error.unlinked':
    'Du hast die Verknüpfung dieses Dienstes mit deinem Konto aufgehoben. Melde dich mit einem Code an; in deinen Einstellungen kannst du ihn wieder verknüpfen.',
  'error.invited':
    'Nur wer eingeladen ist, kann hier ein Konto haben. Bitte das Team um eine Einladung.',
  'error.expired':
    'Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuch es noch einmal.',
  'error.other':
    'Die Anmeldung hat nicht geklappt. Versuch es noch einmal oder wähle einen anderen Weg.',
}
