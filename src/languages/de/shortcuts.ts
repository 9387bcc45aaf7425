import type { Translation } from '#lib/messages/catalogue.ts'
import type { shortcutsMessages } from '#lib/messages/catalogues/shortcuts.ts'

export const shortcuts: Translation<typeof shortcutsMessages> = {
  'shortcuts.title': 'Tastenkürzel',
  'shortcuts.on': 'Einzelne Tasten wirken überall, außer während du schreibst.',
  'shortcuts.off': 'Einzelne Tasten sind in diesem Browser ausgeschaltet.',
  'shortcuts.turnOff': 'Ausschalten',
  'shortcuts.turnOn': 'Einschalten',
  'shortcuts./': 'Suchen',
  'shortcuts.palette': 'Zu Idee, Seite oder Aktion springen',
  'shortcuts.c': 'Idee einreichen',
  'shortcuts.j': 'Nächstes in der Liste',
  'shortcuts.k': 'Vorheriges in der Liste',
  'shortcuts.o': 'Idee öffnen',
  'shortcuts.v': 'Für die Idee stimmen',
  'shortcuts.e': 'Idee bearbeiten; im Posteingang: als gelesen markieren',
  'shortcuts.s': 'Status setzen oder offizielle Antwort schreiben',
  'shortcuts.m': 'Mit einer anderen Idee zusammenführen',
  'shortcuts.l': 'Diskussion schließen oder wieder öffnen',
  'shortcuts.x': 'Auswählen oder abwählen',
  'shortcuts.a': 'Erste Schaltfläche drücken',
  'shortcuts.t': 'Freigeben und der Person vertrauen',
  'shortcuts.?': 'Diese Liste anzeigen',
}
