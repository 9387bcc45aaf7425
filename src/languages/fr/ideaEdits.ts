import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaEditsMessages } from '#lib/messages/catalogues/ideaEdits.ts'

export const ideaEdits: Translation<typeof ideaEditsMessages> = {
  'edit.open': 'Modifier',
  'edit.history': 'Versions précédentes',
  'edit.edited': 'Dernière modification\u202f: {when}',
  'edit.editedBy': 'Dernière modification\u202f: {when}, par {name}',
  'status.menuLabel': 'Où en est cette idée',
}
