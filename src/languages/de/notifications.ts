import type { Translation } from '#lib/messages/catalogue.ts'
import type { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'

export const notifications: Translation<typeof notificationsMessages> = {
  'kind.STATUS_CHANGED': 'Statusänderungen',
  'kind.STATUS_CHANGED.hint':
    'Eine Idee, der du folgst, ist geplant, in Arbeit, umgesetzt oder abgelehnt.',
  'kind.OFFICIAL_ANSWER': 'Antworten vom Team',
  'kind.OFFICIAL_ANSWER.hint': 'Das Team antwortet auf eine Idee, der du folgst.',
  'kind.COMMENT': 'Andere Kommentare',
  'kind.COMMENT.hint': 'Jemand kommentiert eine Idee, der du folgst.',
  'kind.REPLY': 'Antworten an dich',
  'kind.REPLY.hint': 'Jemand antwortet auf deinen Kommentar.',
  'kind.MENTION': 'Erwähnungen',
  'kind.MENTION.hint': 'Jemand erwähnt dich in einer Idee oder einem Kommentar.',
  'kind.MERGED': 'Zusammengeführte Ideen',
  'kind.MERGED.hint': 'Eine Idee, der du folgst, wird mit einer anderen zusammengeführt.',
  'kind.CHANGELOG': 'Changelog',
  'kind.CHANGELOG.hint':
    'Ein Eintrag zu einer Idee, der du folgst, wird veröffentlicht – oder irgendein Eintrag, wenn du den Changelog abonniert hast.',
  'kind.NEW_IDEA': 'Neue Ideen',
  'kind.NEW_IDEA.hint': 'Fürs Team: Jemand reicht eine Idee ein.',
  'kind.AWAITS_APPROVAL': 'Beiträge, die auf Freigabe warten',
  'kind.AWAITS_APPROVAL.hint': 'Fürs Team: Ein Beitrag wartet, bis ihn jemand von euch freigibt.',
  'channel.INBOX': 'In der App',
  'channel.MAIL': 'E-Mail',
  'channel.PUSH': 'Push',
  'told.title': 'Wie du davon erfährst',
  'told.lead':
    'In der App: im Posteingang. E-Mail: zusätzlich per E-Mail, Neues zu einer Idee zusammengefasst.',
  'told.lead.push':
    'In der App: im Posteingang. E-Mail: zusätzlich per E-Mail, Neues zu einer Idee zusammengefasst. Push: eine Benachrichtigung auf den Geräten, die du unten zulässt.',
  'told.kind': '{channel}: {kind}',
  'told.failed': 'Nicht gespeichert. {what}.',
  'subscription.label': 'Changelog abonnieren',
  'subscription.hint':
    'Du erfährst von jedem Eintrag, nicht nur von denen zu Ideen, denen du folgst.',
  'cadence.legend': 'Wie oft du E-Mails bekommst',
  'cadence.INSTANT': 'Sofort',
  'cadence.INSTANT.hint': 'Ein paar Minuten, nachdem es passiert ist.',
  'cadence.DAILY': 'Einmal am Tag',
  'cadence.DAILY.hint': 'Jeden Tag um 8:00 Uhr eine E-Mail mit allem seit der letzten.',
  'cadence.WEEKLY': 'Einmal pro Woche',
  'cadence.WEEKLY.hint': 'Jeden Montag um 8:00 Uhr eine E-Mail mit allem seit der letzten.',
  'cadence.zone': 'Zeitzone: {zone}',
  'cadence.useZone': '{zone} verwenden',
  'pause.title': 'Pause',
  'pause.lead':
    'Bis dahin keine E-Mails und keine Push-Nachrichten. Dein Posteingang funktioniert weiter.',
  'pause.tomorrow': 'Bis morgen',
  'pause.week': 'Eine Woche lang',
  'pause.date': 'Bis zu einem Tag deiner Wahl',
  'pause.set': 'Pausieren',
  'pause.past': 'Wähle einen Tag nach heute.',
  'pause.until': 'Pausiert bis {date}.',
  'pause.resume': 'Jetzt fortsetzen',
  'muted.title': 'Stummgeschaltete Ideen',
  'muted.none': 'Keine. Du kannst eine Idee über das Menü auf ihrer Seite stummschalten.',
  'muted.lead': 'Von diesen erfährst du nichts.',
  'muted.unmute': 'Stummschaltung aufheben',
  'muted.unmute.label': 'Stummschaltung aufheben: {title}',
  'push.title': 'Push auf diesem Gerät',
  'push.off':
    'Lass dich auf diesem Gerät benachrichtigen, auch wenn die Website geschlossen ist. Dein Browser fragt dich vorher.',
  'push.on': 'An. Es endet, wenn du dich hier abmeldest.',
  'push.none':
    'Dieser Browser unterstützt keine Push-Nachrichten. Füge die Website auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu und öffne sie von dort.',
  'push.denied':
    'Dein Browser blockiert Benachrichtigungen von dieser Website. Erlaube sie in seinen Einstellungen für diese Website, meist hinter dem Symbol links neben der Adresse, und lade diese Seite neu.',
  'push.allow': 'Push hier erlauben',
  'push.end': 'Push hier ausschalten',
  'push.failed':
    'Der Push-Dienst deines Browsers war nicht erreichbar. Versuch es später noch einmal.',
  'push.others': 'Außerdem auf: {devices}.',
  'stopped.text': 'Du hast alle E-Mails über den Link in einer Nachricht abbestellt.',
  'stopped.resume': 'Schick mir wieder E-Mails',
  'defaults.title': 'Wovon Personen erfahren',
  'defaults.lead':
    'Für alle, die in ihren eigenen Einstellungen nichts anderes gewählt haben. Änderungen gelten sofort.',
}
