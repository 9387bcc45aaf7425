import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaEditsMessages } from '#lib/messages/catalogues/ideaEdits.ts'

export const ideaEdits: Translation<typeof ideaEditsMessages> = {
  'edit.open': 'Editar',
  'edit.history': 'Versiones anteriores',
  'edit.edited': 'Editada: {when}',
  'edit.editedBy': 'Editada por {name}: {when}',
  'status.menuLabel': 'En qué punto está esta idea',
}
