import { defineMessages } from '../catalogue.ts'

/** Sentences about edits that an idea's page needs before anything of them is loaded. */
export const ideaEditsMessages = defineMessages('ideaEdits', {
  'edit.open': 'Edit',
  'edit.history': 'Earlier versions',
  'edit.edited': 'Edited {when}',
  'edit.editedBy': 'Edited {when} by {name}',
  'status.menuLabel': 'Status of this idea',
})
