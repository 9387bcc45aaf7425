import type { Translation } from '#lib/messages/catalogue.ts'
import type { changelogMessages } from '#lib/messages/catalogues/changelog.ts'

export const changelog: Translation<typeof changelogMessages> = {
  'log.lead': 'Was neu ist und wer es sich gewünscht hat.',
  'log.labels': 'Arten von Neuigkeiten',
  'log.all': 'Alle',
  'label.NEW': 'Neu',
  'label.IMPROVED': 'Verbessert',
  'label.FIXED': 'Behoben',
  'log.list': 'Einträge',
  'log.closes': { one: 'Setzt {count} Idee um', other: 'Setzt {count} Ideen um' },
  'log.asked': { one: 'von {count} Person gewünscht', other: 'von {count} Personen gewünscht' },
  'log.told': '{asked}, {told} benachrichtigt',
  'log.mine': 'Das hast du dir gewünscht',
  'log.share': '„{title}“ teilen',
  'log.edit': 'Bearbeiten',
  'log.read': 'Lies, was sich geändert hat',
  'log.news': 'Im Changelog',
  'log.none': 'Noch keine Ankündigungen',
  'log.noneText': 'Sobald etwas umgesetzt ist, steht es hier, zusammen mit den Ideen dahinter.',
  'log.noneLabel': 'Noch nichts von dieser Art',
  'log.noneLabelText': 'Andere Neuigkeiten findest du unter „Alle“.',
  'log.toAll': 'Alle Neuigkeiten anzeigen',
  'log.toIdeas': 'Sieh dir an, was gewünscht wird',
  'log.back': 'Changelog',
  'log.aside': 'Über den Changelog',
  'promises.heading': 'Gehaltene Versprechen',
  'promises.shipped': {
    one: 'Idee im letzten Jahr umgesetzt.',
    other: 'Ideen im letzten Jahr umgesetzt.',
  },
  'promises.untold': {
    one: 'Die eine Person, die es sich gewünscht hatte, wurde nicht benachrichtigt.',
    other: 'Keine der {count} Personen, die es sich gewünscht hatten, wurde benachrichtigt.',
  },
  'promises.told': {
    one: 'Die eine Person, die es sich gewünscht hatte, wurde benachrichtigt.',
    other:
      'Von den {count} Personen, die es sich gewünscht hatten, wurden {share}\u00a0% benachrichtigt.',
  },
  'earlier.heading': 'Früher',
  'subscribe.heading': 'Erfahre, wenn etwas umgesetzt ist',
  'subscribe.on': 'Abonnieren',
  'subscribe.off': 'Abonniert',
  'subscribe.text':
    'Du erfährst von jedem Eintrag auf den Wegen, die du in deinen Einstellungen gewählt hast.',
  'feed.atom': 'Atom-Feed',
  'feed.json': 'JSON-Feed',
}
