import { defineMessages } from '../catalogue.ts'

/** What an idea's page says about edits before anything of them is loaded. */
export const ideaEditsMessages = defineMessages('ideaEdits', {
  'edit.open': 'Edit',
  'edit.history': 'Earlier versions',
  'edit.edited': 'Edited {when}',
  'edit.editedBy': 'Edited {when} by {name}',
  'status.menuLabel': 'Where this idea stands',
})
