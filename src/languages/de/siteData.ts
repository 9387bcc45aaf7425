import type { Translation } from '#lib/messages/catalogue.ts'
import type { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'

export const siteData: Translation<typeof siteDataMessages> = {
  'export.title': 'Export',
  'export.lead':
    'Alles, was die Website hat, in einer Zip-Datei: Tabellen, Daten für andere Programme und Bilder. Passwörter für andere Dienste, Sitzungen und Einladungslinks sind nicht dabei.',
  'export.download': 'Alles herunterladen',
  'export.failed':
    'Der Export konnte nicht heruntergeladen werden. Versuch es in ein paar Minuten noch einmal.',
  'imports.title': 'Importe',
  'imports.lead':
    'Was von anderswo übernommen wurde. Ein Import lässt sich rückgängig machen; Ideen, für die seitdem gestimmt wurde oder die geändert wurden, bleiben.',
  'imports.none':
    'Noch wurde nichts importiert. Importe starten auf dem Server, mit diesem Befehl:',
  'imports.none.source':
    'SOURCE ist die Datei, das Archiv oder der Ordner, den du aus deinem bisherigen Werkzeug exportiert hast.',
  'imports.ideas': { one: '{count} Idee', other: '{count} Ideen' },
  'imports.comments': { one: '{count} Kommentar', other: '{count} Kommentare' },
  'imports.votes': {
    one: '{count} Stimme, nur als Zahl',
    other: '{count} Stimmen, nur als Zahlen',
  },
  'imports.leftOut': { one: '{count} Element ausgelassen', other: '{count} Elemente ausgelassen' },
  'imports.notes': 'Was ausgelassen oder geändert wurde',
  'imports.note': '{count} × {text}',
  'imports.state.RUNNING': 'Läuft',
  'imports.state.STOPPED':
    'Vor dem Ende abgebrochen. Zum Fortfahren führe auf dem Server diesen Befehl aus:',
  'imports.state.CUT': 'Die Datei war unvollständig',
  'imports.state.UNDOING': 'Wird rückgängig gemacht\u00a0…',
  'imports.state.UNDONE': {
    one: 'Rückgängig gemacht: {count} Idee entfernt',
    other: 'Rückgängig gemacht: {count} Ideen entfernt',
  },
  'imports.kept.VOTED': {
    one: '{count} geblieben: mit Stimmen',
    other: '{count} geblieben: mit Stimmen',
  },
  'imports.kept.COMMENTED': {
    one: '{count} geblieben: mit Kommentaren',
    other: '{count} geblieben: mit Kommentaren',
  },
  'imports.kept.MERGED': {
    one: '{count} geblieben: zusammengeführt',
    other: '{count} geblieben: zusammengeführt',
  },
  'imports.kept.ANNOUNCED': {
    one: '{count} geblieben: im Changelog',
    other: '{count} geblieben: im Changelog',
  },
  'imports.kept.CHANGED': {
    one: '{count} geblieben: seitdem geändert',
    other: '{count} geblieben: seitdem geändert',
  },
  'imports.kept.FOLLOWED': {
    one: '{count} geblieben: mit Followern',
    other: '{count} geblieben: mit Followern',
  },
  'imports.kept.boards': {
    one: '{count} vom Import angelegtes Board bleibt, weil es in Gebrauch ist',
    other: '{count} vom Import angelegte Boards bleiben, weil sie in Gebrauch sind',
  },
  'imports.kept.changes': {
    one: '{count} Änderung an einer früheren Idee bleibt',
    other: '{count} Änderungen an früheren Ideen bleiben',
  },
  'imports.undo': 'Rückgängig machen',
  'imports.undo.label': 'Rückgängig machen: {source}',
  'imports.undo.title': 'Diesen Import rückgängig machen?',
  'imports.undo.text': {
    one: 'Die Idee aus {source} wird endgültig gelöscht, außer jemand hat seitdem für sie gestimmt, sie kommentiert, geändert oder ist ihr gefolgt.',
    other:
      '{count} Ideen stammen aus {source}. Sie werden endgültig gelöscht, außer denen, für die seitdem jemand gestimmt hat, die jemand kommentiert oder geändert hat oder denen jemand folgt.',
  },
  'imports.undo.changes': {
    one: 'Der Import hat auch etwas an einer Idee geändert, die schon da war. Diese Änderung bleibt.',
    other:
      'Der Import hat auch {count} Änderungen an Ideen vorgenommen, die schon da waren. Diese Änderungen bleiben.',
  },
  'imports.undo.do': 'Import rückgängig machen',
  'imports.cancel': 'Abbrechen',
  'imports.more': 'Mehr anzeigen',
  'imports.loading': 'Wird geladen\u00a0…',
  'delete.title': 'Diese Website löschen',
  'delete.lead':
    'Alles verschwindet, für alle: Ideen, Kommentare, Stimmen, Personen, Einstellungen und Bilder. Lade vorher einen Export herunter, falls ihn später jemand brauchen könnte.',
  'delete.open': 'Diese Website löschen\u00a0…',
  'delete.dialog': '{name} löschen?',
  'delete.text':
    'Alle Ideen, Kommentare, Stimmen, Personen, Einstellungen und Bilder werden sofort gelöscht, und alle werden abgemeldet. Das lässt sich nicht rückgängig machen.',
  'delete.backups':
    'Sicherungen und Exporte bleiben, wo sie sind. Wer den Server betreibt, kann eine Sicherung zurückholen oder auch sie entfernen.',
  'delete.name': 'Gib zur Bestätigung den Namen der Website ein: {name}',
  'delete.wrong': 'Das ist nicht der Name der Website. Gib „{name}“ ein.',
  'delete.do': 'Alles löschen',
  'delete.deleting': 'Wird gelöscht\u00a0…',
}
