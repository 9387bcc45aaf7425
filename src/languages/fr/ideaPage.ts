import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'

export const ideaPage: Translation<typeof ideaPageMessages> = {
  'idea.source': 'importée de {name} #{number}',
  'idea.source.unnumbered': 'importée de {name}',
  'idea.body': 'Détails',
  'idea.noBody': 'Pas de détails.',
  'idea.aside': 'À propos de cette idée',
  'idea.back': 'Toutes les idées',
  'voters.title': 'Qui a voté',
  'voters.more': { one: 'et {count} autre', other: 'et {count} autres' },
  'idea.expected': 'prévue en {month}',
  'voters.none': 'Personne pour l’instant.',
  'voters.hidden': 'Seuls l’équipe et les votants voient les votes.',
  'merged.label': 'Fusionnées avec cette idée',
  'merged.arrived': '«\u202f{title}\u202f» a été fusionnée avec cette idée.',
  'merged.more': { one: 'En afficher {count} de plus', other: 'En afficher {count} de plus' },
  'merged.votes': {
    one: '{count} de ces votes vient de #{number}',
    other: '{count} de ces votes viennent de #{number}',
  },
  'merged.votesAndImported': {
    one: '{count} de ces votes et {imported} des votes importés viennent de #{number}',
    other: '{count} de ces votes et {imported} des votes importés viennent de #{number}',
  },
  'merged.imported': 'Votes importés venant de #{number}\u202f: {imported}',
  'merged.none': '#{number} a été fusionnée avec cette idée',
  'merged.undo': 'Annuler la fusion',
  'merged.undoLabel': 'Annuler la fusion de #{number}',
}
