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
}
