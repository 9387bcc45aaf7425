import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaEditsMessages } from '#lib/messages/catalogues/ideaEdits.ts'

export const ideaEdits: Translation<typeof ideaEditsMessages> = {
  'edit.open': 'Bearbeiten',
  'edit.history': 'Frühere Fassungen',
  'edit.edited': 'Bearbeitet: {when}',
  'edit.editedBy': 'Bearbeitet: {when}, von {name}',
  'status.menuLabel': 'Wo diese Idee steht',
}
