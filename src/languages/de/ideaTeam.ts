import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaTeamMessages } from '#lib/messages/catalogues/ideaTeam.ts'

export const ideaTeam: Translation<typeof ideaTeamMessages> = {
  title: 'Fürs Team',
  pinned: 'Im Board oben angeheftet',
  hidden: 'Stimmen erst nach dem Abstimmen sichtbar',
  assignee: 'Zuständig',
  'assignee.none': 'Niemand',
  month: 'Voraussichtlich',
  'month.none': 'Nicht festgelegt',
  saved: 'Gespeichert.',
  failed: '{what}. Das wurde nicht gespeichert.',
}
