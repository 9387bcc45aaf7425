import type { Translation } from '#lib/messages/catalogue.ts'
import type { draftsMessages } from '#lib/messages/catalogues/drafts.ts'

export const drafts: Translation<typeof draftsMessages> = {
  'older.title': 'Du hast einen älteren Entwurf',
  'older.use': 'Verwenden',
  'older.putAway': 'Verwerfen',
  'waits.text':
    '{what}. Dein Text ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist, solange diese Seite offen bleibt.',
  'waits.now': 'Jetzt senden',
  'waits.stop': 'Nicht senden',
  'unsent.text':
    'Du bist wieder online, aber der Text, den du verlassen hast, wurde noch nicht gesendet.',
  'unsent.open': 'Öffnen',
  discarded: 'Deine Änderungen wurden verworfen.',
  'discarded.undo': 'Rückgängig machen',
  postedElsewhere: 'Dein Text wurde in einem anderen Tab veröffentlicht.',
  'postedElsewhere.show': 'Anzeigen',
  'conflict.title': '{name} hat das geändert, während du geschrieben hast',
  'conflict.titleNobody': 'Das wurde geändert, während du geschrieben hast',
  'conflict.titleYou': 'Du hast das an anderer Stelle geändert, während du hier geschrieben hast',
  'conflict.lead':
    'Nichts ist verloren. Wähle, mit welchem Text du weitermachst; gespeichert wird erst, wenn du auf „Speichern“ drückst.',
  'conflict.theirs': 'Aktuelle Fassung',
  'conflict.mine': 'Dein Text',
  'conflict.takeTheirs': 'Aktuelle Fassung übernehmen',
  'conflict.takeOther': 'Diese übernehmen',
  'conflict.keepMine': 'Meinen Text behalten',
  'conflict.empty': 'Kein Text.',
}
