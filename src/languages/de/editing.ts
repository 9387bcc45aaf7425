import type { Translation } from '#lib/messages/catalogue.ts'
import type { editingMessages } from '#lib/messages/catalogues/editing.ts'

export const editing: Translation<typeof editingMessages> = {
  'edit.label': 'Diese Idee bearbeiten',
  'edit.title': 'Titel',
  'edit.body': 'Details',
  'edit.tags': 'Schlagwörter',
  'edit.tagTeam': '{name} (Team)',
  'edit.save': 'Speichern',
  'edit.saving': 'Wird gespeichert\u00a0…',
  'edit.cancel': 'Abbrechen',
  'edit.nothing': 'Noch keine Änderungen.',
  'edit.failed': '{what}. Dein Text ist gespeichert. Versuch es noch einmal.',
  'edit.draftKept': 'Entwurf in diesem Browser gespeichert',
  'edit.draftPageOnly':
    'Entwürfe können in diesem Browser nicht gespeichert werden. Bleib auf dieser Seite, bis die Änderung gespeichert ist',
  'edit.gone': 'Diese Idee kann nicht mehr bearbeitet werden.',
  'edit.waits':
    'Gespeichert. Die Idee wartet jetzt auf Freigabe; bis dahin können sie nur du und das Team sehen.',
  'status.dialog': 'Auf „{status}“ setzen',
  'status.answerTo': 'Offizielle Antwort schreiben',
  'status.answer': 'Offizielle Antwort',
  'status.answerHint': 'Steht ganz oben auf der Seite.',
  'status.closes': 'Die Abstimmung wird geschlossen. Abgegebene Stimmen bleiben.',
  'status.opens': 'Die Abstimmung wird wieder geöffnet.',
  'status.save': 'Status setzen',
  'status.send': 'Antworten',
  'status.saving': 'Wird gespeichert\u00a0…',
  'status.cancel': 'Abbrechen',
  'status.failed': '{what}. Dein Text ist gespeichert. Versuch es noch einmal.',
  'status.answered': 'Deine Antwort steht ganz oben auf der Seite.',
  'status.heading': 'Status',
}
